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
import { contestCounts, type ContestCounts } from './reckon.ts';

/**
 * The reckoning of a contest with what follows as it is when Fools are drawn again; undefined where it can’t be summed
 * up: too many ways, or hands that are filled from some cards of the deck only, so that The Fool isn’t as likely in one
 * place as in another.
 */
export function withRedraws(
  contest: Contest,
  throws: readonly DamageThrow[],
  reckoning: ContestCounts,
): ContestCounts | undefined {
  const redrawn = throws.filter(({ isRedrawn, anew }) => isRedrawn && anew === undefined);
  const all = followingOf(throws);
  const values = all.map((cards, place): ValueChances | undefined => {
    const plain = reckoning.chances.following[place];
    const thrown = redrawn.find((each) => each.cards === cards);
    return thrown === undefined || foolsIn(deckOf(contest, thrown)) === 0 ? plain : summed(contest, thrown, reckoning);
  });
  const following = values.filter((each) => each !== undefined);
  return following.length < all.length ? undefined : { ...reckoning, chances: { ...reckoning.chances, following } };
}

/**
 * The cards that count are those of the deck in their order without its Fools. Where so many Fools come up before the
 * last of them, the rest of the deal is one from a deck without these Fools; a value above that of The Fool counts only
 * where no other is among them.
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

/** That so many Fools of a deck come up before the last of the cards that count, at any places but the last. */
function chanceOfFools(many: number, draws: number, fools: number, size: number): Fraction {
  return Array.from({ length: many }, (_, at) =>
    toFraction(BigInt((draws + at) * (fools - at)), BigInt((at + 1) * (size - at))),
  ).reduce((product, each) => product.mul(each), toFraction(1n, 1n));
}

function deckOf({ decks }: Contest, { cards: { deck } }: DamageThrow) {
  return ownValue(decks, deck) ?? [];
}
