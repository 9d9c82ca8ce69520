/** Rounds that are rolled again have the same results, and are rolled no more often than needed. */
import assert from 'node:assert/strict';
import { seededThrows } from '../../server/engine/index.ts';
import { rememberedRolls, type Roll } from '../../server/engine/play/remembered-rolls.ts';
import type { Played } from '../../server/engine/play/course.ts';

interface Heap {
  readonly left: number;
}

type RoundOfDice = Played<Heap> & { readonly dice: readonly number[] };

/** Rolls a die, then as many as it shows, or only one more after a six: the number of throws depends on the results. */
function countingRoll(): { readonly roll: Roll<object, Heap, object, RoundOfDice>; readonly times: () => number } {
  let times = 0;
  return {
    times: () => times,
    roll: (_cast, before, _round, throws) => {
      times += 1;
      const first = throws.pick(6);
      const dice = [first, ...Array.from({ length: first === 5 ? 1 : first }, () => throws.pick(first + 2))];
      return { steps: [], dice, after: { left: (before.left + dice.reduce((sum, die) => sum + die, 0)) % 10 } };
    },
  };
}

const [cast, round, start] = [{}, {}, { left: 10 }];

describe('cached rolls', () => {
  it('have the same results as without a cache, whatever is thrown', () => {
    const { roll } = countingRoll();
    const remembered = rememberedRolls(countingRoll().roll, ({ left }) => `${left}`);
    for (let seed = 0; seed < 500; seed += 1) {
      const [one, other] = [seededThrows(seed % 90), seededThrows(seed % 90)];
      for (const before of [start, { left: 3 }]) {
        const { dice, after } = remembered(cast, before, round, one);
        const expected = roll(cast, before, round, other);
        assert.deepEqual({ dice, after }, { dice: expected.dice, after: expected.after });
      }
      assert.equal(one.pick(1000), other.pick(1000), 'as much is taken from the throws');
    }
  });

  it('aren’t rolled again for the same throws from the same state', () => {
    const { roll, times } = countingRoll();
    const remembered = rememberedRolls(roll, ({ left }) => `${left}`);
    const first = remembered(cast, start, round, seededThrows(4));
    assert.equal(remembered(cast, start, round, seededThrows(4)), first);
    assert.equal(times(), 1);
    remembered(cast, { left: 10 }, round, seededThrows(4));
    remembered(cast, start, {}, seededThrows(4));
    assert.equal(times(), 3);
  });

  it('continue from the very state that was reached before', () => {
    const remembered = rememberedRolls(countingRoll().roll, ({ left }) => `${left}`);
    const states = new Map<number, Set<Heap>>();
    for (let seed = 0; seed < 200; seed += 1) {
      const { after } = remembered(cast, start, round, seededThrows(seed));
      states.set(after.left, (states.get(after.left) ?? new Set()).add(after));
    }
    assert.equal(states.size, 10);
    assert.deepEqual(
      [...states.values()].map(({ size }) => size),
      Array.from({ length: 10 }, () => 1),
    );
  });
});
