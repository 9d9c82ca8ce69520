/** Rolling pools of dice that hit or miss, and the results of rolls (New attack algorithm, “Dice tech basics”). */
import assert from 'node:assert/strict';
import { everyRoll, hitsOf, rollPool } from '../../../../server/engine/chance/index.ts';
import { everyPlay } from '../dice/every-play.ts';
import { everyCount, poolOf } from './notation.ts';

describe('rollPool', () => {
  it('puts the held dice first, and rolls the others from 1 to the last face', () => {
    assert.deepEqual(rollPool(poolOf('2 dice at 5/8, each, held 3 7'), { pick: (n) => n - 1 }), [3, 7, 8, 8]);
    assert.deepEqual(rollPool(poolOf('2 dice at 1/4'), { pick: () => 0 }), [1, 1]);
  });

  it('rolls nothing for a pool without dice', () => {
    assert.deepEqual(rollPool(poolOf('0 dice at 3/6'), { pick: () => 0 }), []);
  });

  it('rolls exactly the rolls of the enumeration', () => {
    for (const line of ['0 dice at 1/4', '1 dice at 1/4', '2 dice at 4/6, each, held 2', '3 dice at 1/4']) {
      const pool = poolOf(line);
      const played = [...everyPlay((throws) => rollPool(pool, throws))].map(({ what }) => what);
      assert.deepEqual(
        played,
        [...everyRoll([pool])].map(([roll]) => roll),
        line,
      );
    }
  });
});

describe('everyRoll', () => {
  it('combines every roll of one pool with every roll of the others', () => {
    const rolls = [...everyRoll([poolOf('1 dice at 1/4'), poolOf('2 dice at 3/6, each, held 5')])];
    assert.equal(rolls.length, 4 * 36);
    assert.equal(new Set(rolls.map((roll) => JSON.stringify(roll))).size, 4 * 36);
    assert.deepEqual(
      [rolls[0], rolls.at(-1)],
      [
        [[1], [5, 1, 1]],
        [[4], [5, 6, 6]],
      ],
    );
  });

  it('is a single empty roll for no pools', () => {
    assert.deepEqual([...everyRoll([])], [[]]);
  });
});

describe('hitsOf', () => {
  /** The result of the roll, counted in each of the four ways. */
  function inEveryWay(difficulty: string, roll: readonly number[]): string {
    return everyCount
      .map((counts) => hitsOf(poolOf(`${roll.length} dice at ${difficulty}, ${counts}`), roll))
      .join(' ');
  }

  it('is a hit at the number or lower (aa-002)', () => {
    assert.deepEqual(
      [2, 3, 4].map((face) => inEveryWay('3/6', [face])),
      ['1 1 1 1', '1 1 1 1', '0 0 0 0'],
    );
  });

  it('needs one hit where any will do (aa-008), and no miss where all must hit (aa-009)', () => {
    assert.equal(inEveryWay('3/6', [1, 5, 3]), '2 1 0 0');
    assert.equal(inEveryWay('3/6', [1, 2, 3]), '3 1 1 3');
    assert.equal(inEveryWay('3/6', [4, 5, 6]), '0 0 0 0');
  });

  it('is 0 without dice, also where all must hit', () => {
    assert.equal(inEveryWay('3/6', []), '0 0 0 0');
  });

  it('is a miss above the last face', () => {
    assert.equal(inEveryWay('7/8', [9, 7]), '1 1 0 0');
  });
});
