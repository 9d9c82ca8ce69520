/** How chances are written. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { percent } from '../../server/report/index.ts';

describe('a chance in percent', () => {
  it('never reads certain or impossible where it is neither', () => {
    assert.equal(percent({ chance: new Fraction(1, 1_000_000) }), 'under 0.01%');
    assert.equal(percent({ chance: new Fraction(999_999, 1_000_000) }), 'over 99.99%');
    assert.equal(percent({ chance: new Fraction(1) }), '100.00%');
  });

  it('is marked where it was only sampled', () => {
    const chance = new Fraction(1, 4);
    assert.equal(percent({ chance }), '25.00%');
    assert.equal(percent({ chance, sample: { plays: 400, low: 0.21, high: 0.29 } }), '~25.00%');
  });
});
