/** Single hands from one deck; the figures are those of section 7 of the reading, or were computed independently. */
import assert from 'node:assert/strict';
import { chanceAbove, highestOfHand, lowestOfHand, toDeck } from '../../../server/engine/chance/index.ts';
import type { ValueChances } from '../../../server/engine/chance/index.ts';
import { cards, horrorsDeck, playersDeck } from './notation.ts';

const sizes = [1, 2, 3, 4, 5];

function mean(values: ValueChances): number {
  return [...values].reduce((sum, [value, chance]) => sum + value * chance.valueOf(), 0);
}

function rounded(numbers: readonly number[], places: number): readonly string[] {
  return numbers.map((number) => number.toFixed(places));
}

describe('the highest card of a hand', () => {
  it("has these means in a Players' Deck of 31", () => {
    assert.deepEqual(
      rounded(
        sizes.map((size) => mean(highestOfHand(playersDeck, size))),
        2,
      ),
      ['5.32', '7.10', '7.98', '8.50', '8.85'],
    );
  });

  it("is a 10 this often in a Players' Deck of 31", () => {
    const tens = sizes.map((size) => chanceAbove(highestOfHand(playersDeck, size), 9).valueOf());
    assert.deepEqual(rounded(tens, 3), ['0.097', '0.187', '0.271', '0.349', '0.422']);
  });

  it("has these means in a Horror's Deck of 10 and of 12", () => {
    const twelve = toDeck([...cards('1-10'), { value: 9, mark: 'The Hermit' }, { value: 10, mark: 'The Tower' }]);
    assert.deepEqual(
      rounded(
        sizes.map((size) => mean(highestOfHand(horrorsDeck, size))),
        2,
      ),
      ['5.50', '7.33', '8.25', '8.80', '9.17'],
    );
    assert.deepEqual(
      rounded(
        sizes.map((size) => mean(highestOfHand(twelve, size))),
        2,
      ),
      ['6.17', '8.05', '8.88', '9.32', '9.58'],
    );
  });

  it('is 2.41 on average where one Characteristic is drawn from the Character Deck (reading, 1.6 and section 7)', () => {
    const characterDeck = toDeck(
      [
        [1, 4],
        [2, 4],
        [3, 4],
        [4, 3],
        [5, 1],
        [0, 1],
      ].map(([value = 0, count = 0]) => ({ value, count })),
    );
    assert.deepEqual(rounded([mean(highestOfHand(characterDeck, 1))], 2), ['2.41']);
  });

  it('leaves out impossible values', () => {
    assert.deepEqual(
      [...highestOfHand(horrorsDeck, 10)].map(([value, chance]) => `${value}: ${chance.toFraction()}`),
      ['10: 1'],
    );
  });
});

describe('the lowest card of a hand', () => {
  it('is the only 0 as often as that is drawn', () => {
    assert.deepEqual(
      sizes.map((size) => lowestOfHand(playersDeck, size).get(0)?.toFraction()),
      ['1/31', '2/31', '3/31', '4/31', '5/31'],
    );
  });

  it('is given in ascending order', () => {
    assert.deepEqual(
      [...lowestOfHand(toDeck(cards('1-3')), 2)].map(([value, chance]) => `${value}: ${chance.toFraction()}`),
      ['1: 2/3', '2: 1/3'],
    );
  });

  it('needs a deck that can give the hand', () => {
    assert.throws(() => lowestOfHand(horrorsDeck, 11), /A deck of 10 cards can't give a hand of 11/);
    assert.throws(() => lowestOfHand(horrorsDeck, 0), /a hand of 0/);
  });
});
