/** Rolling dice, some of them known beforehand. */
import assert from 'node:assert/strict';
import { dieFaces, rollDice } from '../../../../server/engine/chance/index.ts';
import type { DiceHand } from '../../../../server/engine/chance/index.ts';

/** The dice when each throw gives the last of its results, which is the highest face that the die can show. */
function highestRoll(hand: Pick<DiceHand, 'dice' | 'held' | 'keepsHeld'>): readonly number[] {
  return rollDice(hand, { pick: (n) => n - 1 });
}

describe('rollDice', () => {
  it('rolls 1 to 10', () => {
    const picks = [0, 4, 9];
    assert.deepEqual(
      rollDice(
        { dice: 3 },
        {
          pick: (n) => {
            assert.equal(n, dieFaces);
            return picks.shift() ?? 0;
          },
        },
      ),
      [1, 5, 10],
    );
  });

  it('puts held dice first', () => {
    assert.deepEqual(highestRoll({ dice: 2, held: [7, 3] }), [7, 3, 10, 10]);
  });

  it('leaves a held die highest that is known to count', () => {
    assert.deepEqual(highestRoll({ dice: 2, held: [4], keepsHeld: true }), [4, 4, 4]);
    assert.deepEqual(highestRoll({ dice: 1, held: [4, 6], keepsHeld: true }), [4, 6, 6]);
  });

  it('allows all faces where no held die could be known to count', () => {
    assert.deepEqual(highestRoll({ dice: 1, keepsHeld: true }), [10]);
    assert.deepEqual(highestRoll({ dice: 1, held: [], keepsHeld: true }), [10]);
  });

  it('gives possible faces only, whatever is held', () => {
    assert.deepEqual(highestRoll({ dice: 1, held: [12], keepsHeld: true }), [12, 10]);
    assert.deepEqual(highestRoll({ dice: 1, held: [0], keepsHeld: true }), [0, 1]);
  });

  it('rolls nothing for a hand without dice', () => {
    assert.deepEqual(highestRoll({ dice: 0 }), []);
  });
});
