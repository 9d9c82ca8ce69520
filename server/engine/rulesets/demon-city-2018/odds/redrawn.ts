/** Damage with redrawn Fools: a sum over the number of Fools that come up (reading t28). */
import type Fraction from 'fraction.js';
import { ownValue } from '../../../words/own-value.ts';
import {
  deckSize,
  none,
  sumOf,
  toFraction,
  withoutCards,
  type Contest,
  type ValueChances,
} from '../../../chance/index.ts';
import { fool, foolsIn } from '../cards.ts';
import { followingOf, hitChance, type DamageThrow } from './damage.ts';
import { contestCounts, type ContestCounts } from './contest-counts.ts';

/**
 * The chances of a contest and its damage with redrawn Fools; undefined where they can’t be summed: too many
 * combinations, or hands filled from some cards of the deck only, so that The Fool isn’t equally likely at each
 * position.
 */
export function withRedraws(
  contest: Contest,
  throws: readonly DamageThrow[],
  counts: ContestCounts,
): ContestCounts | undefined {
  const redrawn = throws.filter(({ isRedrawn, anew }) => isRedrawn && anew === undefined);
  const all = followingOf(throws);
  const values = all.map((cards, place): ValueChances | undefined => {
    const plain = counts.chances.following[place];
    const thrown = redrawn.find((each) => each.cards === cards);
    return thrown === undefined || foolsIn(deckOf(contest, thrown)) === 0 ? plain : summed(contest, thrown, counts);
  });
  const following = values.filter((each) => each !== undefined);
  return following.length < all.length ? undefined : { ...counts, chances: { ...counts.chances, following } };
}

/**
 * Without its Fools, the deck’s order decides which cards count. Given the number of Fools before the last of these,
 * the rest of the deal is one from a deck without those Fools; values above The Fool’s count only where no other Fool
 * is among them.
 */
function summed(contest: Contest, thrown: DamageThrow, { chances }: ContestCounts): ValueChances | undefined {
  const { cards } = thrown;
  const deck = deckOf(contest, thrown);
  if (contest.hands.some((hand) => hand.deck === cards.deck && hand.keepsHeld === true && hand.draws > 0))
    return undefined;
  const values = new Map<number, Fraction>();
  for (let many = 0; many <= foolsIn(deck); many += 1) {
    const left = withoutCards(deck, new Array(many).fill({ value: 0, mark: fool }));
    const part = contestCounts({ ...contest, decks: { ...contest.decks, [cards.deck]: left }, following: [cards] });
    if (part === undefined) return undefined;
    const ways = chanceOfFools(many, cards.draws, foolsIn(deck), deckSize(deck));
    for (const [value, chance] of part.chances.following[0] ?? [])
      if (value > 0) values.set(value, (values.get(value) ?? none).add(chance.mul(ways)));
  }
  const [hit = none] = hitChance(cards, chances);
  const nothing = hit.sub(sumOf([...values.values()]));
  return new Map([...(nothing.n > 0n ? [[0, nothing] as const] : []), ...[...values].sort(([a], [b]) => a - b)]);
}

/** The chance that this many Fools come up before the last card that counts, at any positions but the last. */
function chanceOfFools(many: number, draws: number, fools: number, size: number): Fraction {
  return Array.from({ length: many }, (_, at) =>
    toFraction(BigInt((draws + at) * (fools - at)), BigInt((at + 1) * (size - at))),
  ).reduce((product, each) => product.mul(each), toFraction(1n, 1n));
}

function deckOf({ decks }: Contest, { cards: { deck } }: DamageThrow) {
  return ownValue(decks, deck) ?? [];
}
