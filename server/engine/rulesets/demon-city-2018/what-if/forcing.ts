/** The cards that a throw can be forced to: each card still in the deck, with enough others among which it counts. */
import { deckSize, withCards, withoutCards, type Card } from '../../../chance/index.ts';
import type { Result } from '../../../results.ts';
import { forcingBy, type Faces } from '../../demon-city/what-if/forcing.ts';
import { cardMark, cardTitle, startingDecks } from '../cards.ts';
import { leavesCounting } from '../dealing.ts';

/**
 * Numbers, and the names of the cards that have one. What is pinned of this throw goes back into the deck, and may be
 * another.
 */
const facesOf: Faces['facesOf'] = (cast, hand, { size, keep, pinned, thrown: { decks } }) => {
  const left = decks?.[hand];
  const deck = left === undefined ? startingDecks(cast)[hand] : withCards(left, pinned.map(cardOf));
  const counting = deck.filter(
    ({ count: _count, ...card }) => deckSize(leavesCounting(withoutCards(deck, [card]), card, keep)) >= size - 1,
  );
  return counting.map(({ value, mark }) => (mark === undefined ? `${value}` : cardTitle(mark)));
};

function cardOf({ value, name }: Result): Card {
  return name === undefined ? { value } : { value, mark: cardMark(name) };
}

export const forcing = forcingBy({ facesOf, unit: 'card' });
