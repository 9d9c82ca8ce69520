/** Degrees of success and failure (New attack algorithm, “Dice tech basics”; reading, section 5.3). */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  addsAtLeast,
  addsExactly,
  degreeOf,
  degreeWeights,
  everyRoll,
  meanAdded,
} from '../../../../server/engine/chance/index.ts';
import type { DegreeWeights, HitPool } from '../../../../server/engine/chance/index.ts';
import { checkOf, everyCount, poolOf } from './notation.ts';

function chance({ weights, total }: DegreeWeights, degree: number): Fraction {
  return new Fraction(weights.get(degree) ?? 0n, total);
}

/** The degrees with their chances, and their mean. */
function figures(pool: HitPool): string {
  const degrees = degreeWeights(pool);
  const mean = [...degrees.weights.keys()].reduce(
    (sum, degree) => sum.add(chance(degrees, degree).mul(degree)),
    new Fraction(0),
  );
  return [
    ...[...degrees.weights.keys()].map((degree) => `${degree}: ${chance(degrees, degree).toFraction()}`),
    `mean ${mean.toFraction()}`,
  ].join(', ');
}

describe('degreeOf', () => {
  for (const [id, net, roll, degree] of [
    ['aa-t16', -2, [1, 5, 6], -2],
    ['aa-t17', -2, [1, 2, 3], 1],
    ['aa-t18', 2, [4, 5, 6], -1],
  ] as const) {
    it(`is ${degree} for ${roll.join(', ')} at 3/6 with ${Math.abs(net)} ${net < 0 ? 'penalty' : 'bonus'} dice (${id})`, () => {
      assert.equal(degreeOf(checkOf('3/6', net), roll), degree);
    });
  }

  it('is as many as dice hit with bonus dice (aa-012), and one without any (aa-014)', () => {
    assert.equal(degreeOf(checkOf('3/6', 2), [1, 3, 6]), 2);
    assert.deepEqual(
      [1, 6].map((face) => degreeOf(checkOf('3/6', 0), [face])),
      [1, -1],
    );
  });

  it('is a plain failure where no die is thrown', () => {
    for (const counts of everyCount) assert.equal(degreeOf(poolOf(`0 dice at 3/6, ${counts}`), []), -1);
  });

  it('is the same however many hits the success is worth', () => {
    for (const [plain, many] of [
      ['one if any', 'each'],
      ['one if all', 'each if all'],
    ] as const) {
      for (const [roll] of everyRoll([poolOf('3 dice at 3/6')])) {
        assert.equal(
          degreeOf(poolOf(`3 dice at 3/6, ${many}`), roll!),
          degreeOf(poolOf(`3 dice at 3/6, ${plain}`), roll!),
        );
      }
    }
  });
});

describe('degreeWeights', () => {
  /** Reading, section 5.3: from the degree -4 to the degree 4, without 0, and the mean. */
  const table = `
    2/6 -2 | 0 8/27 4/9 2/9 1/27 0 0 0 | -53/27
    2/6 -1 | 0 0 4/9 4/9 1/9 0 0 0 | -11/9
    2/6 0 | 0 0 0 2/3 1/3 0 0 0 | -1/3
    2/6 1 | 0 0 0 4/9 4/9 1/9 0 0 | 2/9
    2/6 2 | 0 0 0 8/27 4/9 2/9 1/27 0 | 19/27
    3/6 -2 | 0 1/8 3/8 3/8 1/8 0 0 0 | -11/8
    3/6 -1 | 0 0 1/4 1/2 1/4 0 0 0 | -3/4
    3/6 0 | 0 0 0 1/2 1/2 0 0 0 | 0
    3/6 1 | 0 0 0 1/4 1/2 1/4 0 0 | 3/4
    3/6 2 | 0 0 0 1/8 3/8 3/8 1/8 0 | 11/8
    4/6 -2 | 0 1/27 2/9 4/9 8/27 0 0 0 | -19/27
    4/6 -1 | 0 0 1/9 4/9 4/9 0 0 0 | -2/9
    4/6 0 | 0 0 0 1/3 2/3 0 0 0 | 1/3
    4/6 1 | 0 0 0 1/9 4/9 4/9 0 0 | 11/9
    4/6 2 | 0 0 0 1/27 2/9 4/9 8/27 0 | 53/27
    5/6 -2 | 0 1/216 5/72 25/72 125/216 0 0 0 | 17/216
    5/6 -1 | 0 0 1/36 5/18 25/36 0 0 0 | 13/36
    5/6 0 | 0 0 0 1/6 5/6 0 0 0 | 2/3
    5/6 1 | 0 0 0 1/36 5/18 25/36 0 0 | 59/36
    5/6 2 | 0 0 0 1/216 5/72 25/72 125/216 0 | 539/216
    7/8 -2 | 0 1/512 21/512 147/512 343/512 0 0 0 | 151/512
    7/8 -1 | 0 0 1/64 7/32 49/64 0 0 0 | 33/64
    7/8 0 | 0 0 0 1/8 7/8 0 0 0 | 3/4
    7/8 1 | 0 0 0 1/64 7/32 49/64 0 0 | 111/64
    7/8 2 | 0 0 0 1/512 21/512 147/512 343/512 0 | 1343/512
    3/6 -3 | 1/16 1/4 3/8 1/4 1/16 0 0 0 | -31/16
    3/6 3 | 0 0 0 1/16 1/4 3/8 1/4 1/16 | 31/16`;

  for (const row of table.trim().split('\n')) {
    const [check, columns, mean] = row.split('|').map((part) => part.trim()) as [string, string, string];
    it(`is as in the reading for ${check}`, () => {
      const [difficulty, net] = check.split(' ') as [string, string];
      const shown = columns
        .split(' ')
        .map((share, at) => [at < 4 ? at - 4 : at - 3, share] as const)
        .filter(([, share]) => share !== '0');
      assert.equal(
        figures(checkOf(difficulty, Number(net))),
        `${shown.map(([degree, share]) => `${degree}: ${share}`).join(', ')}, mean ${mean}`,
      );
    });
  }

  it('is 1/9, 4/9, 4/9 and 11/9 on average at 4/6 with one bonus die (aa-t19)', () => {
    assert.equal(figures(checkOf('4/6', 1)), '-1: 1/9, 1: 4/9, 2: 4/9, mean 11/9');
  });

  it('is mirrored at 3/6 with three bonus or penalty dice (aa-t21)', () => {
    const [bonus, penalty] = [checkOf('3/6', 3), checkOf('3/6', -3)].map(degreeWeights) as [
      DegreeWeights,
      DegreeWeights,
    ];
    assert.deepEqual(
      [...bonus.weights],
      [...penalty.weights].map(([degree, weight]) => [-degree, weight] as const).reverse(),
    );
    assert.equal(chance(bonus, 4).toFraction(), '1/16');
  });

  it('counts the rolls, whatever is held and however hits count', () => {
    for (const difficulty of ['1/4', '3/4', '2/6', '5/6', '7/8'])
      for (const dice of [0, 1, 2, 3]) {
        for (const counts of everyCount)
          for (const held of ['', ', held 1', ', held 8', ', held 1 8']) {
            const line = `${dice} dice at ${difficulty}, ${counts}${held}`;
            const degrees = [...everyRoll([poolOf(line)])].map(([roll]) => degreeOf(poolOf(line), roll!));
            const { weights, total } = degreeWeights(poolOf(line));
            assert.equal(total, BigInt(degrees.length), line);
            assert.deepEqual(
              [...weights],
              [...new Set(degrees)]
                .sort((a, b) => a - b)
                .map((degree) => [degree, BigInt(degrees.filter((one) => one === degree).length)]),
              line,
            );
          }
      }
  });
});

describe('a die that is rolled again while it hits', () => {
  const die = { hit: 1, of: 6 };

  it('adds 0, 1, 2 with 5/6, 5/36, 5/216 and 1/5 on average at 1/6 (aa-t23)', () => {
    assert.deepEqual(
      [0, 1, 2].map((times) => addsExactly(die, times).toFraction()),
      ['5/6', '5/36', '5/216'],
    );
    assert.equal(meanAdded(die)?.toFraction(), '1/5');
  });

  it('gives the chance of at least a number of degrees, each a sixth of the one before', () => {
    assert.deepEqual(
      [-1, 0, 1, 2, 3].map((times) => addsAtLeast(die, times).toFraction()),
      ['1', '1', '1/6', '1/36', '1/216'],
    );
    assert.equal(addsExactly(die, -1).toFraction(), '0');
  });

  it('adds a degree to 2/27 of checks at 4/6 with one bonus die, and 4/45 on average (aa-t22)', () => {
    const degrees = degreeWeights(checkOf('4/6', 1));
    assert.equal(chance(degrees, 2).mul(addsAtLeast(die, 1)).toFraction(), '2/27');
    assert.equal(chance(degrees, 2).mul(meanAdded(die)!).toFraction(), '4/45');
  });

  it('has a mean that matches the chances', () => {
    for (const other of [die, { hit: 3, of: 4 }, { hit: 7, of: 8 }, { hit: 0, of: 6 }]) {
      const { hit, of } = other;
      const first = Array.from({ length: 30 }, (_, at) => addsAtLeast(other, at + 1)).reduce(
        (sum, share) => sum.add(share),
        new Fraction(0),
      );
      const rest = addsAtLeast(other, 31).div(new Fraction(of - hit, of));
      assert.equal(meanAdded(other)?.toFraction(), first.add(rest).toFraction());
    }
  });

  it('has no mean where it never misses', () => {
    assert.equal(meanAdded({ hit: 6, of: 6 }), undefined);
  });
});
