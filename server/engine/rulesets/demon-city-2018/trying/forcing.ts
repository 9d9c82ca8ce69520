/** To what throws of cards can be forced: each card that the deck has at the start, and enough others beside which it counts. */
import { deckSize, withoutCards } from '../../../chance/index.ts';
import { forcingBy, type Faces } from '../../demon-city/trying/forcing.ts';
import { cardTitle, startingDecks } from '../cards.ts';
import { leavesCounting } from '../dealing.ts';

/** Numbers, and the names of the cards that have one. */
const facesOf: Faces['facesOf'] = (cast, hand, { size, keep }) => {
  const deck = startingDecks(cast)[hand];
  const counting = deck.filter(({ count: _count, ...card }) => deckSize(leavesCounting(withoutCards(deck, [card]), card, keep)) >= size - 1);
  return counting.map(({ value, mark }) => (mark === undefined ? `${value}` : cardTitle(mark)));
};

export const forcing = forcingBy({ facesOf, unit: 'card' });
