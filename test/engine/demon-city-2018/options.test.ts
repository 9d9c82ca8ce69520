/** The choices among readings, and the odds under each of them compared with every way of throwing. */
import assert from 'node:assert/strict';
import { detailOf, type Timeline } from '../../../server/engine/index.ts';
import { chanceInPlay, chancesInPlay, took } from './every-play.ts';
import { fight } from './fight.ts';

const body = (name: string, side: string, more = ''): string =>
  `combatant ${name} of the ${side}\n  Agility 3  Toughness 2  Perception 4\n${more}`;
const people = body('Ann', 'Players') + body('Bea', 'Players') + body('Bill', 'Host');

describe('option majors (reading t1)', () => {
  const duel = `${people}deck of the Players: "The Moon"\ndeck of the Host: 12\nround 1\nAnn: grabs Bill.\nBill: grabs Ann.`;

  it('makes majors above ten count ten, or as printed', () => {
    assert.equal(fight(duel).takesEffect('Ann'), '0');
    assert.equal(fight(`option majors printed\n${duel}`).takesEffect('Ann'), '1');
  });
});

describe('option lower attacks (reading t17)', () => {
  // Bea's 6 is the highest attack and not above Bill's Agility 7; Ann's 5 would be above Cy's Agility 3.
  const text = `${body('Ann', 'Players')}${body('Bea', 'Players')}${body('Bill', 'Host').replace('Agility 3', 'Agility 7')}${body('Cy', 'Host')}
round 1\nAnn: grabs Cy. throws 5 1\nBea: grabs Bill. throws 6 1\nBill: grabs Ann. throws 2 1`;
  const effects = (option: string) =>
    fight(`${option}${text}`)
      .steps('effect')
      .map(({ actor }) => actor);

  it('is off by default: where the highest attack fails it is a stalemate (T18:183)', () => {
    assert.deepEqual(effects(''), []);
    assert.equal(fight(text).steps('stalemate').length, 1);
  });

  it('tries the next one where the scenario chooses so', () => {
    assert.deepEqual(effects('option lower attacks on\n'), ['Ann']);
  });
});

describe('option fool in damage (reading t28)', () => {
  const text = (option: string) =>
    `${option}${people}round 1\nAnn: punches Bill. throws 9 1. damage throws "The Fool" 5\nBill: punches Ann. throws 2`;

  it('counts The Fool as 0 in damage by default', () => {
    const { steps } = fight(text(''));
    assert.equal(steps('damage')[0]!.title, 'Bill loses no Toughness');
  });

  it('draws another card in its place where the scenario chooses so', () => {
    const step = fight(text('option fool in damage redrawn\n')).steps('damage')[0]!;
    const kept = detailOf(step, 'results')!.results.find((result) => result.kept)!;
    assert.equal(detailOf(step, 'results')!.results.length, 3);
    assert.ok(kept.value >= 1 && kept.value <= 5);
    assert.ok(detailOf(step, 'results')!.results.some(({ name, kept: counts }) => name === 'The Fool' && !counts));
    assert.match(step.text, /another card in its place/);
  });

  it('gives a loss of at least 1 in every throw of it, and of 0 in some without it', () => {
    const small = `${people}deck of the Players: "The Fool", 1 to 4\ndeck of the Host: 0 of each 1, 1\nround 1\nAnn: punches Bill.\nBill: waits.`;
    const unharmed = (option: string) =>
      chanceInPlay(`${option}${small}`, ({ rounds }) =>
        rounds[0]!.steps.some(({ kind, title }) => kind === 'damage' && title.includes('loses no Toughness')),
      );
    assert.notEqual(unharmed(''), '0');
    assert.equal(unharmed('option fool in damage redrawn\n'), '0');
  });
});

const tasks = `round 1
Ann: searches for "the key" with Perception against 3.
Bea: searches for "the lamp" with Perception to beat 3.
Bill: searches for "the bell" with Perception against 4.`;

for (const shuffling of ['needed', 'rounds', 'throws']) {
  describe(`option shuffling ${shuffling} (reading t30)`, () => {
    const option = `option shuffling ${shuffling}\n`;

    for (const [how, decks] of [
      ['that serve the round', 'Players: 1 to 5\ndeck of the Host: 2 to 5'],
      ['that run short within it', 'Players: 1 to 3\ndeck of the Host: 2 to 3'],
    ] as const) {
      it(`has the odds of playing every way it can be thrown, from decks ${how}`, () => {
        const text = `${option}${people}deck of the ${decks}\n${tasks}`;
        const { takesEffect } = fight(text);
        const actors = ['Ann', 'Bea', 'Bill'];
        assert.deepEqual(
          actors.map(takesEffect),
          chancesInPlay(
            text,
            actors.map((who) => (timeline: Timeline) => took(timeline, who)),
          ),
        );
      }).timeout(20_000);
    }

    it('has the odds of a Clash that comes after tasks, from decks that run short', () => {
      const text = `${option}${people}deck of the Players: 1 to 3\ndeck of the Host: 1 to 3\nround 1\nAnn: searches for "the key" with Perception against 3.\nBea: grabs Bill.\nBill: grabs Bea.\n advantage "the rope"`;
      assert.deepEqual(
        ['Ann', 'Bea', 'Bill'].map(fight(text).takesEffect),
        chancesInPlay(
          text,
          ['Ann', 'Bea', 'Bill'].map((who) => (timeline: Timeline) => took(timeline, who)),
        ),
      );
    });

    it('has the right odds in a later round, given what was thrown before', () => {
      const later = `${option}${people}deck of the Players: 1 to 4\ndeck of the Host: 2 to 5\nround 1\nAnn: grabs Bill. throws 4\nBill: grabs Ann. throws 3\nBea: waits.\nround 2\nBea: grabs Bill.\nBill: grabs Bea.`;
      const chance = fight(later);
      const second = chance
        .actions(2)
        .find(({ actor }) => actor === 'Bea')!
        .odds.get('succeeds')!
        .chance.toFraction();
      assert.equal(
        second,
        chanceInPlay(later, (timeline) => took(timeline, 'Bea', 2)),
      );
    });
  });
}

describe('damage before a Clash', () => {
  const text = (deck: string) =>
    `${people}${body('Cy', 'Host')}deck of the Players: ${deck}\ndeck of the Host: 1 to 3\nround 1\nAnn: punches Cy, uncontested.\nBea: grabs Bill.\nBill: grabs Bea.`;

  it('leaves the odds of the Clash exact where the deck serves both', () => {
    const enough = text('1 to 7');
    assert.equal(
      fight(enough).takesEffect('Bea'),
      chanceInPlay(enough, (timeline) => took(timeline, 'Bea')),
    );
  });

  it('leaves them out where it may or may not have emptied the deck', () => {
    assert.deepEqual(
      fight(text('1 to 4'))
        .actions(1)
        .map(({ actor }) => actor),
      ['Ann'],
    );
  });
});

describe('shuffling', () => {
  const told = (option: string, deck: string) =>
    fight(
      `${option}${people}${deck}round 1\nAnn: grabs Bill.\nBill: dodges.\nround 2\nAnn: grabs Bill.\nBill: dodges.`,
    ).steps('shuffle');

  it('is reported with its silence when a deck runs short', () => {
    const steps = told('', 'deck of the Host: 1 to 3\n');
    assert.deepEqual(
      steps.map(({ title, key }) => `${key.split('/')[0]!} ${title}`),
      ['2 The Horror’s Deck is shuffled'],
    );
    assert.match(steps[0]!.text, /The text is silent on shuffling/);
    assert.equal(steps[0]!.rule, 'demon-city-2018/reshuffling');
    assert.deepEqual(told('', ''), []);
  });

  it('is reported before each round, or each throw, where the scenario chooses that', () => {
    for (const option of ['option shuffling rounds\n', 'option shuffling throws\n']) {
      assert.deepEqual(
        told(option, '').map(({ title, key }) => `${key.split('/')[0]!} ${title}`),
        ['2 The Players’ Deck is shuffled', '2 The Horror’s Deck is shuffled'],
      );
    }
  });

  it('leaves cards on the table out of a throw (reading t29)', () => {
    const { steps } = fight(
      `${people}deck of the Players: 1 to 4\nround 1\nAnn: punches Bill. throws 4\nBill: punches Ann. throws 1`,
    );
    assert.ok(detailOf(steps('damage')[0], 'results')!.results.every(({ value }) => value !== 4));
  });
});

describe('the two decks (reading, sections 1.2 and 1.3)', () => {
  it('are three of each 1 to 10 and The Fool, and one of each 1 to 10, by default', () => {
    // One against one, 31 cards against 10: the players win .435 = 27/62; critical failure 1/31 (section 7).
    const odds = fight(`${people}round 1\nAnn: grabs Bill.\nBill: grabs Ann.`);
    assert.equal(odds.takesEffect('Ann'), '27/62');
    assert.equal(odds.actions(1)[0]!.odds.get('critical failure')!.chance.toFraction(), '1/31');
  });
});
