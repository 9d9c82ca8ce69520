/**
 * The worked chances of checks, sides and contested exchanges (New attack algorithm; reading, sections 5.2, 5.4 and
 * 5.6).
 */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { addUp, chanceOf, compared, hitWeights, meanOf } from '../../../../server/engine/chance/index.ts';
import type { Weights } from '../../../../server/engine/chance/index.ts';
import { checkOf, figuresOf, poolsOf } from './notation.ts';

function side(lines: string): Weights {
  return addUp(poolsOf(lines).map(hitWeights));
}

function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim()));
}

describe('the chance of a check', () => {
  /** Section 5.2: from three penalty dice to three bonus dice. */
  const table = `
    1/6 | 1/1296 1/216 1/36 1/6 11/36 91/216 671/1296
    2/6 | 1/81 1/27 1/9 1/3 5/9 19/27 65/81
    3/6 | 1/16 1/8 1/4 1/2 3/4 7/8 15/16
    4/6 | 16/81 8/27 4/9 2/3 8/9 26/27 80/81
    5/6 | 625/1296 125/216 25/36 5/6 35/36 215/216 1295/1296
    7/8 | 2401/4096 343/512 49/64 7/8 63/64 511/512 4095/4096
    1/4 | 1/256 1/64 1/16 1/4 7/16 37/64 175/256
    3/4 | 81/256 27/64 9/16 3/4 15/16 63/64 255/256`;

  for (const [difficulty, chances] of rowsOf(table)) {
    it(`is as in the reading at ${difficulty}`, () => {
      assert.equal(
        [-3, -2, -1, 0, 1, 2, 3]
          .map((net) => chanceOf(hitWeights(checkOf(difficulty!, net)), 1).toFraction())
          .join(' '),
        chances,
      );
    });
  }

  for (const [id, difficulty, net, chance] of [
    ['aa-t11', '3/6', -2, '1/8'],
    ['aa-t12', '5/6', 0, '5/6'],
    ['aa-t13', '1/6', 3, '671/1296'],
    ['aa-t14', '7/8', -1, '49/64'],
  ] as const) {
    it(`is ${chance} at ${difficulty} with ${net} dice net (${id})`, () => {
      assert.equal(chanceOf(hitWeights(checkOf(difficulty, net)), 1).toFraction(), chance);
    });
  }
});

const sideP = '3 dice at 3/6; 1 dice at 3/6; 1 dice at 3/6';

/** The reading doesn't say who is on its side Q; three who throw these dice have all of its figures. */
const sideQ = '2 dice at 4/6; 1 dice at 3/6; 1 dice at 2/6';

describe('the hits of a side', () => {
  it('are those of five dice for side P (aa-t24)', () => {
    assert.equal(figuresOf(side(sideP)), '1/32 5/32 5/16 5/16 5/32 1/32');
    assert.equal(meanOf(side(sideP)).toFraction(), '5/2');
  });

  it('are those of three dice of eight faces for a lone champion (aa-t26)', () => {
    assert.equal(figuresOf(side('3 dice at 7/8')), '1/512 21/512 147/512 343/512');
    assert.equal(meanOf(side('3 dice at 7/8')).toFraction(), '21/8');
  });

  it('are those of eight dice for a champion with four followers (aa-t27)', () => {
    const all = side('4 dice at 2/6; 1 dice at 2/6; 1 dice at 2/6; 1 dice at 2/6; 1 dice at 2/6');
    assert.deepEqual(
      [0, 2, 3, 8].map((hits) => chanceOf(all, hits).toFraction()),
      ['256/6561', '1792/6561', '1792/6561', '1/6561'],
    );
    assert.equal(meanOf(all).toFraction(), '8/3');
  });

  for (const [champion, mean, none] of [
    ['2 dice at 4/6, one if all', '16/9', '5/81'],
    ['2 dice at 4/6, each if all', '20/9', '5/81'],
    ['2 dice at 4/6, each', '8/3', '1/81'],
    ['1 dice at 4/6', '2', '1/27'],
  ] as const) {
    it(`are ${mean} on average, and none in ${none}, where two follow ${champion} (aa-t28, aa-t29)`, () => {
      const all = side(`${champion}; 1 dice at 4/6; 1 dice at 4/6`);
      assert.deepEqual([meanOf(all).toFraction(), chanceOf(all, 0).toFraction()], [mean, none]);
    });
  }
});

/** Who has more, and how equal hits are shared between none and some: `first second none equal`. */
function shares(one: string, other: string): string {
  const { total, ...parts } = compared(side(one), side(other));
  return [parts.first, parts.second, parts.none, parts.equal]
    .map((weight) => new Fraction(weight, total).toFraction())
    .join(' ');
}

describe('a contested exchange', () => {
  for (const [id, one, other, expected] of rowsOf(`
    aa-t49 | 1 dice at 5/6 | 1 dice at 5/6 | 5/36 5/36 1/36 25/36
    aa-t51 | ${sideP} | 4 dice at 3/6 | 1/2 65/256 1/512 125/512
    aa-t52 | 3 dice at 4/6 | 1 dice at 4/6; 1 dice at 4/6; 1 dice at 4/6 | 242/729 242/729 1/729 244/729
    aa-t53 | ${sideQ} | ${sideQ} | 1039/2916 1039/2916 1/729 139/486
    aa-t54 | 1 dice at 5/6; 1 dice at 5/6; 1 dice at 5/6; 1 dice at 5/6 | 5 dice at 3/6 | 4195/6912 137/864 1/41472 9725/41472
    tie table | 1 dice at 1/6 | 1 dice at 1/6 | 5/36 5/36 25/36 1/36
    tie table | 1 dice at 2/6 | 1 dice at 2/6 | 2/9 2/9 4/9 1/9
    tie table | 1 dice at 3/6 | 1 dice at 3/6 | 1/4 1/4 1/4 1/4
    tie table | 1 dice at 4/6 | 1 dice at 4/6 | 2/9 2/9 1/9 4/9
    tie table | 1 dice at 5/6 | 1 dice at 5/6 | 5/36 5/36 1/36 25/36
    tie table | 1 dice at 7/8 | 1 dice at 7/8 | 7/64 7/64 1/64 49/64`)) {
    it(`goes ${expected!} with ${one!} against ${other!} (${id!})`, () => {
      assert.equal(shares(one!, other!), expected);
    });
  }

  for (const [fighters, tie] of [
    [2, '3/8'],
    [3, '5/16'],
    [5, '63/256'],
  ] as const) {
    it(`is tied in ${tie} for ${fighters} a side at 3/6 (aa-t56)`, () => {
      const all = side(new Array<string>(fighters).fill('1 dice at 3/6').join('; '));
      const { total, none, equal } = compared(all, all);
      assert.equal(new Fraction(none + equal, total).toFraction(), tie);
    });
  }
});

/**
 * The mean damage of the first side: 7/2 for the first hit on each enemy, 1 for each other, where it has more hits; 1
 * for each hit where it has fewer (aa-041 to aa-046). A tie counts as one or the other.
 */
function meanDamage(one: Weights, other: Weights, enemies: number, tied: 'full' | 'minimum'): string {
  const means = one.weights.flatMap((_, own) =>
    other.weights.map((__, others) => {
      const reached = Math.min(own, enemies);
      const full = own > others || (own === others && tied === 'full');
      return chanceOf(one, own)
        .mul(chanceOf(other, others))
        .mul(full ? new Fraction(7 * reached, 2).add(own - reached) : own);
    }),
  );
  return means.reduce((sum, mean) => sum.add(mean), new Fraction(0)).toFraction();
}

describe('the mean damage of a contested exchange', () => {
  /**
   * Section 5.6: both sides, the most enemies that each can hit, and what they deal with full and with minimum damage
   * for ties.
   */
  for (const [one, other, enemies, full, minimum] of rowsOf(`
    1 dice at 5/6 | 1 dice at 5/6 | 1 | 35/12 35/12 | 85/72 85/72
    1 dice at 3/6 | 1 dice at 3/6 | 1 | 7/4 7/4 | 9/8 9/8
    ${sideP} | 4 dice at 3/6 | 1 | 4465/1024 3323/1024 | 15/4 1349/512
    3 dice at 4/6 | 1 dice at 4/6; 1 dice at 4/6; 1 dice at 4/6 | 1 | 11/3 11/3 | 2063/729 2063/729
    ${sideQ} | ${sideQ} | 3 | 35731/5832 35731/5832 | 6659/1458 6659/1458
    1 dice at 5/6; 1 dice at 5/6; 1 dice at 5/6; 1 dice at 5/6 | 5 dice at 3/6 | 1 | 450955/82944 288865/82944 | 67055/13824 5005/1728
    2 dice at 5/6; 1 dice at 4/6 | 1 dice at 2/6; 1 dice at 2/6 | 2 | 2261/324 89/81 | 1073/162 241/324`)) {
    it(`is ${full!} or ${minimum!} with ${one!} against ${other!}`, () => {
      const [there, back] = [side(one!), side(other!)];
      const both = (tied: 'full' | 'minimum') =>
        `${meanDamage(there, back, Number(enemies), tied)} ${meanDamage(back, there, Number(enemies), tied)}`;
      assert.deepEqual([both('full'), both('minimum')], [full, minimum]);
    });
  }
});
