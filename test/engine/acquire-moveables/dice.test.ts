/** The dice of Acquire Moveables: the ladder, and how long depletion dice and sudden-end dice last. */
import assert from 'node:assert/strict';
import type Fraction from 'fraction.js';
import {
  hundreds,
  ladder,
  largestWithin,
  nearestOn,
  reconLadder,
  stepped,
} from '../../../server/engine/rulesets/acquire-moveables/dice/ladder.ts';
import {
  afterRoll,
  endsWith,
  meanRolls,
  type LastingKind,
} from '../../../server/engine/rulesets/acquire-moveables/dice/lasting.ts';

const written = (fractions: readonly Fraction[]): readonly string[] => fractions.map((each) => each.toFraction());
const sum = (fractions: readonly Fraction[]): Fraction => fractions.reduce((all, each) => all.add(each));

describe('the ladder of dice', () => {
  it('has the steps of am-t019', () => {
    assert.deepEqual(
      [10, 16, 30, 100, 800].map((size) => stepped(size, 1)),
      [12, 20, 40, 200, 1000],
    );
    assert.deepEqual(
      [20, 60, 4].map((size) => stepped(size, -1)),
      [16, 40, 2],
    );
  });

  it('ends where the text is silent', () => {
    assert.deepEqual([stepped(2, -1), stepped(1000, 1), stepped(18, 1)], [undefined, undefined, undefined]);
  });

  it('has a shorter one for the recon die (am-t021)', () => {
    assert.deepEqual([stepped(6, 1, reconLadder), stepped(8, 1, reconLadder), stepped(6, -1, reconLadder)], [8, 12, 4]);
  });

  it('gives the die of a fall, and what is near a size that isn’t on it', () => {
    assert.deepEqual([largestWithin(34), largestWithin(2), largestWithin(1)], [30, 2, undefined]);
    assert.deepEqual([nearestOn(18), nearestOn(1), nearestOn(2000)], [[16, 20], [2], [1000]]);
  });
});

describe('a die of hundreds', () => {
  it('reads 6 and 37 as 537 or 37, and 1 and 100 as 100 or 200 (am-t022)', () => {
    assert.deepEqual([hundreds('first', 6, [6, 37]), hundreds('second', 6, [6, 37])], [537, 37]);
    assert.deepEqual([hundreds('first', 6, [1, 100]), hundreds('second', 6, [1, 100])], [100, 200]);
  });

  for (const way of ['first', 'second'] as const)
    it(`gives each number once, the ${way} way (am-t023)`, () => {
      for (const sides of [2, 4, 6, 8, 10]) {
        const all = Array.from({ length: sides * 100 }, (_, roll) =>
          hundreds(way, sides, [Math.floor(roll / 100) + 1, (roll % 100) + 1]),
        );
        assert.deepEqual(
          all.sort((one, other) => one - other),
          Array.from({ length: sides * 100 }, (_, number) => number + 1),
        );
      }
    });
});

describe('a die that doesn’t last', () => {
  const means: Readonly<Record<LastingKind, readonly (readonly [number, string])[]>> = {
    depletion: [
      [2, '2'],
      [4, '6'],
      [6, '12'],
      [8, '20'],
      [10, '30'],
      [12, '42'],
      [20, '92'],
      [100, '426'],
      [1000, '3426'],
    ],
    'sudden-end': [
      [2, '1'],
      [4, '7/4'],
      [6, '59/24'],
      [8, '605/192'],
      [10, '491/128'],
      [12, '6937/1536'],
      [16, '96159/16384'],
      [24, '57422443/7864320'],
    ],
  };
  for (const kind of ['depletion', 'sudden-end'] as const)
    for (const [size, mean] of means[kind])
      it(`of ${size} sides lasts ${mean} rolls on average, ${kind} (am-t024)`, () =>
        assert.equal(meanRolls(kind, size).toFraction(), mean));

  it('has the chances of am-t026 and am-t027 as a depletion die', () => {
    assert.equal(sum(endsWith('depletion', 6, 3)).toFraction(), '1/48');
    assert.equal(
      sum(endsWith('depletion', 6, 12))
        .sub(1)
        .neg()
        .toFraction(),
      '93649173479/247669456896',
    );
    assert.equal(
      sum(endsWith('depletion', 8, 7))
        .sub(1)
        .neg()
        .toFraction(),
      '5063101/5308416',
    );
    assert.equal(sum(endsWith('depletion', 8, 4)).toFraction(), '1/384');
  });

  it('has the chances of am-t028 and am-t029 as a sudden-end die', () => {
    assert.deepEqual(written(endsWith('sudden-end', 8, 5)), ['1/8', '7/48', '35/192', '35/64', '0']);
    assert.deepEqual(written(endsWith('sudden-end', 6, 3)), ['1/6', '5/24', '5/8']);
    assert.deepEqual(written(endsWith('sudden-end', 4, 2)), ['1/4', '3/4']);
  });

  it('steps as in am-t031 and am-t032', () => {
    const run = (kind: LastingKind, size: number, rolls: readonly number[]): readonly (number | undefined)[] => {
      let now: number | undefined = size;
      return rolls.map((rolled) => (now = now === undefined ? undefined : afterRoll(kind, now, rolled)));
    };
    assert.deepEqual(run('depletion', 6, [3, 1, 2, 1, 1]), [6, 4, 4, 2, undefined]);
    assert.deepEqual(run('sudden-end', 8, [5, 3, 1]), [6, 4, undefined]);
  });

  it('has a mean that its chances have, for every die on the ladder', () => {
    for (const size of ladder.filter((each) => each <= 30)) {
      const ends = endsWith('sudden-end', size, ladder.indexOf(size) + 1);
      const mean = ends.reduce((all, chance, roll) => all.add(chance.mul(roll + 1)), ends[0]!.sub(ends[0]!));
      assert.equal(mean.toFraction(), meanRolls('sudden-end', size).toFraction());
    }
  });
});
