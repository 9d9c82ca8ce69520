/** Every card and die has a plain reason why it counts or doesn’t. */
import assert from 'node:assert/strict';
import { detailOf } from '../../../server/engine/index.ts';
import type { CardView, TableView } from '../../../server/protocol/index.ts';
import { samples } from '../../engine/contract/scenarios.ts';
import { panelIn, panelOf, type WholeStep } from './panel-of-text.ts';

const fight = (rules: string, pins = '    throws 9\n    damage throws 3\n'): string => `scenario "Two"
rules ${rules}
combatant Ann (she) of the Players
  Agility 3  Toughness 5
combatant the Ghoul (it) of the Host
  Agility 2  Toughness 4
round 1
  the Ghoul: punches Ann.
    throws 4
  Ann: punches the Ghoul.
    advantage "height"
${pins}`;

const bridge = `combatant Ilse (she) of the Players
  HP 9
combatant the Reeve (he) of the Host
  HP 8
scenario "Bridge"
rules attack-algorithm
situation
  champion Ilse.
  advantage "the rail" for Ilse.
round 1
  Ilse: attacks the Reeve.
    rolls 2 6
`;

const stepOf = (text: string, kind: string): WholeStep => panelOf(text).steps.find((step) => step.kind === kind)!;
const partyOf = (table: TableView | undefined, who: string): readonly CardView[] =>
  table!.parties.find(({ name }) => name === who)!.cards;
const reasons = ({ why }: CardView): readonly string[] => why.reasons.map(({ text }) => text);

describe('a card', () => {
  it('says that it is the highest of how many, or what is higher', () => {
    for (const rules of ['demon-city-2018', 'demon-city-2017']) {
      const cards = partyOf(stepOf(fight(rules), 'clash').table, 'Ann');
      const unit = rules === 'demon-city-2018' ? 'throws' : 'dice';
      const [best, ...others] = [cards.find(({ kept }) => kept)!, ...cards.filter(({ kept }) => !kept)];
      assert.equal(best.face, '9', rules);
      assert.equal(reasons(best)[0], `9 is the highest of ${cards.length} ${unit}`);
      assert.ok(others.length > 0);
      for (const other of others)
        assert.equal(
          reasons(other)[0],
          other.face === '9' ? '9 counts only once' : `${other.face} doesn’t count: 9 is higher`,
        );
    }
  });

  it('that is alone is the only one, and cites the rule of its step', () => {
    const { table, rule } = stepOf(fight('demon-city-2018'), 'clash');
    const [card] = partyOf(table, 'Ghoul');
    assert.deepEqual([reasons(card!)[0], card!.why.rule], ['4 is the only throw', rule]);
  });

  it('of damage says whether it counts, with the reason in the step’s words', () => {
    for (const rules of ['demon-city-2018', 'demon-city-2017']) {
      const cards = stepOf(fight(rules), 'damage').table!.parties[0]!.cards;
      const [best, other] = [cards.find(({ kept }) => kept)!, cards.find(({ kept }) => !kept)!];
      assert.equal(reasons(best)[0], '3 is the one that counts', rules);
      assert.equal(
        reasons(other)[0],
        other.face === '3' ? '3 counts only once' : `${other.face} doesn’t count: 3 does`,
      );
      assert.match(
        reasons(best).at(-1)!,
        /: the lowest is 3 \(one (?:card|die) for each point of the Ghoul’s base Toughness/iu,
      );
      assert.ok(!reasons(best).at(-1)!.endsWith('.'));
    }
  });

  it('of damage counts only once if two are the same', () => {
    for (const [rules, pin] of [
      ['demon-city-2018', '3 3'],
      ['demon-city-2017', '3'],
    ] as const) {
      const cards = Array.from(
        { length: 30 },
        (_, seed) =>
          stepOf(
            fight(rules, `    throws 9\n    damage throws ${pin}\n`).replace('round 1', `seed ${seed}\nround 1`),
            'damage',
          ).table!.parties[0]!.cards,
      ).find(
        (each) =>
          each.some(({ face, kept }) => face === '3' && kept) && each.filter(({ face }) => face === '3').length === 2,
      )!;
      assert.deepEqual(
        cards.filter(({ face, kept }) => face === '3' && !kept).map((card) => reasons(card)[0]),
        ['3 counts only once'],
        rules,
      );
    }
  });

  it('with a name is called by it', () => {
    const [named] = samples()
      .flatMap(({ scenario }) => panelIn(scenario).steps)
      .flatMap(({ table }) => table?.parties ?? [])
      .flatMap(({ cards }) => cards)
      .filter(({ name }) => name?.startsWith('The ') === true);
    assert.equal(named!.why.title, `${named!.name!} (${named!.face})`);
  });

  it('that lies face down says how many there are, what counts of them, and why that number', () => {
    const [card] = panelOf(fight('demon-city-2018')).steps.find(({ key }) => key === '1/announce/Ann')!.table!
      .parties[0]!.cards;
    assert.equal(card!.why.title, '3 throws, the highest counts: 1 to start');
    assert.deepEqual(
      card!.why.reasons.map(({ text, lines }) => [text, lines?.from]),
      [
        ['Everybody who can act has at least one', 10],
        ['+1 throw: Situational advantage: height', 11],
        ['+1 throw: Higher Stat Throw: Toughness 5 against Toughness 4', 10],
      ],
    );
    assert.equal(card!.why.rule?.title, 'One throw to start');
  });
});

describe('a die that hits or misses', () => {
  it('says its target number, and the result among several', () => {
    const cards = partyOf(stepOf(bridge, 'roll').table, 'Ilse');
    assert.deepEqual(
      cards.map((card) => [card.why.title, reasons(card)[0]]),
      [
        ['2 on a d6', '2 is a hit at 5/6, and each hit counts'],
        ['6 on a d6', '6 is a miss at 5/6'],
      ],
    );
  });
});

describe('a pinned throw', () => {
  it('links to the line of its pin', () => {
    const card = partyOf(stepOf(fight('demon-city-2018'), 'clash').table, 'Ann').find(({ kept }) => kept)!;
    assert.equal(card.pinned, 'file');
    assert.deepEqual(
      card.why.reasons.filter(({ text }) => text === 'Forced in the file').map(({ lines }) => lines?.from),
      [12],
    );
    const free = partyOf(stepOf(fight('demon-city-2018', ''), 'clash').table, 'Ann');
    assert.deepEqual(
      free.filter(({ pinned }) => pinned !== undefined),
      [],
    );
  });
});

describe('the dice of a blow', () => {
  const blow = (pins: string): TableView => {
    const { table } = stepOf(
      `scenario "Two"
rules acquire-moveables
weapon bill: close, damage d8
combatant Ann (she) of the Players
  STR 5  GRC 5  HP 6
combatant the Reeve (he) of the Host
  STR 5  GRC 5  HP 6
  carries bill
round 1
  the Reeve: strikes Ann with the bill.
    ${pins}
`,
      'blow',
    );
    return table!;
  };

  it('are the one for the location and, if somebody is struck, the one for the damage', () => {
    const dice = partyOf(blow('rolls location 3, damage 4'), 'Reeve');
    assert.deepEqual(
      dice.map(({ rolledFor, faces, face, says, hit }) => [rolledFor, faces, face, says, hit]),
      [
        ['location', 10, '3', 'location, 3 on a d10, Thorax', true],
        ['damage', 8, '4', 'damage, 4 on a d8, the damage before ARM', undefined],
      ],
    );
    assert.deepEqual(dice[1]!.why.title, 'Damage: 4 on a d8');
    assert.ok(reasons(dice[1]!).includes('4 is the damage before ARM'));
    assert.deepEqual(
      partyOf(blow('rolls location 9'), 'Reeve').map(({ rolledFor }) => rolledFor),
      ['location'],
    );
  });
});

describe('the cards and dice of every sample', () => {
  it('have a title and a reason each, in sentences without a full stop, and the rule of their step, or of what a pool starts with', () => {
    const steps = samples().flatMap(({ scenario }) => panelIn(scenario).steps);
    const cards = steps.flatMap((step) =>
      (step.table?.parties ?? []).flatMap((party) => party.cards.map((card) => ({ card, step }))),
    );
    assert.ok(cards.length > 1000);
    for (const { card, step } of cards) {
      assert.ok(card.why.title !== '' && card.why.reasons.length > 0, step.key);
      for (const { text } of card.why.reasons) assert.match(text, /^[^a-z].*[^.]$/su, `${step.key}: ${text}`);
      if (card.face !== undefined) assert.deepEqual(card.why.rule, step.rule, step.key);
      assert.ok(card.why.rule !== undefined, step.key);
    }
  });

  it('can be forced if their slots allow it, each slot within their party’s number', () => {
    for (const { table, key } of samples().flatMap(({ scenario }) => panelIn(scenario).steps)) {
      for (const { cards, forcing } of table?.parties ?? []) {
        const slots = cards.flatMap(({ slot }) => slot ?? []);
        assert.ok(
          slots.every((slot) => forcing !== undefined && slot < forcing.slots.length),
          key,
        );
        if (forcing !== undefined) assert.equal(forcing.now.length, forcing.slots.length, key);
      }
    }
  });
});

describe('hits that are spread', () => {
  it('are a picture: how many fell on each enemy, and their effects', () => {
    const text = bridge
      .replace('  HP 8\n', '  HP 8\ncombatant Odo (he) of the Host\n  HP 5\n')
      .replace('  Ilse: attacks the Reeve', '  hits fall first on Odo.\n  Ilse: attacks the Reeve and Odo');
    const { table } = stepOf(text, 'spread');
    assert.deepEqual(
      [table!.spread!.title, table!.spread!.rows.map(({ name, side, count, says }) => [name, side, count, says])],
      [
        'The Players’ hits',
        [
          ['Odo', 1, 1, 'd6 damage'],
          ['Reeve', 1, 0, 'no hit'],
        ],
      ],
    );
  });

  it('fall on those who are harmed by them in every sample', () => {
    const spreads = samples()
      .flatMap(({ scenario }) =>
        scenario
          .timeline()
          .rounds.flatMap(({ steps }) => steps.map((step, at) => ({ step, next: steps.slice(at + 1) }))),
      )
      .flatMap(({ step, next }) => {
        const shares = detailOf(step, 'shares');
        return shares === undefined ? [] : [{ step, shares, next }];
      });
    assert.ok(spreads.length > 0);
    for (const { step, shares, next } of spreads) {
      const end = next.findIndex(({ kind }) => kind === 'spread' || kind === 'roll');
      const harmed = next
        .slice(0, end < 0 ? undefined : end)
        .filter(({ kind }) => kind === 'damage')
        .map(({ target }) => target);
      assert.deepEqual(
        shares.among.filter(({ count }) => count > 0).map(({ who }) => who),
        harmed,
        step.title,
      );
    }
  });
});

describe('somebody who gathers throws', () => {
  it('gets one, or several', () => {
    const gathering = samples()
      .flatMap(({ scenario }) => panelIn(scenario).steps)
      .flatMap(({ table }) => table?.parties ?? [])
      .filter(({ action }) => action.startsWith('gets '));
    const told = (isOne: boolean): readonly string[] =>
      [...new Set(gathering.filter(({ cards }) => (cards.length === 1) === isOne).map(({ action }) => action))].sort();
    assert.deepEqual(
      [told(true), told(false)],
      [
        ['gets one d10', 'gets one die', 'gets one location die', 'gets one magic die', 'gets one throw'],
        ['gets d10', 'gets dice', 'gets magic dice', 'gets throws'],
      ],
    );
  });
});
