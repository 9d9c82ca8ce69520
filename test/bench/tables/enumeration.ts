/** Compares the fast method for odds with plain enumeration, where that is feasible. */
import { deepEqual } from 'node:assert/strict';
import {
  contestChances,
  diceChances,
  enumerateContest,
  everyMet,
  setWeights,
  type Met,
  type SetsPool,
} from '../../../server/engine/chance/index.ts';
import { contestOdds } from '../../../server/engine/rulesets/attack-algorithm/odds/contests.ts';
import { rollsOf } from '../../../server/engine/rulesets/attack-algorithm/odds/exchange-figures.ts';
import { die } from '../../../server/engine/rulesets/quick-shot/attempts/attempt.ts';
import { planOf } from '../../engine/attack-algorithm/odds-of.ts';
import { attackers } from '../fights/attackers.ts';
import { everyRollOf } from '../fights/every-roll.ts';
import { everyThrow, throwsOf } from '../fights/every-throw.ts';
import { smallCards, smallDice } from '../fights/small-contests.ts';
import { many, median, once } from '../measure.ts';
import { ratio, time, type Table } from '../../../scripts/measure/table.ts';

/**
 * Two methods for the same odds. The results must be equal; `least` is how many times as fast the exact one should be.
 */
interface Compared {
  readonly of: string;
  readonly exact: () => unknown;
  readonly enumerated: () => unknown;
  readonly least?: number;
}

export function enumerationTable(): Table {
  return {
    title: 'Beside plain enumeration',
    rows: [
      ['', 'enumeration [once]', 'exact odds', 'as fast', 'to be at least'],
      ...[dice(1, 3), dice(3, 1), cards(1, 3), cards(3, 1), attacks(3), gamble(6)].map(rowOf),
    ],
    below:
      'Both answers are found equal, as fractions, in the same run. Every throw goes through the function that play goes through. Deals of cards are taken together where all hands hold the same cards, in whatever order; the decks hold 12 and 11.',
  };
}

function rowOf({ of, exact, enumerated, least }: Compared): readonly string[] {
  let answer: unknown;
  const slow = median(once, () => {
    answer = enumerated();
  });
  deepEqual(exact(), answer);
  const fast = median(many, exact);
  return [of, time(slow), time(fast), ratio(slow, fast), least === undefined ? '' : `×${least.toLocaleString('en')}`];
}

/** That many with that many dice on each side: six dice in all. */
function dice(each: number, pool: number): Compared {
  const contest = smallDice(each, pool);
  return {
    of: `${each} against ${each} with ${words(pool, 'die', 'dice')} each: every one of ${throwsOf(contest).toLocaleString('en')} throws`,
    least: 1000,
    exact: () => {
      const { hands, tie } = diceChances(contest);
      return { acts: new Map([...hands].map(([id, { acts }]) => [id, acts])), tie };
    },
    enumerated: () => everyThrow(contest),
  };
}

function cards(each: number, pool: number): Compared {
  const contest = smallCards(each, pool);
  return {
    of: `${each} against ${each} with ${words(pool, 'card', 'cards')} each: every deal that looks different`,
    exact: () => contestChances(contest),
    enumerated: () => enumerateContest(contest, Infinity),
  };
}

/** Champions with that many dice. */
function attacks(pool: number): Compared {
  const plan = planOf(attackers(1, pool - 1));
  return {
    of: `1 against 1 with ${pool} dice each, New attack algorithm: every one of ${(6 ** (2 * pool)).toLocaleString('en')} rolls`,
    exact: () =>
      new Map(
        [...contestOdds(plan, rollsOf(plan, true)).at(-1)!.odds].flatMap(([label, { chance }]) =>
          chance.equals(0) ? [] : [[label, chance]],
        ),
      ),
    enumerated: () => everyRollOf(plan),
  };
}

/** Two common actions with that many dice, as a few sums: which actions can be met, and whether it is critical. */
function gamble(dice: number): Compared {
  const pool: SetsPool = { ...die, dice, needs: [2, 2], divide: 'shared', squash: 'none' };
  return {
    of: `a gamble with ${dice} dice for two sets, Quick Shot: every one of ${(die.of ** dice).toLocaleString('en')} rolls`,
    exact: () => summed(setWeights(pool).all, ({ weight }) => weight),
    enumerated: () => summed(everyMet(pool), () => 1n),
  };
}

function summed<M extends Met>(all: Iterable<M>, weightOf: (met: M) => bigint): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const met of all) {
    const key = JSON.stringify([met.critical, met.choices]);
    sums.set(key, (sums.get(key) ?? 0n) + weightOf(met));
  }
  return new Map([...sums].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function words(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
