/** Odds before and after an edit: what is compared, and how far it has moved. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze } from '../../server/analysis/index.ts';
import type {
  ActionOdds,
  ContestOdds,
  Figure,
  OutcomeOdds,
  Pool,
  RoundOdds,
  ScenarioOdds,
  Source,
} from '../../server/engine/index.ts';
import { allMoved, mostMoved, movesBetween, movesOfRound } from '../../server/report/index.ts';

describe('odds before and after an edit', () => {
  it('are unmoved if the text is the same', () => {
    assert.deepEqual(allMoved(between(duel, duel)), []);
  });

  it('show every figure of a Clash that an advantage moves, in points', () => {
    const figures = allMoved(between(duel.replace('Toughness 5', 'Toughness 4'), duel));
    assert.deepEqual(figures.map(({ label }) => label).slice(0, 4), [
      'the Ghoul punches Laura',
      'Laura punches the Ghoul',
      'the Players act',
      'the Host acts',
    ]);
    const laura = figures[1];
    // One card each before: 30 of her 31 have one of the Host’s ten values, and 45 of 100 pairs of values are hers.
    assert.deepEqual(
      [laura?.before, laura?.after].map((figure) => figure?.chance.toFraction()),
      ['27/62', '189/310'],
    );
    assert.equal(laura?.points.toFixed(6), (100 * (189 / 310 - 27 / 62)).toFixed(6));
  });

  it('match somebody with another action, and say who is new and who is gone', () => {
    const moved = movesOfRound(
      round({
        actions: [action('Ann', 'punches', 1, 'Bill'), action('Bill', 'kicks', 1), action('Cassie', 'shoots', 1)],
      }),
      round({ actions: [action('Bill', 'kicks', 2), action('Ann', 'shoots', 2), action('Dora', 'waits', 1)] }),
    );
    assert.deepEqual(
      moved.figures.map(({ label, points }) => [label, points]),
      [
        ['Bill kicks', 10],
        ['Ann shoots', 10],
      ],
    );
    assert.deepEqual([moved.added, moved.gone], [['Dora waits'], ['Cassie shoots']]);
  });

  it('match each of somebody’s several actions', () => {
    const moved = movesOfRound(
      round({ actions: [action('Ann', 'punches', 1, 'Bill'), action('Ann', 'punches', 5, 'Eve')] }),
      round({ actions: [action('Ann', 'punches', 5, 'Eve'), action('Ann', 'punches', 2, 'Bill')] }),
    );
    assert.deepEqual(
      moved.figures.map(({ points }) => points),
      [10],
    );
  });

  it('match an action with that of the same words, even if another with the same verb precedes it', () => {
    const gambling = (aim: string, tenths: number): ActionOdds => ({
      ...action('Rose', 'gambles', tenths),
      words: `Rose gambles on “${aim}”`,
    });
    const moved = movesOfRound(
      round({ actions: [gambling('the roof', 2)] }),
      round({ actions: [gambling('the door', 9), gambling('the roof', 3)] }),
    );
    assert.deepEqual([moved.figures.map(({ points }) => points), moved.added], [[10], ['Rose gambles on “the door”']]);
  });

  it('match a contest by its parties, or by one of them if others have joined', () => {
    const moved = movesOfRound(
      round({
        contests: [contest('clash', ['Ann', 'Bill'], { tie: 1 }), contest('clash', ['Cassie', 'Eve'], { tie: 5 })],
      }),
      round({
        contests: [
          contest('clash', ['Eve', 'Dora', 'Cassie'], { tie: 6 }),
          contest('clash', ['Bill', 'Ann'], { tie: 3 }),
        ],
      }),
    );
    assert.deepEqual(
      moved.figures.map(({ subject, points }) => [subject, points]),
      [
        ['clash: Eve, Dora, Cassie', 10],
        ['clash: Bill, Ann', 20],
      ],
    );
  });

  it('never compare one person’s task with another’s', () => {
    const moved = movesOfRound(
      round({ contests: [contest('task', ['Ann'], { succeeds: 1 })] }),
      round({ contests: [contest('task', ['Bill'], { succeeds: 5 })] }),
    );
    assert.deepEqual([moved.figures, moved.added, moved.gone], [[], ['task: Bill'], ['task: Ann']]);
  });

  it('are shown once for somebody alone, whose contest has the same odds as their action', () => {
    const alone = (tenths: number): RoundOdds =>
      round({ actions: [action('Ann', 'climbs', tenths)], contests: [contest('task', ['Ann'], { acts: tenths })] });
    assert.deepEqual(
      movesOfRound(alone(1), alone(2)).figures.map(({ kind }) => kind),
      ['action'],
    );
  });

  it('have no outcome that only one of them has', () => {
    const moved = movesOfRound(
      round({ contests: [contest('clash', ['Ann', 'Bill'], { tie: 5 })] }),
      round({ contests: [contest('clash', ['Ann', 'Bill'], { tie: 4, stalemate: 1 })] }),
    );
    assert.deepEqual(
      moved.figures.map(({ label, points }) => [label, points]),
      [['tie', -10]],
    );
  });

  it('include the chance of reaching the round, states, and distributions', () => {
    const counted = (tenths: number): ContestOdds => ({
      ...contest('clash', ['Ann', 'Bill'], {}),
      distributions: [{ of: 'damage to Bill', counts: 'damage', on: 'Bill', values: odds({ 1: tenths }) }],
    });
    const moved = movesOfRound(
      round({ reached: tenth(1), contests: [counted(1)], standing: [{ who: 'Bill', odds: odds({ down: 1 }) }] }),
      round({ reached: tenth(2), contests: [counted(9)], standing: [{ who: 'Bill', odds: odds({ down: 4 }) }] }),
    );
    assert.deepEqual(
      moved.figures.map(({ label, points }) => [label, Math.round(points)]),
      [
        ['the round is reached', 10],
        ['damage to Bill: 1', 80],
        ['Bill is down', 30],
      ],
    );
    assert.equal(mostMoved(moved.figures)?.label, 'Bill is down');
  });

  it('leave out a difference that may be random between samples', () => {
    const sampled = (tenths: number, low: number, high: number): RoundOdds =>
      round({ reached: { ...tenth(tenths), sample: { plays: 100, low, high } } });
    assert.deepEqual(movesOfRound(sampled(4, 0.35, 0.45), sampled(5, 0.45, 0.55)).figures, []);
    assert.deepEqual(movesOfRound(sampled(4, 0.35, 0.45), round({ reached: new Fig(44, 100) })).figures, []);
    assert.equal(movesOfRound(sampled(4, 0.35, 0.45), round({ reached: new Fig(46, 100) })).figures.length, 1);
    assert.equal(movesOfRound(sampled(4, 0.35, 0.45), sampled(6, 0.55, 0.65)).figures.length, 1);
  });

  it('match a round by its number, and of several with one number by the title, then by the place', () => {
    const numbered = (...rounds: readonly RoundOdds[]): ScenarioOdds => ({ title: 'A', ruleset: 'any', rounds });
    const before = numbered(
      round({ title: 'won', reached: tenth(1) }),
      round({ title: 'lost', reached: tenth(9) }),
      round({ round: 3 }),
    );
    const after = numbered(
      round({ title: 'lost', reached: tenth(8) }),
      round({ title: 'Won', reached: tenth(2) }),
      round({ round: 4 }),
    );
    const {
      scenarios: [moves],
    } = movesBetween([before], [after]);
    assert.deepEqual(
      moves!.rounds.map(({ figures }) => figures.map(({ points }) => Math.round(points))),
      [[-10], [10]],
    );
    assert.deepEqual(
      [moves!.added.map(({ round: number }) => number), moves!.gone.map(({ round: number }) => number)],
      [[4], [3]],
    );
  });

  it('match a scenario by its title, and equal titles by their place', () => {
    const titled = (title: string, tenths: number): ScenarioOdds => ({
      title,
      ruleset: 'any',
      rounds: [round({ reached: tenth(tenths) })],
    });
    const moves = movesBetween(
      [titled('A', 1), titled('A', 2), titled('B', 3)],
      [titled('C', 5), titled('A', 2), titled('A', 1)],
    );
    assert.deepEqual(
      allMoved(moves).map(({ points }) => Math.round(points)),
      [10, -10],
    );
    assert.deepEqual([moves.added.map(({ title }) => title), moves.gone.map(({ title }) => title)], [['C'], ['B']]);
  });

  it('have as the largest move the first of equals, and none if nothing has moved', () => {
    const moved = movesOfRound(
      round({ actions: [action('Ann', 'punches', 1), action('Bill', 'kicks', 5), action('Eve', 'waits', 5)] }),
      round({ actions: [action('Ann', 'punches', 2), action('Bill', 'kicks', 2), action('Eve', 'waits', 8)] }),
    );
    assert.equal(mostMoved(moved.figures)?.label, 'Bill kicks');
    assert.equal(mostMoved([]), undefined);
  });
});

const duel = `scenario "Duel"
rules demon-city-2018
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
combatant Laura (she) of the Players
  Agility 3  Toughness 5
deck of the Host: 1 to 10
round 1
  the Ghoul: punches Laura.
  Laura: punches the Ghoul.
`;

const source: Source = { file: 'any.clash', sentence: 0, start: 0, end: 1 };
const pool: Pool = {
  who: 'anybody',
  base: 1,
  because: 'everybody has one',
  rule: 'x',
  size: 1,
  keep: 'highest',
  from: 'deck',
  modifiers: [],
};

function between(before: string, after: string) {
  const [was, is] = [before, after].map((text) =>
    analyze(text, { file: 'any.clash' }).scenarios.map((scenario) => scenario.odds()),
  );
  return movesBetween(was!, is!);
}

class Fig implements Figure {
  readonly chance: Fraction;
  constructor(part: number, whole: number) {
    this.chance = new Fraction(part, whole);
  }
}

function tenth(tenths: number): Figure {
  return new Fig(tenths, 10);
}

function odds(tenths: Readonly<Record<string, number>>): OutcomeOdds {
  return new Map(Object.entries(tenths).map(([name, value]) => [name, tenth(value)]));
}

function action(actor: string, verb: string, tenths: number, target?: string): ActionOdds {
  return {
    actor,
    verb,
    words: `${actor} ${verb}`,
    pool,
    id: actor,
    outcomes: new Map(),
    odds: odds({ acts: tenths }),
    source,
    ...(target === undefined ? {} : { target }),
  };
}

function contest(kind: string, parties: readonly string[], tenths: Readonly<Record<string, number>>): ContestOdds {
  return { id: `${kind}/${parties.join('/')}`, kind, parties, outcomes: new Map(), odds: odds(tenths), source };
}

function round(parts: Partial<RoundOdds>): RoundOdds {
  return { round: 1, index: 0, given: '', played: true, actions: [], contests: [], source, ...parts };
}
