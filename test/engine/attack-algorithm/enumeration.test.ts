/** The odds of rolls of sides against plain enumeration through the functions that play uses. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type Fraction from 'fraction.js';
import type { Exchange } from '../../../server/engine/rulesets/attack-algorithm/exchange.ts';
import { factsOf } from '../../../server/engine/rulesets/attack-algorithm/facts.ts';
import { contestsOf, type RoundPlan } from '../../../server/engine/rulesets/attack-algorithm/plan.ts';
import type { Enemy } from '../../../server/engine/rulesets/attack-algorithm/enemies.ts';
import { decidingOrder, spread } from '../../../server/engine/rulesets/attack-algorithm/spreading.ts';
import { enumerated, everySharing } from './enumerate.ts';
import { oddsOf, planOf, sides } from './odds-of.ts';
import { randomFight } from './random-fight.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 80) };

/** Upper bound on the rolls of one side; more take too long. */
const mostRolls = 40_000;

/** The figures of the first round’s rolls as text, from the odds and by enumeration; impossible values are left out. */
function compared(text: string): void {
  const plan = planOf(text);
  const { checks, exchanges } = contestsOf(plan);
  const contests = oddsOf(text).contests.slice(checks.length);
  assert.equal(contests.length, exchanges.length);
  for (const [index, exchange] of exchanges.entries()) {
    if (
      exchange.sides.some(({ rolls }) => rolls.reduce((all, { hits: { dice, of } }) => all * of ** dice, 1) > mostRolls)
    )
      continue;
    const contest = contests[index]!;
    const { outcomes, counted } = enumerated({ cast: plan.context.cast, exchange, pins: pinsIn(plan, exchange) });
    assert.deepEqual(
      figures(new Map([...(contest.pinned ?? contest.odds)].map(([name, { chance }]) => [name, chance]))),
      figures(outcomes),
      text,
    );
    assert.deepEqual(
      new Map(
        contest.distributions!.map(({ of, pinned, values }) => [
          of,
          figures(new Map([...(pinned?.values ?? values)].map(([name, { chance }]) => [name, chance]))),
        ]),
      ),
      new Map(contest.distributions!.map(({ of }) => [of, figures(counted.get(of) ?? new Map())])),
      text,
    );
    assert.deepEqual([...counted.keys()].sort(), contest.distributions!.map(({ of }) => of).sort(), text);
  }
}

/** The last pin of each enemy, if the hitting side’s die has that face. */
function pinsIn({ context: { round } }: RoundPlan, { sides: both }: Exchange): ReadonlyMap<string, number> {
  return new Map(
    both.flatMap(({ die = 0, enemies }) =>
      factsOf(round.facts, 'pinned damage')
        .filter(({ who, die: { value } }) => value <= die && enemies.some(({ fighter }) => fighter.name === who.id))
        .map(({ who, die: { value } }): [string, number] => [who.id!, value]),
    ),
  );
}

function figures(chances: ReadonlyMap<string, Fraction>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...chances]
      .filter(([, chance]) => !chance.equals(0))
      .map(([name, chance]): [string, string] => [name, chance.toFraction()])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

describe('the odds of a roll', () => {
  const ties = [
    '',
    'decides contested tie: full damage',
    'decides contested tie: minimum damage',
    'decides contested tie: more combatants',
    'decides contested tie: initiative\nthe Whys have the initiative.',
  ];
  const penalties = ['one-hit-if-all-hit', 'all-dice-if-all-hit', 'every-hit'];

  for (const x of ['5/6', '3/6 +2', '4/6 -2', '7/8 +1; 2/6', '4/6 -1; 3/6; 5/6']) {
    it(`equal the count of all rolls of ${x} against one, two and three enemies`, () => {
      for (const y of [1, 2, 3])
        for (const choice of penalties) compared(sides({ x, y, scenario: `option champion penalty ${choice}` }));
    });

    it(`equal the count of all rolls of ${x} against others who roll, for each effect of ties`, () => {
      for (const y of ['5/6', '3/6 -1; 4/6', '2/6 +1; 7/8; 3/6'])
        for (const round of ties) compared(sides({ x, y, round }));
    });
  }

  it('equal the count of all rolls beside pinned dice, and with pinned damage', () => {
    compared(sides({ x: '4/6 +2; 3/6', y: 2, under: { X1: 'rolls 2 5' }, round: 'the first hit on Y1 rolls 5.' }));
    compared(
      sides({
        x: '4/6 -2; 3/6',
        y: '5/6; 5/6',
        under: { X1: 'rolls 2', Y2: 'rolls 6' },
        round: 'the first hit on X1 rolls 1.\nhits fall first on Y2, X2.',
      }),
    );
    compared(
      sides({
        x: '5/6; 5/6',
        y: 3,
        round: 'the first hit on Y1 rolls 5.\nthe first hit on Y3 rolls 2.\nhits fall first on Y3.',
      }),
    );
  });

  it('include all damage, though not whose, where the first hits on everybody who may be hit are pinned to the same face', () => {
    const text = sides({
      x: '5/6; 5/6',
      y: 3,
      round: ['Y1', 'Y2', 'Y3'].map((name) => `the first hit on ${name} rolls 5.`).join('\n'),
    });
    compared(text);
    assert.deepEqual(
      [...oddsOf(text).distribution('damage of the Exes').values.keys()],
      ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    );
  });

  it('equal the count of all rolls where the Host shares the hits out', () => {
    for (const shares of ['2 on Y2, 1 on Y1', '1 on Y3', '1 on Y1, 1 on Y2', '3 on Y1']) {
      compared(sides({ x: '4/6 +1; 5/6', y: 3, round: `hits fall ${shares}.` }));
    }
    // As uneven as this they only say who comes first (aa-039).
    compared(sides({ x: '4/6 +2; 5/6', y: 3, round: 'hits fall 3 on Y2, 1 on Y1.' }));
  });

  it('equal the count of all rolls of any small fight', () => {
    fc.assert(fc.property(randomFight({ rounds: 1, dice: 1 }), compared), runs);
  });
});

describe('sharing hits out', () => {
  it('is left open exactly where orders that follow the text differ', () => {
    fc.assert(
      fc.property(randomFight({ rounds: 1, dice: 1 }), fc.nat({ max: 9 }), (text, hits) => {
        for (const side of planOf(text).exchanges.flatMap((exchange) => exchange.sides)) {
          const sharings = everySharing(side, hits);
          const told = spread(side, hits).shares.map(
            ({ enemy, least, most, values }) => `${enemy.fighter.name} ${least} ${most}: ${values.join(' ')}`,
          );
          assert.deepEqual(
            told,
            side.enemies.map((enemy) => {
              const counts = sharings.map((sharing) => sharing.get(enemy) ?? 0);
              return `${enemy.fighter.name} ${Math.min(...counts)} ${Math.max(...counts)}: ${[...new Set(counts)].sort().join(' ')}`;
            }),
            text,
          );
        }
      }),
      runs,
    );
  });

  it('is decided by naming as many as necessary, in an order that the text allows, and by no fewer', () => {
    fc.assert(
      fc.property(randomFight({ rounds: 1, dice: 1 }), fc.nat({ max: 9 }), (text, hits) => {
        for (const side of planOf(text).exchanges.flatMap((exchange) => exchange.sides)) {
          const names = decidingOrder(side, [hits]).map(({ fighter }) => fighter);
          const told = (sharing: ReadonlyMap<Enemy, number>): string =>
            side.enemies.map((enemy) => sharing.get(enemy) ?? 0).join(' ');
          const ways = new Set(everySharing(side, hits).map(told));
          assert.equal(names.length === 0, ways.size === 1, text);
          if (names.length === 0) continue;
          const decided = new Set(everySharing({ ...side, order: names }, hits).map(told));
          assert.equal(decided.size, 1, text);
          assert.ok(
            [...decided].every((way) => ways.has(way)),
            text,
          );
          assert.ok(new Set(everySharing({ ...side, order: names.slice(0, -1) }, hits).map(told)).size > 1, text);
        }
      }),
      runs,
    );
  });
});
