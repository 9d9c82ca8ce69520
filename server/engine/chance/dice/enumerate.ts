/** The odds of dice by enumerating every roll: slow, but plainly right. */
import type Fraction from 'fraction.js';
import { falling } from '../cards/falling.ts';
import { toFraction } from '../fractions.ts';
import type { DiceChances } from './chances.ts';
import { dieFaces } from './contest.ts';
import type { Dice, DiceContest, DiceHand, DiceOutcome, DiceRoll } from './contest.ts';
import { highestOf } from './highest.ts';
import { resolveDice } from './resolve.ts';
import { toTaskChances } from './task.ts';
import type { DiceOpposition, DiceTaskChances } from './task.ts';

/** Rolls of a hand that have the same highest die; `dice` is one of them. */
interface LikeRolls {
  readonly dice: readonly number[];
  readonly weight: bigint;
}

/** A possible result of a roll; weights are proportional to chances. */
interface Weighted<T> {
  readonly what: T;
  readonly weight: bigint;
}

/** The odds of a contest of a few hands with a few dice each. */
export function enumerateDice(contest: DiceContest): DiceChances {
  const outcomes = [...rollsOfAll(contest.hands)].flatMap((roll) => outcomesOf(contest, roll));
  const chanceOf = shareIn(outcomes);
  return {
    hands: new Map(
      contest.hands.map(({ id }) => [
        id,
        {
          acts: chanceOf(({ hands }) => hands.get(id)?.acts === true),
          critical: chanceOf(({ hands }) => hands.get(id)?.critical === true),
          fumble: chanceOf(({ hands }) => hands.get(id)?.fumble === true),
        },
      ]),
    ),
    tie: chanceOf(({ verdict }) => verdict === 'tie'),
    everyoneFumbles: chanceOf(({ everyoneFumbles }) => everyoneFumbles),
  };
}

/** The odds of a task with a few dice. */
export function enumerateDiceTask(hand: Dice, against: DiceOpposition): DiceTaskChances {
  const others =
    'dice' in against
      ? rollsOf(against).map(({ dice, weight }) => ({ other: highestOf(dice), weight }))
      : [{ other: against.number, weight: 1n }];
  const pairs = rollsOf(hand).flatMap((own) =>
    others.map(({ other, weight }) => ({ what: { value: highestOf(own.dice), other }, weight: own.weight * weight })),
  );
  const chanceOf = shareIn(pairs);
  return toTaskChances(against, (happens) => chanceOf(({ value, other }) => happens(value, other)));
}

function shareIn<T>(all: readonly Weighted<T>[]): (happens: (what: T) => boolean) => Fraction {
  const sum = (some: readonly Weighted<T>[]): bigint => some.reduce((weights, { weight }) => weights + weight, 0n);
  const total = sum(all);
  return (happens) => toFraction(sum(all.filter(({ what }) => happens(what))), total);
}

/** The results of the roll, for every way in which tied allies can be drawn. */
function outcomesOf(
  contest: DiceContest,
  { what: roll, weight }: Weighted<DiceRoll>,
): readonly Weighted<DiceOutcome>[] {
  const drawing = (pick: number): DiceOutcome => resolveDice(contest, roll, { pick: () => pick });
  const first = drawing(0);
  const draws = first.verdict === 'tie' ? 1 : Math.max(1, first.tied.length);
  const parts = falling(contest.hands.length, contest.hands.length) / BigInt(draws);
  return Array.from({ length: draws }, (_, pick) => ({
    what: pick === 0 ? first : drawing(pick),
    weight: weight * parts,
  }));
}

/** Every roll of the hands, hand by hand. */
function* rollsOfAll(hands: readonly DiceHand[], from = 0): Generator<Weighted<DiceRoll>> {
  const hand = hands[from];
  if (hand === undefined) {
    yield { what: new Map(), weight: 1n };
    return;
  }
  for (const { dice, weight } of rollsOf(hand)) {
    for (const others of rollsOfAll(hands, from + 1)) {
      yield { what: new Map(others.what).set(hand.id, dice), weight: weight * others.weight };
    }
  }
}

/**
 * Every roll of one hand that keeps a held die as the one that counts, if that is known; rolls with the same highest
 * die are merged.
 */
function rollsOf({ dice, held = [], keepsHeld }: Dice): readonly LikeRolls[] {
  const like = new Map<number, LikeRolls>();
  for (const rolled of everyRoll(dice)) {
    if (keepsHeld === true && held.length > 0 && highestOf(rolled) > highestOf(held)) continue;
    const all = [...held, ...rolled];
    const before = like.get(highestOf(all));
    like.set(highestOf(all), { dice: before?.dice ?? all, weight: (before?.weight ?? 0n) + 1n });
  }
  return [...like.values()];
}

function* everyRoll(dice: number): Generator<readonly number[]> {
  if (dice === 0) {
    yield [];
    return;
  }
  for (let face = 1; face <= dieFaces; face += 1) {
    for (const others of everyRoll(dice - 1)) yield [face, ...others];
  }
}
