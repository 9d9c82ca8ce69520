/** Decks are immutable multisets. */
import assert from 'node:assert/strict';
import {
  countsByValue,
  deckSize,
  drawCards,
  seededThrows,
  toDeck,
  withCards,
  withoutCards,
} from '../../../server/engine/chance/index.ts';
import { cards, playersDeck } from './notation.ts';

describe('a deck', () => {
  it('counts equal cards in one row, in ascending order', () => {
    assert.deepEqual(toDeck([{ value: 3 }, { value: 1, mark: 'Sun' }, { value: 3 }, { value: 1 }]), [
      { value: 1, count: 1 },
      { value: 1, mark: 'Sun', count: 1 },
      { value: 3, count: 2 },
    ]);
  });

  it('knows its size and its values', () => {
    assert.equal(deckSize(playersDeck), 31);
    assert.deepEqual(
      [...countsByValue(toDeck([{ value: 2, mark: 'a' }, { value: 2 }, { value: 5, count: 3 }]))],
      [
        [2, 2],
        [5, 3],
      ],
    );
  });

  it('is the same again when cards have been taken out and put back', () => {
    const taken = [{ value: 0, mark: 'Fool' }, { value: 7 }, { value: 7 }];
    assert.deepEqual(withCards(withoutCards(playersDeck, taken), taken), playersDeck);
  });

  it('doesn’t give a card that it doesn’t hold', () => {
    assert.throws(() => withoutCards(playersDeck, [{ value: 0 }]), /doesn't hold/);
    assert.throws(() => withoutCards(toDeck([{ value: 2 }]), [{ value: 2 }, { value: 2 }]), /doesn't hold/);
  });

  it('rejects fractional values', () => {
    assert.throws(() => toDeck([{ value: 1.5 }]), /value 1.5/);
  });

  it('gives the picked card', () => {
    const picks = [3, 0];
    const drawn = drawCards(toDeck(cards('1-5')), 2, { pick: () => picks.shift() ?? 0 });
    assert.deepEqual(drawn.cards, [{ value: 4 }, { value: 1 }]);
    assert.deepEqual(drawn.deck, toDeck([{ value: 2 }, { value: 3 }, { value: 5 }]));
  });

  it('gives all its cards once, and no more', () => {
    const drawn = drawCards(playersDeck, 31, seededThrows(5));
    assert.deepEqual(toDeck(drawn.cards), playersDeck);
    assert.throws(() => drawCards(drawn.deck, 1, seededThrows(5)), /A deck of 0 cards can't give 1/);
  });
});
