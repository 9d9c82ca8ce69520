/** What the second opinion and the product say of the same chances, side by side. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import type { OutcomeOdds, RoundOdds } from '../../../server/engine/index.ts';
import { seededThrows } from '../../../server/engine/index.ts';
import type { ScenarioAnalysis } from '../../../server/analysis/index.ts';
import type { Fraction as Share } from './second-opinion.ts';

/** Chances by name; those of 0 may be missing. */
export type Chances = ReadonlyMap<string, Fraction>;

export const none = new Fraction(0);
export const certain = new Fraction(1);

export const sumOf = (chances: readonly Fraction[]): Fraction => chances.reduce((sum, chance) => sum.add(chance), none);

/** A fraction of the second opinion, also as it writes one. */
export function fractionOf(share: Share | string): Fraction {
  return typeof share === 'string' ? new Fraction(share) : new Fraction(share.n, share.d);
}

export function chancesOf(shares: Iterable<readonly [string | number, Share | string]>): Chances {
  return new Map([...shares].map(([name, share]) => [`${name}`, fractionOf(share)]));
}

/** The same with the chances of all outcomes that get the same name together; without those that get none. */
export function renamed(chances: Chances, nameOf: (outcome: string) => string | undefined): Chances {
  const all = new Map<string, Fraction>();
  for (const [outcome, chance] of chances) {
    const name = nameOf(outcome);
    if (name !== undefined) all.set(name, chance.add(all.get(name) ?? 0));
  }
  return all;
}

/** The chances of a report; fails on one that is only sampled. */
export function exact(odds: OutcomeOdds, times = new Fraction(1)): Chances {
  return new Map(
    [...odds].map(([outcome, { chance, sample }]) => {
      assert.equal(sample, undefined, `${outcome} is only sampled`);
      return [outcome, chance.mul(times)];
    }),
  );
}

/** The odds of a kind of contest, as shares of all courses that reach the round. */
export function contestChances({ contests }: Pick<RoundOdds, 'contests'>, kind: string, which = 0): Chances {
  const contest = contests.filter((each) => each.kind === kind)[which];
  assert.ok(contest !== undefined, `no ${kind}: ${contests.map((each) => each.id).join()}`);
  assert.equal(contest.thrown?.sample, undefined);
  return exact(contest.odds, contest.thrown?.chance);
}

/** The chance that somebody is in a state after a round. */
export function standingOf(analysis: ScenarioAnalysis, round: number, who: string, state: string): Fraction {
  const source = analysis.scenario.source;
  const chance = analysis.overall.holdsAfterNumber(round, {
    kind: 'is',
    who: { text: who, id: who, source },
    state,
    source,
  });
  assert.ok(chance instanceof Fraction, `${who} ${state} after round ${round}: ${String(chance)}`);
  return chance;
}

export function assertSame(product: Chances, opinion: Chances, about: unknown): void {
  assert.deepEqual(written(product), written(opinion), JSON.stringify(about));
}

function written(chances: Chances): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...chances]
      .filter(([, chance]) => !chance.equals(0))
      .map(([name, chance]) => [name, chance.toFraction()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Whole numbers from `low` to `high`, the same for the same seed. */
export function picker(seed: number): (low: number, high: number) => number {
  const throws = seededThrows(seed);
  return (low, high) => low + throws.pick(high - low + 1);
}

export type Picker = ReturnType<typeof picker>;

/** Compares so many times, each time with other random numbers, which are the same in each run of the tests. */
export function times(count: number, seed: number, compare: (pick: Picker) => void): void {
  const pick = picker(seed);
  for (let done = 0; done < count; done += 1) compare(pick);
}
