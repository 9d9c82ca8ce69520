/** Values with which a hand can lead; comparisons with enumeration check that nothing else is left out. */
import assert from 'node:assert/strict';
import { toDeck } from '../../../server/engine/chance/index.ts';
import type { Way } from '../../../server/engine/chance/cards/leading-hand.ts';
import { toModel } from '../../../server/engine/chance/cards/model.ts';
import { leadingPlaces } from '../../../server/engine/chance/cards/feasible-values.ts';
import { rivalsOf } from '../../../server/engine/chance/cards/rivals.ts';
import { cards, contestOf } from './notation.ts';

const decks = { Ours: toDeck(cards('1-3', 1)), Theirs: toDeck(cards('2-5', 1)) };

/** The values that the first of these hands can lead with. */
function valuesOf(text: string, way: Way): readonly number[] {
  const model = toModel(contestOf(text, decks));
  const sight = rivalsOf(model, { hand: 0, thresholds: [], by: undefined, failing: new Set() });
  return leadingPlaces(model, 0, sight, way).map((place) => model.values[place] ?? NaN);
}

describe('a leading hand', () => {
  it('keeps a value of its own deck that leaves room for its other cards', () => {
    assert.deepEqual(valuesOf('Ann of Players: 1 from Ours, attack 0', 'by leader'), [1, 2, 3]);
    assert.deepEqual(valuesOf('Ann of Players: 2 from Ours, attack 0', 'by leader'), [2, 3]);
  });

  it('keeps the highest of the known cards', () => {
    assert.deepEqual(valuesOf('Ann of Players: 3 2=Sun, attack 0', 'by leader'), [3]);
  });

  it('has all cards of its opponents below it', () => {
    assert.deepEqual(
      valuesOf('Ann of Players: 1 from Ours, attack 0\nBill of Host: 1 from Theirs, attack Ann', 'by leader'),
      [3],
    );
    assert.deepEqual(
      valuesOf('Ann of Players: 1 from Ours, attack 0\nBill of Host: 2 from Theirs, attack Ann', 'by leader'),
      [],
    );
  });

  it('leaves other cards above it where the lowest counts', () => {
    assert.ok(
      valuesOf(
        'Ann of Players: 1 from Ours, attack 0\nBill of Host: 2 from Theirs, attack Ann, lowest',
        'by leader',
      ).includes(3),
    );
  });

  it('allows cards of its allies up to it, and isn’t limited by anybody without a side', () => {
    assert.deepEqual(
      valuesOf(
        'Ann of Players: 1 from Theirs, attack 0\nBea of Players: 2 from Theirs, attack 0\nstone: 1 from Theirs, idle',
        'by leader',
      ),
      [4, 5],
    );
  });

  it('leaves a place above it where an ally must be higher', () => {
    const text =
      'Ann of Players: 1 from Theirs, attack 0\nBea of Players: 2 from Theirs, other 0\nBill of Host: 1 from Ours, idle';
    assert.deepEqual(valuesOf(text, 'by leader'), [4, 5]);
    assert.deepEqual(valuesOf(text, 'by ally'), [2, 3, 4]);
  });
});
