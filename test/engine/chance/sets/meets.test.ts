/** What rolls can meet when dice are searched for sets: choices, criticals and squashing. */
import assert from 'node:assert/strict';
import { metBy, rollForSets, serviceOf } from '../../../../server/engine/chance/index.ts';
import { poolOf } from './pools.ts';

describe('What a roll of dice searched for sets can meet', () => {
  it('has one choice where everything can be met', () => {
    assert.deepEqual(metBy(poolOf(8, [2, 1]), [5, 5, 6, 2, 3, 4, 1, 2]), { critical: false, choices: [[0, 1]] });
  });

  it('has a choice for each of two actions that one pair could serve', () => {
    assert.deepEqual(metBy(poolOf(8, [2, 2]), [6, 6, 5, 7, 8, 2, 3, 4]).choices, [[0], [1]]);
  });

  it('is critical with two ones, and not with one', () => {
    assert.equal(metBy(poolOf(8, [2]), [1, 1, 5, 5, 2, 3, 6, 8]).critical, true);
    assert.equal(metBy(poolOf(8, [2]), [1, 3, 5, 5, 6, 2, 4, 8]).critical, false);
  });

  it('lets dice with the same face serve two actions only where sets may be divided', () => {
    const roll = [7, 7, 7, 7, 1, 2, 3, 4];
    assert.deepEqual(metBy(poolOf(8, [2, 2]), roll).choices, [[0, 1]]);
    assert.deepEqual(metBy(poolOf(8, [2, 2], { divide: 'whole' }), roll).choices, [[0], [1]]);
  });

  it('serves each action by the narrowest set that will do', () => {
    const service = serviceOf(poolOf(8, [2, 1]), [5, 5, 5, 6, 6, 8, 2, 3], [0, 1]);
    assert.deepEqual(
      [...(service?.faces ?? [])],
      [
        [0, 6],
        [1, 8],
      ],
    );
  });

  it('reports what is squashed, and squashes nothing unnecessarily', () => {
    const pool = poolOf(8, [3], { squash: 'once' });
    assert.deepEqual(serviceOf(pool, [6, 6, 6, 2, 3, 2, 3, 1], [0])?.moves, []);
    assert.deepEqual(serviceOf(pool, [5, 5, 6, 6, 3, 2, 3, 1], [0])?.moves, [{ from: [5], to: 6, dice: -1 }]);
    assert.deepEqual(serviceOf(pool, [8, 8, 2, 3, 2, 3, 4, 1], [0])?.moves, [{ from: [8], to: 5, dice: 1 }]);
  });

  it('gathers the faces next to one to match one die', () => {
    const service = serviceOf(poolOf(4, [2], { squash: 'gather' }), [5, 6, 7, 2], [0]);
    assert.deepEqual(service?.moves, [{ from: [5, 7], to: 6, dice: -1 }]);
    assert.equal(service.faces.get(0), 6);
  });

  it('never reports an action as met that can’t be', () => {
    assert.equal(serviceOf(poolOf(8, [5]), [5, 5, 5, 5, 6, 6, 7, 8], [0]), undefined);
  });

  it('rolls the open dice and keeps the held ones', () => {
    const roll = rollForSets(poolOf(2, [2], { held: [8, 1] }), { pick: (faces) => faces - 1 });
    assert.deepEqual(roll, [8, 1, 8, 8]);
  });
});
