/** Places: a place keeps the words that it was written with, and different capitals don’t make another place. */
import assert from 'node:assert/strict';
import { distanceBetween, movedTo, nowhere } from '../../server/engine/positions.ts';

describe('a place', () => {
  it('is shown as it was written', () => {
    assert.equal(movedTo(nowhere, 'Ann', ' the shelves behind Bill ').places.get('Ann'), 'the shelves behind Bill');
  });

  it('is the same in other capitals, and is shown as the people there call it', () => {
    const both = movedTo(movedTo(nowhere, 'Ann', 'the Stair'), 'Bill', 'The stair');
    assert.equal(both.places.get('Bill'), 'the Stair');
    assert.equal(distanceBetween(both, 'Ann', 'Bill'), 0);
    assert.equal(distanceBetween(movedTo(both, 'Bill', 'the cellar'), 'Ann', 'Bill'), undefined);
  });
});
