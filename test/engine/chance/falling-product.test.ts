/** The product of falling factorials is the number of deals. */
import assert from 'node:assert/strict';
import { choose, falling } from '../../../server/engine/chance/cards/falling.ts';
import { newFallingProduct } from '../../../server/engine/chance/cards/falling-product.ts';

/** Deals the cards of one hand after another from a deck of different cards, each within its bound. */
function dealt(deck: readonly number[], bounds: readonly number[]): bigint {
  const [bound, ...others] = bounds;
  if (bound === undefined) return 1n;
  return deck.reduce((sum, value, at) => (value <= bound ? sum + dealt(deck.toSpliced(at, 1), others) : sum), 0n);
}

describe('the pile of cards under bounds', () => {
  const deck = [0, 1, 1, 2, 3, 3, 3];
  const atMost = [1, 3, 4, 7];
  const pile = newFallingProduct();
  for (const [low, high] of [
    [-1, 0],
    [0, 1],
    [0, 3],
    [1, 1],
    [1, 2],
    [2, 3],
    [3, 3],
  ] as const) {
    it(`agrees with dealing under the bounds ${low} and ${high}`, () => {
      for (const [few, many] of [
        [0, 1],
        [1, 1],
        [2, 1],
        [1, 3],
        [3, 2],
      ] as const) {
        const bounds = [...new Array<number>(few).fill(low), ...new Array<number>(many).fill(high)];
        pile.clear();
        pile.put(many, high);
        pile.put(few, low);
        assert.equal(pile.ways(atMost, 0), dealt(deck, bounds));
      }
    });
  }

  it('counts falling factorials and sets', () => {
    assert.deepEqual([falling(5, 0), falling(5, 3), falling(3, 4), falling(-1, 1)], [1n, 60n, 0n, 0n]);
    assert.deepEqual([choose(5, 0), choose(5, 2), choose(3, 4)], [1n, 10n, 0n]);
  });
});
