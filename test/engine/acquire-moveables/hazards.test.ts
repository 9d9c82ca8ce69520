/** Hazards and supply in Acquire Moveables: the worked cases of the reading, and each sentence played. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say } from '../../../server/analysis/index.ts';
import type { ContestOdds, RoundOdds, Step } from '../../../server/engine/index.ts';
import { fallDie, fallWays } from '../../../server/engine/rulesets/acquire-moveables/hazards/fall-dice.ts';
import { powderWays } from '../../../server/engine/rulesets/acquire-moveables/hazards/fire.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { fall as fallBySecondOpinion, words } from './second-opinion.ts';

interface Played {
  readonly rounds: readonly RoundOdds[];
  readonly steps: readonly Step[];
}

/** A scenario with Ann, who has all attributes 5 and 6 HP unless it is said otherwise. */
function played(
  rounds: string,
  { ann = 'STR 5  GRC 5  PRE 5  WIL 5  HP 6  LVL 1', options = '' }: { ann?: string; options?: string } = {},
): Played {
  const text = `rules acquire-moveables
${options}
combatant Ann (she) of the Players
  ${ann}
combatant Bob (he) of the Host
  HP 9
scenario "Worked"
${rounds}`;
  const { reading, scenarios } = analyze(text, { file: 'worked.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), [], text);
  const [scenario] = scenarios;
  assert.ok(scenario !== undefined);
  return {
    rounds: scenario.odds().rounds,
    steps: scenario.timeline().rounds.flatMap(({ steps }) => steps),
  };
}

function contestOf({ rounds }: Played, kind: string): ContestOdds {
  const contest = rounds.flatMap(({ contests }) => contests).find((each) => each.kind === kind);
  assert.ok(contest !== undefined, `no ${kind}`);
  return contest;
}

function chance({ odds }: ContestOdds, ...outcomes: readonly string[]): string {
  return outcomes.reduce((sum, id) => sum.add(odds.get(id)?.chance ?? 0), new Fraction(0)).toFraction();
}

/** The chance that somebody is in a state after the first round, or after the last. */
function standing({ rounds }: Played, who: string, state: string): string {
  const odds = rounds.at(-1)?.standing?.find((each) => each.who === who)?.odds;
  return (odds?.get(state)?.chance ?? new Fraction(0)).toFraction();
}

const titles = ({ steps }: Played, ...kinds: readonly string[]): readonly string[] =>
  steps.filter(({ kind }) => kinds.includes(kind)).map(({ title }) => title);

const belowZero = ['silent', 'dies'] as const;

describe('a fall in Acquire Moveables', () => {
  it('has the dice of am-t103', () =>
    assert.deepEqual(
      [1, 2, 3, 5, 10, 18, 19, 20, 34, 40].map((squares) => fallDie(squares, 0)),
      [0, 2, 2, 4, 10, 16, 16, 20, 30, 40],
    ));

  it('has the means of am-t104', () => {
    const meanOf = (die: number): string =>
      fallWays(die, Infinity)
        .reduce(
          (sum, { what: { first, second }, weight }) => sum.add(new Fraction(weight).mul(first * second)),
          new Fraction(0),
        )
        .div(6 * die)
        .toFraction();
    assert.deepEqual(
      [0, 1, 2, 3].map((steps) => meanOf(fallDie(34, steps))),
      ['217/4', '175/4', '147/4', '119/4'],
    );
  });

  it('takes somebody with 6 HP below 0 as in am-t106', () => {
    assert.equal(chance(contestOf(played('round 1\n  Ann falls 5 sq.\n'), 'fall'), ...belowZero), '1/2');
    assert.equal(chance(contestOf(played('round 1\n  Ann falls 5 sq, jumping.\n'), 'fall'), ...belowZero), '1/4');
  });

  it('kills as in am-t107, whatever the text is silent about', () => {
    const fall = contestOf(played('round 1\n  Ann falls 10 sq.\n'), 'fall');
    assert.deepEqual([chance(fall, ...belowZero), chance(fall, 'dies')], ['23/30', '5/12']);
  });

  it('is measured in squares, of which two metres are one', () =>
    assert.equal(chance(contestOf(played('round 1\n  Ann falls 10 metres.\n'), 'fall'), ...belowZero), '1/2'));

  it('does its damage once, or for each square by the option', () => {
    const often = contestOf(
      played('round 1\n  Ann falls 2 sq.\n', { options: 'option fall product per-square' }),
      'fall',
    );
    // 1d6 × 1d2 × 2 is above 6 for 4, 5 and 6 with a 1, and for 2 and more with a 2.
    assert.equal(chance(often, ...belowZero), '2/3');
  });

  it('says each reason for a smaller die, and does nothing below d2', () => {
    const { steps } = played('round 1\n  Ann falls 5 sq, on purpose, onto soft ground, lightly loaded.\n');
    assert.match(
      steps.find(({ kind }) => kind === 'fall')?.text ?? '',
      /d4, a step down for each of a jump on purpose, little to carry and something soft to land on: nothing/u,
    );
  });

  it('has the damage of a program written from the text alone, but for a square, which is 0 here', () => {
    let compared = 0;
    for (let squares = 2; squares <= 1100; squares += squares < 120 ? 1 : 37)
      for (const softeners of [0, 1, 2, 3]) {
        compared += 1;
        const die = fallDie(squares, softeners);
        const ways = die === 0 ? [{ what: { first: 0, second: 0 }, weight: 1n }] : fallWays(die, Infinity);
        const total = ways.reduce((sum, { weight }) => sum + weight, 0n);
        assert.deepEqual(
          Object.fromEntries(
            ways.map(({ what, weight }) => {
              const { n, d } = new Fraction(weight, total);
              return [what.first * what.second, `${n}/${d}`];
            }),
          ),
          Object.fromEntries(
            [...fallBySecondOpinion({ squares, softeners })].map(([key, share]) => [key, words(share)]),
          ),
          `${squares} squares, ${softeners} softeners`,
        );
      }
    assert.ok(compared > 500);
    // The text has no die below d2 (line 298): the program calls it silent, and our reading takes the minimum of 0.
    assert.deepEqual([...fallBySecondOpinion({ squares: 1, softeners: 0 }).keys()], ['silent die below d2']);
    assert.equal(fallDie(1, 0), 0);
  });
});

describe('fire in Acquire Moveables', () => {
  it('does 1d6 each round until it is out', () => {
    const { steps, rounds } = played('round 1\n  Bob is on fire.\nround 2\nround 3\n  Bob is no longer on fire.\n');
    assert.equal(steps.filter(({ kind }) => kind === 'fire').length, 2);
    assert.equal(chance(contestOf({ steps, rounds }, 'fire'), 'wounds'), '1');
  });

  it('explodes gunpowder as in am-t102', () =>
    assert.deepEqual(
      [1, 2, 3, 4].map((slots) => {
        const fire = played('round 1\n  Ann is on fire.\n', { ann: `HP 6\n  gunpowder ${slots} slots` });
        return chance(contestOf(fire, 'powder'), 'explodes');
      }),
      ['7/20', '329/600', '1337/2000', '8953/12000'],
    ));

  it('leaves fewer slots for the next round', () => {
    const { steps } = played('round 1\n  Ann is on fire.\nround 2\nround 3\nround 4\n', {
      ann: 'HP 90\n  gunpowder 1',
    });
    const explosions = steps.filter(({ kind }) => kind === 'powder');
    assert.equal(explosions.filter(({ title }) => title.endsWith('gunpowder explodes')).length <= 1, true);
    assert.ok(explosions.length <= 4);
    assert.equal(
      powderWays(3, 4).reduce((sum, { weight }) => sum + weight, 0n),
      1000n,
    );
  });

  it('burns through a longer round, and ends with death', () => {
    const { steps } = played('round 1, 10 minutes\n  Bob is on fire.\n');
    assert.match(
      steps.findLast(({ kind }) => kind === 'fire')?.text ?? '',
      /The last row of the injury table is death/u,
    );
  });
});

describe('breath in Acquire Moveables', () => {
  it('lasts STR + WIL rounds, as in am-t108', () => {
    const rounds = Array.from(
      { length: 11 },
      (_, at) => `round ${at + 1}\n${at === 0 ? '  Ann is under water.\n' : ''}`,
    );
    const ten = played(rounds.join(''), { ann: 'STR 6  WIL 4' });
    assert.deepEqual(titles(ten, 'breath').slice(-2), ['Ann holds her breath', 'Ann has no breath left']);
    assert.deepEqual(titles(ten, 'fatigue'), ['Ann gains 1 drowning fatigue']);
  });

  const long =
    'round 1, 1 minute\n  Ann is under water.\nround 2, 1 minute\nround 3\n  Ann is no longer under water.\n';

  it('is followed by fatigue each round, and is whole again above water', () => {
    const dive = played(long, { ann: 'STR 1  WIL 2' });
    assert.deepEqual(titles(dive, 'fatigue'), ['Ann gains 1 drowning fatigue', 'Ann gains 4 drowning fatigue']);
    assert.deepEqual(titles(dive, 'breath').at(-1), 'Ann breathes again');
  });

  it('is followed by fatigue once, by the option', () =>
    assert.deepEqual(titles(played(long, { ann: 'STR 1  WIL 2', options: 'option drown rate once' }), 'fatigue'), [
      'Ann gains 1 drowning fatigue',
    ]));

  it('ends in death with the first fatigue that finds no room', () => {
    const dive = played('round 1, 10 minutes\n  Ann is under water.\n', { ann: 'STR 1  WIL 1' });
    assert.equal(standing(dive, 'Ann', 'dead'), '1');
  });
});
