/**
 * Who wins a Clash and what happens on the winning side: ties, three sides, several targets, Significators, The Fool,
 * Horrors’ cards.
 */
import assert from 'node:assert/strict';
import { decisionOf, detailOf } from '../../../server/engine/index.ts';
import { fight } from './fight.ts';

const body = (name: string, side: string, more = ''): string =>
  `combatant ${name} of the ${side}\n  Agility 3  Toughness 3\n${more}`;
const three = body('Ann', 'Players') + body('Bea', 'Players') + body('Bill', 'Host');
const effects = (text: string) =>
  fight(text)
    .steps('effect')
    .map(({ actor }) => actor);

describe('allies who tie (T18:171, reading t20)', () => {
  const tied = (decision: string, ann = 9, dodge = '') =>
    `${three}${body('Dee', 'Players')}round 1\n${decision}Ann: grabs Bill. throws ${ann} 1\nBea: grabs Bill. throws 9 1\nBill: grabs Dee. throws 2\n${dodge}`;

  it('for first place: the first announced acts by default, and the step says that the side chooses', () => {
    const { steps } = fight(tied(''));
    assert.deepEqual(effects(tied('')), ['Ann']);
    assert.equal(steps('choice')[0]!.rule, 'demon-city-2018/ally-tie');
    assert.match(steps('choice')[0]!.text, /“decides ally tie: Ann” would settle it/);
  });

  it('act as decided', () => {
    assert.deepEqual(effects(tied('decides ally tie: Bea\n')), ['Bea']);
    assert.equal(fight(tied('decides ally tie: Bea\n')).steps('choice')[0]!.text, 'Decided: Bea acts.');
  });

  it('below first place: the same', () => {
    const dodge = 'Dee: dodges Bill. throws 10 1';
    assert.deepEqual(effects(tied('', 9, dodge)), ['Ann', 'Dee']);
    assert.deepEqual(effects(tied('decides ally tie: Bea\n', 9, dodge)), ['Bea', 'Dee']);
  });

  it('where the chosen one doesn’t succeed: another acts, by a default that is named as such', () => {
    // 6 is not above Bill’s 7, who attacks Ann; Bea, whom he neither attacks nor avoids, has only his Agility 3 to
    // beat.
    const { steps } = fight(
      `${three}${body('Dee', 'Players')}round 1\ndecides ally tie: Ann\nAnn: grabs Bill. throws 6\nBea: grabs Bill. throws 6 1\nBill: grabs Ann. throws 7\nDee: dodges. interferes with Bill. throws 10 1`,
    );
    assert.deepEqual(
      steps('effect').map(({ actor }) => actor),
      ['Bea', 'Dee'],
    );
    assert.equal(
      steps('choice')[0]!.text,
      'It was decided for Ann, whose attack doesn’t succeed; this default is Clashwright’s: the first to announce of those who do.',
    );
  });

  it('need no choice where one is higher', () => {
    assert.deepEqual(fight(tied('', 8)).steps('choice'), []);
    assert.deepEqual(effects(tied('', 8)), ['Bea']);
  });
});

describe('sides', () => {
  it('of more than two are each for themselves: the one highest card wins (reading t23)', () => {
    const text = (cult: number) =>
      `side the Cult run by the Host\n${three}${body('Cy', 'Cult')}deck of the Host: 2 of each 1 to 10\nround 1\nAnn: grabs Bill. throws 4\nBill: grabs Ann. throws 6\nCy: grabs Bill. throws ${cult} 1`;
    assert.deepEqual(effects(text(9)), ['Cy']);
    assert.equal(fight(text(6)).steps('tie').length, 1);
    assert.deepEqual(effects(text(3)), ['Bill']);
    assert.deepEqual(Object.keys(fight(text(9)).clash()), [
      'the Players act',
      'the Host acts',
      'the Cult acts',
      'tie',
      'stalemate',
    ]);
  });

  it('allied with the Players among the Host’s people throw from the Host’s deck and win with the Players (reading t24)', () => {
    const text = `side the Police run by the Host allied with the Players\n${three}${body('Cy', 'Police')}deck of the Host: 1 to 8, 12\nround 1\nCy: grabs Bill. throws 12 1\nBill: grabs Ann. throws 2\nAnn: dodges. throws 10 1`;
    assert.deepEqual(effects(text), ['Cy', 'Ann']);
    assert.deepEqual(Object.keys(fight(text).clash()), ['the Players act', 'the Host acts', 'tie', 'stalemate']);
  });
});

describe('an attack on several (reading t41)', () => {
  const text = (thrown: number) =>
    `${three}round 1\nBill: hurls the grenade at Ann and Bea. throws ${thrown}. damage throws 1\nAnn: dodges. throws 7 1\nBea: dodges. throws 3 1`;
  const hit = (thrown: number) =>
    fight(text(thrown))
      .steps('damage')
      .map(({ target }) => target);

  it('is one attack, which hits those whose threshold it exceeds', () => {
    assert.deepEqual(hit(9), ['Ann', 'Bea']);
    assert.deepEqual(hit(5), []);
    assert.deepEqual(
      fight(`${text(9)}\n`)
        .steps('effect')
        .map(({ actor }) => actor),
      ['Bill'],
    );
  });

  it('hits the one it exceeds and not the other', () => {
    const mixed = `${three}round 1\nBill: hurls the grenade at Ann and Bea. throws 9. damage throws 1\nAnn: grabs Bill. throws 8 1\nBea: waits.`;
    assert.deepEqual(
      fight(mixed)
        .steps('damage')
        .map(({ target }) => target),
      ['Ann', 'Bea'],
    );
    const low = mixed.replace(
      'of the Players\n  Agility 3  Toughness 3\ncombatant Bill',
      'of the Players\n  Agility 9  Toughness 3\ncombatant Bill',
    );
    assert.deepEqual(
      fight(low)
        .steps('damage')
        .map(({ target }) => target),
      ['Ann'],
    );
  });

  it('throws massive damage by its own rule: a card for each point of the stat used, the highest (reading, section 6)', () => {
    const step = fight(text(9)).steps('damage')[0]!;
    assert.equal(step.rule, 'demon-city-2018/massive-damage');
    assert.equal(detailOf(step, 'results')!.results.length, 3);
  });
});

describe('a Significator (T18:148, T18:193, reading t25)', () => {
  const star = (card: string) => `${body('Ann', 'Players', `  significator "${card}"\n`)}${body('Bill', 'Host')}`;
  const step = (text: string) => fight(text).steps('effect')[0];

  it('makes a critical success where it alone would have succeeded, even if it isn’t the highest', () => {
    const text = `${star('6 of Cups')}situation "x"\nadvantage "a" for Ann over Bill.\nround 1\nAnn: grabs Bill. throws 9 "6 of Cups"\nBill: grabs Ann. throws 4`;
    assert.equal(step(text)!.title, 'Ann grabs Bill: a critical success');
    assert.equal(step(text)!.rule, 'demon-city-2018/significator');
    assert.equal(step(text.replace('throws 4', 'throws 6'))!.title, 'Ann grabs Bill: it takes effect');
  });

  it('of somebody else’s counts as a plain number', () => {
    const text = `${star('6 of Cups')}${body('Bea', 'Players')}round 1\nBea: grabs Bill. throws "6 of Cups" 1\nBill: grabs Ann. throws 4`;
    assert.equal(step(text)!.title, 'Bea grabs Bill: it takes effect');
  });

  it('of somebody on the Host’s side is added to the Host’s deck', () => {
    const text = `${body('Ann', 'Players')}${body('Bill', 'Host', '  significator "The Tower"\n')}round 1\nBill: grabs Ann. throws "The Tower"\nAnn: grabs Bill. throws 4`;
    assert.equal(step(text)!.title, 'Bill grabs Ann: a critical success');
  });
});

describe('The Fool (T18:148, T18:204)', () => {
  const people = `${body('Ann', 'Players')}${body('Bea', 'Players')}${body('Bill', 'Host')}`;

  it('as the card that counts is a critical failure, also on the winning side', () => {
    const { steps } = fight(
      `${people}round 1\nAnn: grabs Bill. throws "The Fool"\nBea: grabs Bill. throws 9 1\nBill: grabs Ann. throws 4`,
    );
    assert.deepEqual(
      steps('failure').map(({ title, rule }) => `${title} ${rule!}`),
      ['Ann grabs Bill: a critical failure demon-city-2018/the-fool'],
    );
  });

  it('next to a higher card does nothing', () => {
    assert.deepEqual(
      fight(`${people}round 1\nAnn: dodges. throws "The Fool" 3\nBill: grabs Ann. throws 4`).steps('failure'),
      [],
    );
  });

  it('is judged on the kept card where two are thrown and the lower counts (reading t12)', () => {
    const called = (cards: string) =>
      fight(
        `${people}round 1\nAnn: punches Bill. called shot "the eye". throws ${cards}. damage throws 1\nBill: punches Ann. throws 4`,
      )
        .steps('failure')
        .map(({ title }) => title);
    assert.deepEqual(called('9 "The Fool"'), ['Ann punches Bill: a critical failure']);
    assert.deepEqual(called('9 3'), []);
  });

  it('as one’s own Significator isn’t a critical failure (reading t27)', () => {
    const own = people.replace('Agility 3  Toughness 3\n', 'Agility 3  Toughness 3\n  significator "The Fool"\n');
    assert.deepEqual(
      fight(`${own}round 1\nAnn: grabs Bill. throws "The Fool"\nBill: grabs Ann. throws 4`).steps('failure'),
      [],
    );
  });
});

describe('a Horror’s own card (T18:150, T18:193)', () => {
  const people = `${body('Ann', 'Players')}combatant the Bride of the Host\n  Agility 3  Toughness 3\n  wins with "The Moon": "she draws them down."\ndeck of the Host: 1 to 10, "The Moon"\n`;

  it('has a step of its own where the Horror wins with it', () => {
    const { steps } = fight(
      `${people}round 1\nthe Bride: grabs Ann. throws "The Moon"\nAnn: grabs the Bride. throws 4`,
    );
    const [step] = steps('horror card');
    assert.deepEqual(
      [step!.title, step!.rule, step!.prose[0]!.text],
      ['The Bride wins with The Moon', 'demon-city-2018/horror-card', 'she draws them down.'],
    );
    assert.deepEqual(steps('effect')[0]!.prose, []);
  });

  it('does nothing where she loses with it', () => {
    const { steps } = fight(
      `${people}deck of the Players: 12\nround 1\nthe Bride: grabs Ann. throws "The Moon"\nAnn: grabs the Bride. throws 12`,
    );
    assert.deepEqual(steps('horror card'), []);
  });

  it('counts as the lower of two where that is kept', () => {
    const eight = people.replaceAll('The Moon', 'Strength');
    const { steps } = fight(
      `${eight}round 1\nthe Bride: punches Ann. called shot "the eye". throws 10 "Strength". damage throws 1\nAnn: punches the Bride. throws 4`,
    );
    assert.deepEqual(
      steps('horror card').map(({ title }) => title),
      ['The Bride wins with Strength'],
    );
  });
});

describe('several Clashes (T18:161)', () => {
  it('are listed before they are thrown', () => {
    const four = `${three}${body('Cy', 'Host')}round 1\nAnn: punches Bill.\nBill: punches Ann.\nBea: punches Cy.\nCy: punches Bea.`;
    const [step] = fight(four).steps('clashes');
    assert.equal(step!.rule, 'demon-city-2018/several-clashes');
    assert.match(step!.text, /Ann and Bill; Bea and Cy/);
    assert.deepEqual(fight(`${three}round 1\nAnn: punches Bill.\nBill: punches Ann.`).steps('clashes'), []);
  });
});

describe('holds', () => {
  it('are broken from the one who holds, where nobody is named (T18:198)', () => {
    const text = (thrown: number) =>
      `${three}situation "x"\nAnn is grabbed by Bill.\nround 1\nAnn: breaks free. throws ${thrown}\nBill: punches Ann. throws 5`;
    assert.equal(fight(text(9)).steps('effect')[0]!.text, '9 is above Bill’s throw of 5. Bill no longer holds Ann.');
    assert.deepEqual(fight(text(9)).timeline.rounds[0]!.after.combatants[0]!.conditions, []);
    assert.deepEqual(fight(text(3)).timeline.rounds[0]!.after.combatants[0]!.conditions, ['grabbed by Bill']);
  });

  it('end when the one who holds goes down', () => {
    const { steps } = fight(
      `${three}situation "x"\nAnn is grabbed by Bill.\nround 1\nBea: punches Bill. throws 9 1. damage throws 9\nBill: punches Ann. throws 2`,
    );
    assert.match(steps('damage')[0]!.text, /Ann is no longer held/);
  });
});

describe('a tie of somebody who throws alone', () => {
  const climb = (own: number, hosts: number, more = ''): string =>
    `${body('Ann', 'Players')}${body('Bill', 'Host')}round 1\nBill: waits.\nAnn: picks "the lock" with Agility against 3. throws ${own}\n  the Host throws ${hosts}\n  on success "open."\n  on failure "it holds."\n${more}`;
  const told = (text: string) =>
    fight(text)
      .steps('uncontested')
      .map((step) => [
        step.title,
        step.tone,
        decisionOf(step)?.outcome,
        step.rule,
        ...step.prose.map(({ text: words }) => words),
      ]);

  it('is reported as one, and once, with the writer’s words for a failure', () => {
    assert.deepEqual(told(climb(5, 5)), [
      ['Ann ties at 5, which is no success', 'even', 'tie', 'demon-city-2018/task-throw', 'it holds.'],
    ]);
    assert.deepEqual(fight(climb(5, 5)).steps('failure'), []);
    assert.match(
      fight(climb(5, 5)).steps('uncontested')[0]!.text,
      /this default is Clashwright’s: a tie is no success\.$/u,
    );
  });

  it('is neither a failure nor a success', () => {
    assert.deepEqual(told(climb(4, 5)), [['Ann fails', 'bad', 'fails', 'demon-city-2018/task-throw', 'it holds.']]);
    assert.deepEqual(told(climb(6, 5)), [['Ann succeeds', 'good', 'succeeds', 'demon-city-2018/uncontested']]);
    assert.deepEqual(
      fight(climb(6, 5))
        .steps('effect')
        .flatMap(({ prose }) => prose.map(({ text }) => text)),
      ['open.'],
    );
  });

  it('counts as failed in the rounds that follow', () => {
    const later = 'round 2 "lost" if Ann failed\nAnn: waits.\nround 2 "won" otherwise\nAnn: waits.';
    assert.deepEqual(
      [5, 4, 6].map(
        (own) =>
          fight(climb(own, 5, later))
            .steps('round')
            .at(-1)!.title,
      ),
      ['Round 2: lost', 'Round 2: lost', 'Round 2: won'],
    );
  });
});

describe('a flight', () => {
  it('that succeeds says that its effect is the writer’s to decide', () => {
    const text = (verb: string): string =>
      fight(`${body('Ann', 'Players')}${body('Bill', 'Host')}round 1\nBill: waits.\nAnn: ${verb}.`).steps('effect')[0]!
        .text;
    assert.match(
      text('flees'),
      /^Ann gets away\. The text doesn’t say how far, nor whether the fight is over for somebody who flees, so the state doesn’t change: the writer decides\.$/u,
    );
    assert.equal(text('dodges'), '');
  });
});
