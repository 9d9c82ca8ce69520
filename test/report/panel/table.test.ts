/** The table in the panel: cards or dice, their pools, and what is counted in them. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze } from '../../../server/analysis/index.ts';
import {
  percent,
  type Detail,
  type Distribution,
  type OutcomeOdds,
  type PartyResult,
  type Pool,
  type Result,
  type State,
  type Step,
  inWords,
  type OddsInWords,
} from '../../../server/engine/index.ts';
import type { TableView } from '../../../server/protocol/index.ts';
import { roundView } from '../../../server/report/index.ts';
import { panelOf } from './panel-of-text.ts';

const text = (rules: string): string => `scenario "Duel"
rules ${rules}
combatant Laura (she) of the Players
  Agility 3  Toughness 5
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 1
round 1
  the Ghoul: waits.
  Laura: punches the Ghoul.
`;

/** The tables of a course, or of these steps in place of its own. */
function tables(
  rules: string,
  steps?: readonly Step[],
  distributions?: readonly Distribution[],
  pinned = false,
): readonly TableView[] {
  const { scenarios, linesOf } = analyze(text(rules), { file: 'duel.clash', include: () => undefined });
  const played = scenarios[0]!;
  const { scenario, ruleset } = played;
  const contest = {
    id: 'exchange',
    kind: 'exchange',
    parties: [],
    outcomes: new Map(),
    odds: new Map(),
    source: scenario.source,
    ...(pinned ? { pinned: new Map() } : {}),
  };
  const [timeline, figures] = [played.timeline(), played.odds()];
  const rounds = figures.rounds.map((round) =>
    distributions === undefined ? round : { ...round, contests: [{ ...contest, distributions }] },
  );
  const view = roundView({
    scenario,
    ruleset,
    linesOf,
    odds: rounds[0],
    round: steps === undefined ? timeline.rounds[0]! : { ...timeline.rounds[0]!, steps },
  });
  return view.steps.flatMap(({ table }) => table ?? []);
}

const source = { file: 'duel.clash', sentence: 0, start: 0, end: 1 };
const state: State = { combatants: [] };
const step = (rest: Partial<Step>): Step => ({
  key: 'x',
  kind: 'roll',
  title: 'x',
  text: '',
  tone: 'plain',
  details: [],
  prose: [],
  source,
  thrown: { from: 0, to: 0 },
  after: state,
  ...rest,
});
const pool = (rest: Partial<Pool>): Pool => ({
  who: 'Laura',
  base: 1,
  because: 'x',
  rule: 'x',
  modifiers: [],
  size: 3,
  keep: 'each hit',
  from: 'x',
  ...rest,
});
const party = (of: Pool, results: readonly Result[]): PartyResult => ({
  who: 'Laura',
  side: 'Players',
  action: 'attacks',
  pool: of,
  results,
  value: 2,
  outcome: '',
  tone: 'plain',
  source,
});
const contest = (...parties: readonly PartyResult[]): Detail<'contest'> => ({
  kind: 'contest',
  contest: 'exchange',
  outcome: '',
  says: '',
  parties,
});
const thrown = (...results: readonly Result[]): Detail<'results'> => ({ kind: 'results', does: '', results });
const hit: Result = { label: '2', value: 2, kept: true, says: 'a hit' };
const miss: Result = { label: '5', value: 5, kept: false, says: 'a miss' };

describe('what is thrown', () => {
  it('is cards in the tarot edition, and dice of ten in the dice edition, also for damage', () => {
    const shapes = (rules: string): readonly string[] => [
      ...new Set(
        tables(rules)
          .flatMap(({ parties }) => parties)
          .flatMap(({ cards }) => cards)
          .map(({ shape, faces }) => `${shape} ${faces ?? ''}`.trim()),
      ),
    ];
    assert.deepEqual(shapes('demon-city-2018'), ['card']);
    assert.deepEqual(shapes('demon-city-2017'), ['die 10']);
    for (const rules of ['demon-city-2017', 'demon-city-2018'])
      assert.ok(
        tables(rules).some(({ heading }) => heading === 'Damage'),
        rules,
      );
  });

  it('has its reason for the roll, and what a die will be before it is rolled', () => {
    const said = tables('demon-city-2017')
      .flatMap(({ parties }) => parties)
      .flatMap(({ cards }) => cards)
      .map(({ says }) => says);
    assert.ok(said.includes('a d10, not rolled yet'), said.join('; '));
    assert.ok(
      said.some((each) => /^\d+ on a d10, the one that counts$/.test(each)),
      said.join('; '),
    );
  });

  it('hits or misses if there is a difficulty, with the pool in words', () => {
    const dice = pool({ difficulty: { base: '5/6', now: '4/6' }, unit: { one: 'die', many: 'dice', faces: 6 } });
    const [table] = tables('demon-city-2017', [step({ details: [contest(party(dice, [hit, miss]))] })]);
    assert.deepEqual(
      table!.parties[0]!.cards.map(({ why: _why, ...card }) => card),
      [
        { shape: 'die', faces: 6, face: '2', kept: true, hit: true, says: '2 on a d6, a hit' },
        { shape: 'die', faces: 6, face: '5', kept: false, hit: false, says: '5 on a d6, a miss' },
      ],
    );
    assert.equal(table!.parties[0]!.pool, '3 dice at 4/6, each hit counts');
  });

  it('neither hits nor misses otherwise', () => {
    const [table] = tables('demon-city-2017', [
      step({ details: [contest(party(pool({ keep: 'highest', unit: { one: 'die', many: 'dice' } }), [hit]))] }),
    ]);
    assert.deepEqual(
      table!.parties[0]!.cards.map(({ why: _why, ...card }) => card),
      [{ shape: 'die', face: '2', kept: true, says: '2, a hit' }],
    );
    assert.equal(table!.parties[0]!.pool, undefined);
  });

  it('is a die without a pool if it has faces, and a card if it has none', () => {
    const [table] = tables('demon-city-2017', [
      step({ actor: 'Laura', details: [thrown({ ...miss, faces: 6 }, miss)] }),
    ]);
    assert.deepEqual(
      table!.parties[0]!.cards.map(({ shape, faces }) => [shape, faces]),
      [
        ['die', 6],
        ['card', undefined],
      ],
    );
  });

  it('has its pool as heading while it is gathered, with chips that begin with capitals when they are opened', () => {
    const modifier = {
      rule: 'none',
      title: 'Disadvantage',
      amount: -1,
      measure: 'a penalty die',
      words: 'knee-deep mud',
      because: 'x',
      source,
      standing: 'counted' as const,
    };
    const gathered = pool({
      difficulty: { base: '5/6', now: '4/6' },
      unit: { one: 'die', many: 'dice', faces: 6 },
      modifiers: [modifier],
    });
    const [table] = tables('demon-city-2017', [step({ details: [{ kind: 'pool', pool: gathered }] })]);
    assert.equal(table!.heading, '3 dice at 4/6, each hit counts');
    assert.deepEqual(
      table!.parties[0]!.chips.map((chip) => [chip.text, chip.why.title]),
      [
        ['5/6 to start', '3 dice at 4/6, each hit counts: 5/6 to start'],
        ['penalty die: knee-deep mud', 'A penalty die'],
      ],
    );
  });
});

describe('damage', () => {
  const rolled = step({
    kind: 'damage',
    actor: 'Laura',
    tone: 'bad',
    text: 'The first hit rolls 2, the later one adds 1.',
    details: [thrown({ ...hit, faces: 6 }, { ...hit, faces: 6 }, { ...miss, faces: 4 })],
  });

  it('has its reason for the roll, and its amount next to the dice', () => {
    const [table] = tables('demon-city-2017', [rolled]);
    assert.deepEqual(
      [table!.parties[0]!.pool, table!.parties[0]!.note],
      ['2d6 + 1d4', 'The first hit rolls 2, the later one adds 1.'],
    );
  });

  it('has no pool in words if cards are thrown, and no note if there is nothing to note', () => {
    const [table] = tables('demon-city-2018', [step({ actor: 'Laura', details: [thrown(miss)] })]);
    assert.deepEqual([table!.parties[0]!.pool, table!.parties[0]!.note], [undefined, undefined]);
  });
});

describe('what is counted', () => {
  const counted = (values: readonly (readonly [string, Fraction])[], mean?: Fraction): Distribution => ({
    of: 'hits',
    counts: 'hits',
    values: new Map(values.map(([name, chance]) => [name, { chance }])),
    ...(mean === undefined ? {} : { mean }),
  });
  const shown = (distribution: Distribution) =>
    tables('demon-city-2017', [step({ details: [contest()] })], [distribution])[0]!.distributions;
  const rows = (distribution: Distribution): readonly string[] =>
    shown(distribution).flatMap((each) => each.rows.map(({ label, exact }) => `${label}: ${exact ?? ''}`));
  const even = (count: number, from = 0): Distribution =>
    counted(Array.from({ length: count }, (_, value) => [`${value + from}`, new Fraction(1, count)]));

  // Worked case aa-t24: the champion at 3/6 with two bonus dice, two followers at 3/6.
  const sideP = counted(
    [
      ['0', 1],
      ['1', 5],
      ['2', 10],
      ['3', 10],
      ['4', 5],
      ['5', 1],
    ].map(([name, n]) => [`${name}`, new Fraction(Number(n), 32)]),
    new Fraction(5, 2),
  );

  it('is shown with its average, each value as a percentage and exactly', () => {
    const [view] = shown(sideP);
    assert.deepEqual([view!.of, view!.note], ['hits', '2.5 on average']);
    assert.deepEqual(
      view!.rows.map(({ label, text: said, exact }) => [label, said, exact]),
      [
        ['0', '3.1%', '1/32'],
        ['1', '15.6%', '5/32'],
        ['2', '31.3%', '5/16'],
        ['3', '31.3%', '5/16'],
        ['4', '15.6%', '5/32'],
        ['5', '3.1%', '1/32'],
      ],
    );
  });

  it('says if it is conditional on what is forced, and has no average if there is none', () => {
    const given = shown({ ...even(4), pinned: { values: sideP.values, mean: new Fraction(5, 2) } });
    assert.deepEqual([given[0]!.note, given[0]!.rows.length], ['2.5 on average, given what is forced', 6]);
    assert.equal(shown({ of: 'hits', counts: 'hits', values: sideP.values })[0]!.note, undefined);
  });

  it('says that it isn’t known, and why, with what is forced or without', () => {
    const none: Distribution = { of: 'damage', counts: 'damage', values: new Map(), why: 'the deck may run out' };
    assert.deepEqual(shown(none), [{ of: 'damage', why: 'not known (the deck may run out)', rows: [] }]);
    assert.deepEqual(shown({ ...sideP, pinned: { values: new Map() } }), [
      { of: 'hits', why: 'not known', note: 'given what is forced', rows: [] },
    ]);
  });

  it('has a title that names its subject: what is counted, whose side, or what is lost and by whom', () => {
    const inLine = (...all: readonly Distribution[]): unknown =>
      tables('demon-city-2017', [step({ details: [contest()] })], all)[0]!.counted;
    const loss = (who: string): Distribution => ({
      ...sideP,
      of: `what ${who} loses`,
      counts: 'Toughness',
      whose: who,
      lost: true,
      on: who,
      befalls: ['loses', 'Toughness'],
    });
    assert.deepEqual(
      inLine(
        { ...sideP, of: 'all hits', whose: 'the Sons of Cain' },
        { ...sideP, of: 'damage to Brok', counts: 'damage', on: 'Brok', befalls: ['takes', 'damage'] },
      ),
      { of: 'Hits and damage', note: 'on average the Sons of Cain 2.5' },
    );
    assert.deepEqual(inLine(...['Ann', 'the Child of Night', 'Bill'].map(loss)), {
      of: 'Toughness lost: Ann, the Child of Night and Bill',
    });
  });

  it('leaves out the impossible, and itself if only one value is possible', () => {
    assert.deepEqual(
      rows(
        counted([
          ['0', new Fraction(0)],
          ['1', new Fraction(1, 2)],
          ['2', new Fraction(1, 2)],
        ]),
      ),
      ['1: 1/2', '2: 1/2'],
    );
    assert.deepEqual(
      shown(
        counted([
          ['0', new Fraction(0)],
          ['3', new Fraction(1)],
        ]),
      ),
      [],
    );
  });

  it('has up to twelve rows, and sums up the ends beyond, the less likely one first', () => {
    assert.equal(rows(even(12)).length, 12);
    // Of thirteen equal ones the high end goes first, of fourteen then the low one, which is the less likely by now.
    assert.deepEqual([rows(even(13)).at(0), rows(even(13)).at(-1)], ['0: 1/13', '11 or more: 2/13']);
    const fourteen = rows(even(14, 1));
    assert.deepEqual([fourteen.length, fourteen.at(0), fourteen.at(-1)], [12, '2 or less: 1/7', '13 or more: 1/7']);
  });

  it('never sums up zero with other values', () => {
    const many = rows(even(15));
    assert.deepEqual(
      [many.length, many.at(0), many.at(1), many.at(-1)],
      [12, '0: 1/15', '2 or less: 2/15', '12 or more: 1/5'],
    );
  });

  it('sums up very unlikely ends, however few rows there are', () => {
    const tiny = new Fraction(1, 1_000_000);
    const rest = new Fraction(1).sub(tiny.mul(5)).div(2);
    const lined = rows(
      counted([
        ['1', tiny],
        ['2', tiny],
        ['3', tiny],
        ['4', rest],
        ['5', rest],
        ['6', tiny],
        ['7', tiny],
      ]),
    );
    assert.deepEqual(
      lined.map((row) => row.split(':')[0]),
      ['3 or less', '4', '5', '6 or more'],
    );
    assert.deepEqual(
      rows(
        counted([
          ['1', tiny.mul(5)],
          ['4', rest],
          ['5', rest],
        ]),
      ).length,
      3,
    );
  });

  it('keeps its sum when it is summed up', () => {
    for (const count of [13, 20, 47]) {
      const sum = rows(even(count))
        .map((row) => new Fraction(row.split(': ')[1]!))
        .reduce((total, each) => total.add(each), new Fraction(0));
      assert.ok(sum.equals(1), `${count}`);
    }
  });

  it('is sorted by number, summed up below zero with a true minus, and what is left open stays a separate row', () => {
    const open = counted([
      ['1', new Fraction(1, 4)],
      ['-2', new Fraction(1, 4)],
      ['left open', new Fraction(1, 4)],
      ['-1', new Fraction(1, 4)],
    ]);
    assert.deepEqual(rows(open), ['-2: 1/4', '-1: 1/4', '1: 1/4', 'left open: 1/4']);
    const many = rows(
      counted([
        ...Array.from({ length: 20 }, (_, value): readonly [string, Fraction] => [`${value - 9}`, new Fraction(1, 21)]),
        ['left open', new Fraction(1, 21)],
      ]),
    );
    assert.deepEqual([many.length, many.at(0), many.at(-1)], [12, '−5 or less: 5/21', 'left open: 1/21']);
  });

  it('is described in a line: the average of each side', () => {
    const mean = (counts: string, whose: string | undefined, average: number): Distribution => ({
      ...sideP,
      of: counts,
      counts,
      ...(whose === undefined ? {} : { whose }),
      mean: new Fraction(average),
    });
    const said = (...all: readonly Distribution[]) =>
      tables('demon-city-2017', [step({ details: [contest()] })], all)[0]!.counted;
    assert.deepEqual(
      said(
        mean('hits', 'the Wardens', 3),
        mean('damage', 'the Wardens', 8),
        mean('hits', undefined, 1),
        mean('damage', undefined, 2),
        mean('hits', 'Cur', 2.5),
      ),
      {
        of: 'Hits and damage',
        note: 'on average the Wardens 3.0 and 8.0, Cur 2.5',
      },
    );
    assert.equal(
      said(mean('hits', 'Cur', 2), { of: 'damage', counts: 'damage', whose: 'Cur', values: sideP.values })!.note,
      'on average Cur 2.0 and left open',
    );
    assert.equal(
      said(mean('hits', 'Cur', 2), { of: 'damage', counts: 'damage', whose: 'Cur', values: new Map() })!.note,
      'on average Cur 2.0 and not known',
    );
    assert.deepEqual(said(mean('degrees', undefined, 1)), { of: 'Degrees' });
    assert.equal(said(), undefined);
  });

  it('is marked as sampled if a part of a sum is', () => {
    const values = new Map(
      Array.from({ length: 13 }, (_, value) => [
        `${value}`,
        { chance: new Fraction(1, 13), ...(value === 12 ? { sample: { plays: 100, low: 0.05, high: 0.1 } } : {}) },
      ]),
    );
    assert.equal(shown({ of: 'hits', counts: 'hits', values })[0]!.rows.at(-1)!.text, 'about 15%');
  });
});

describe('a chance', () => {
  const clash = (clauses: string): readonly TableView[] =>
    panelOf(`${text('demon-city-2018')}${clauses}`).steps.flatMap(({ table }) => table ?? []);
  const forced = '    throws 10\n';
  const exactly = (odds: OddsInWords): Readonly<Record<string, string>> =>
    Object.fromEntries([...odds].map(([name, figure]) => [name, percent(figure)]));
  const contestIn = (all: readonly TableView[]): TableView => all.find(({ chances }) => chances.length > 0)!;

  it('is conditional on what is forced, next to the one without, in the contest and for each combatant', () => {
    const odds = analyze(`${text('demon-city-2018')}${forced}`, { file: 'duel.clash' }).scenarios[0]!.odds().rounds[0]!;
    const { outcomes } = odds.contests[0]!;
    const [plain, given] = [odds.contests[0]!.odds, odds.contests[0]!.pinned!].map((each) =>
      exactly(inWords(each, outcomes)),
    );
    const { chances } = contestIn(clash(forced));
    assert.ok(chances.length > 1);
    for (const { label, text: said, unforced } of chances) {
      // An explanation follows the colon.
      const [outcome = ''] = label.split(':');
      assert.deepEqual([said, unforced ?? said], [given![outcome], plain![outcome]], label);
    }
    assert.ok(chances.some(({ unforced }) => unforced !== undefined));
    const laura = odds.actions.find(({ actor }) => actor === 'Laura')!;
    const [own, ownGiven] = [laura.odds, laura.pinned!].map((each) => percent([...each.values()][0]!));
    const told = clash(forced)
      .flatMap(({ parties }) => parties)
      .filter(({ name, chance }) => name === 'Laura' && chance !== undefined);
    assert.ok(told.length > 1);
    for (const { chance } of told) assert.deepEqual([chance!.text, chance!.unforced], [ownGiven, own]);
  });

  it('has nothing next to it if nothing is forced', () => {
    const all = clash('');
    assert.ok(
      [...contestIn(all).chances, ...all.flatMap(({ parties }) => parties.flatMap(({ chance }) => chance ?? []))].every(
        (each) => !('unforced' in each),
      ),
    );
  });

  it('that is exactly zero is left out of a contest, unless it could happen if nothing were forced', () => {
    const views = (odds: OutcomeOdds, pinned?: OutcomeOdds) => {
      const source = { file: 'duel.clash', sentence: 0, start: 0, end: 1 };
      const { scenarios, linesOf } = analyze(text('demon-city-2018'), { file: 'duel.clash' });
      const { scenario, ruleset } = scenarios[0]!;
      const clash = {
        id: 'exchange',
        kind: 'Clash',
        parties: [],
        outcomes: new Map(),
        odds,
        source,
        ...(pinned === undefined ? {} : { pinned }),
      };
      const [round, figures] = [scenarios[0]!.timeline().rounds[0]!, scenarios[0]!.odds().rounds[0]!];
      const view = roundView({
        scenario,
        ruleset,
        linesOf,
        round: { ...round, steps: [step({ details: [contest()] })] },
        odds: { ...figures, contests: [clash] },
      });
      return view.steps[0]!.table!.chances.map(({ label, text: said, unforced }) => [label, said, unforced]);
    };
    const odds = (...shares: readonly (readonly [string, number])[]): OutcomeOdds =>
      new Map(shares.map(([name, share]) => [name, { chance: new Fraction(share, 4) }]));
    assert.deepEqual(views(odds(['wins', 3], ['tie', 1], ['stalemate', 0])), [
      ['wins', '75.0%', undefined],
      ['tie', '25.0%', undefined],
    ]);
    assert.deepEqual(views(odds(['wins', 3], ['tie', 1], ['stalemate', 0]), odds(['wins', 4], ['tie', 0])), [
      ['wins', '100%', '75.0%'],
      ['tie', '0%', '25.0%'],
    ]);
    assert.deepEqual(views(odds(['wins', 4]), odds(['wins', 3], ['fumble', 1])), [
      ['wins', '75.0%', '100%'],
      ['fumble', '25.0%', '0%'],
    ]);
    assert.deepEqual(views(odds(['wins', 3], ['tie', 1]), new Map()), [
      ['wins', '75.0%', undefined],
      ['tie', '25.0%', undefined],
    ]);
  });
});

describe('one of several contests', () => {
  it('says so in its heading, and not again below', () => {
    const fights = (rules: string): string =>
      `scenario "Yard"\nrules ${rules}\n${['Ann of the Players', 'Bill of the Host', 'Cy of the Players', 'Dee of the Host'].map((who) => `combatant ${who}\n  Agility 3  Toughness 4\n`).join('')}round 1\n  Ann: punches Bill.\n  Bill: punches Ann.\n  Cy: punches Dee.\n  Dee: punches Cy.\n`;
    for (const rules of ['demon-city-2018', 'demon-city-2017']) {
      const clashes = panelOf(fights(rules)).steps.filter(({ kind }) => kind === 'clash');
      assert.deepEqual(
        clashes.map(({ table, text }) => [table?.heading, text.includes('of 2')]),
        [
          ['Clash 1 of 2', false],
          ['Clash 2 of 2', false],
        ],
      );
    }
  });
});

describe('the result of several throws together', () => {
  const text = [
    'combatants Rose and Tom of the Players',
    'scenario "Gate"',
    'rules quick-shot',
    'round 1',
    '  Rose and Tom work together on "lift the gate": "both can get a grip"',
    ...['Rose', 'Tom'].flatMap((name) => [`  ${name}: gambles on "it".`, '    hard "lift the gate"', '    risk "r"']),
    '',
  ].join('\n');

  it('has its chances on the table, and nobody’s throw', () => {
    const table = panelOf(text).steps.find(({ kind }) => kind === 'team work')?.table;
    assert.deepEqual(
      [table?.heading, table?.chances.map(({ label }) => label), table?.parties],
      ['Team work', ['at least one succeeds', 'all succeed', 'some succeed', 'nobody succeeds'], []],
    );
  });
});
