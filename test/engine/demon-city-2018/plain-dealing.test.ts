/** Hands without pins are dealt all at once, with the same result as one after the other. */
import assert from 'node:assert/strict';
import { seededThrows, toDeck, withCards, type Card } from '../../../server/engine/chance/index.ts';
import {
  deal,
  dealWithPins,
  type DeckState,
  type HandWish,
} from '../../../server/engine/rulesets/demon-city-2018/dealing.ts';

describe('hands without pins', () => {
  it('are dealt as they would be one after the other, from decks that suffice, run short, or are empty', () => {
    for (let seed = 0; seed < 2000; seed += 1) {
      const throws = seededThrows(seed);
      const pick = (n: number): number => throws.pick(n);
      const cards = (most: number): readonly Card[] => Array.from({ length: pick(most) }, () => cardOf(pick(5)));
      const deck: DeckState = { pile: toDeck(cards(12)), table: cards(4), discard: cards(4) };
      const wishes = Array.from({ length: 1 + pick(4) }, (_, hand): HandWish => ({
        id: `${hand}`,
        size: 1 + pick(4),
        keep: pick(2) === 0 ? 'lowest' : 'highest',
        pins: [],
      }));
      const [one, other] = [seededThrows(seed), seededThrows(seed)];
      assert.deepEqual(deal(deck, wishes, one), dealWithPins(deck, wishes, other), `seed ${seed}`);
      assert.equal(one.pick(1000), other.pick(1000), 'as much is taken from the throws');
    }
  });
});

describe('cards that are put back', () => {
  it('make the deck complete again, whether it has some like them or not', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const throws = seededThrows(seed);
      const pick = (n: number): number => throws.pick(n);
      const cards = (): readonly Card[] => Array.from({ length: pick(9) }, () => cardOf(pick(6)));
      const [before, back] = [cards(), cards()];
      assert.deepEqual(withCards(toDeck(before), back), toDeck([...before, ...back]));
    }
  });
});

function cardOf(value: number): Card {
  return value === 0 ? { value, mark: 'the fool' } : value === 5 ? { value: 4, mark: 'the emperor' } : { value };
}
