/** Finds the values that a leading hand can have, given the number of cards in the decks. */
import type { Way } from './leading-hand.ts';
import type { Model } from './model.ts';
import type { Rivals } from './rivals.ts';

/** The number of a deck’s cards that must lie below the leading value, and of further ones at or below it. */
interface Need {
  readonly atMost: readonly number[];
  readonly isDrawn: boolean;
  below: number;
  upTo: number;
}

/**
 * The places of the leader’s value that are possible if its side wins in this way. There must be a card for it, room
 * for the cards of all hands whose highest lies at or below it (as in `ownBound`), and, if an ally is to be higher, a
 * place above it.
 */
export function leadingPlaces(model: Model, leader: number, rivals: Rivals, way: Way): readonly number[] {
  const needs = needsOf(model, leader, rivals, way);
  const places: number[] = [];
  const end = way === 'by ally' ? model.values.length - 1 : model.values.length;
  for (let place = 0; place < end; place += 1) if (hasRoom(needs, place)) places.push(place);
  return places;
}

function needsOf({ decks, hands }: Model, leader: number, { free }: Rivals, way: Way): readonly Need[] {
  const side = hands[leader]?.side;
  const needs = decks.map(({ atMost }, deck): Need => ({
    atMost,
    isDrawn: (hands[leader]?.cards[deck] ?? 0) > 0,
    below: 0,
    upTo: 0,
  }));
  hands.forEach((hand, number) => {
    if (hand.side === undefined || hand.keep === 'lowest') return;
    const isAlly = hand.side === side;
    if (way === 'by ally' && (!isAlly || free.has(number))) return;
    needs.forEach((need, deck) => {
      need[isAlly ? 'upTo' : 'below'] += hand.cards[deck] ?? 0;
    });
  });
  return needs;
}

function hasRoom(needs: readonly Need[], place: number): boolean {
  let isThere = false;
  for (const { atMost, isDrawn, below, upTo } of needs) {
    const before = place === 0 ? 0 : (atMost[place - 1] ?? 0);
    const here = atMost[place] ?? 0;
    if (below > before || below + upTo > here) return false;
    isThere ||= isDrawn && here > before;
  }
  return isThere;
}
