/** From which cards each throw of a round is dealt, as far as that can be told beforehand. */
import { deckSize, withCards, type Deck } from '../../../chance/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Wished } from '../contests.ts';
import { shares, type DeckState } from '../dealing.ts';

/** The decks of one throw, and how many cards each of its hands gets. */
export interface Supply {
  readonly decks: Readonly<Record<Hand, Deck>>;
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * The supplies of the throws of a round in their order. Until a deck runs short, what any throw of the round gets is as
 * good as drawn from the pile that the round began with; from the shuffle on, as good as drawn from the whole deck.
 */
export function supplies(throws: readonly (readonly Wished[])[], decks: Readonly<Record<Hand, DeckState>>): readonly Supply[] {
  const [players, host] = [supplyFrom(throws, 'Players', decks.Players), supplyFrom(throws, 'Host', decks.Host)];
  return throws.map((_, index) => ({
    decks: { Players: players[index]?.deck ?? [], Host: host[index]?.deck ?? [] },
    sizes: new Map([...players[index]?.sizes ?? [], ...host[index]?.sizes ?? []]),
  }));
}

function supplyFrom(throws: readonly (readonly Wished[])[], hand: Hand, { pile, discard }: DeckState) {
  const whole = withCards(pile, discard);
  let deck = pile;
  let left = deckSize(pile);
  return throws.map((wished) => {
    const wishes = wished.filter((each) => each.deck === hand).map((each) => each.wish);
    const needed = wishes.reduce((sum, wish) => sum + wish.size, 0);
    if (needed > left) {
      deck = whole;
      left = deckSize(whole);
    }
    const given = shares(wishes.map((wish) => wish.size), deckSize(deck));
    left -= Math.min(needed, left);
    return { deck, sizes: wishes.map((wish, index) => [wish.id, given[index] ?? 0] as const) };
  });
}
