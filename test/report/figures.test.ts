/** The format of chances. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { percent, percentWithin, reachedWords, spanOf } from '../../server/report/index.ts';
import { decimal } from '../../server/report/figures.ts';

describe('a chance in percent', () => {
  it('never reads as certain or impossible if it is neither', () => {
    assert.equal(percent({ chance: new Fraction(1, 1_000_000) }), 'under 0.01%');
    assert.equal(percent({ chance: new Fraction(999_999, 1_000_000) }), 'over 99.99%');
    assert.deepEqual(
      [
        percent({ chance: new Fraction(1) }),
        percent({ chance: new Fraction(0) }),
        percent({ chance: new Fraction(1) }, 4),
      ],
      ['100%', '0%', '100.0000%'],
    );
  });

  it('has one digit, and two near the ends', () => {
    const words = ['1/3', '1/200', '1/100', '199/200', '99/100'].map((chance) =>
      percent({ chance: new Fraction(chance) }),
    );
    assert.deepEqual(words, ['33.3%', '0.50%', '1.0%', '99.50%', '99.0%']);
    assert.equal(percent({ chance: new Fraction(2, 3) }, 0), '67%');
  });

  it('has as many digits as its precision allows if it was sampled, and its interval', () => {
    const sampled = (n: number, low: number, high: number) =>
      percentWithin({ chance: new Fraction(n, 1000), sample: { plays: 400, low, high } });
    assert.equal(percent({ chance: new Fraction(3, 4), sample: { plays: 400, low: 0.7, high: 0.79 } }), '≈75%');
    assert.deepEqual(
      [sampled(750, 0.7, 0.79), sampled(751, 0.746, 0.7554), sampled(3, 0.001, 0.009)],
      ['about 75% (70 to 79%)', 'about 75.1% (74.6 to 75.5%)', 'about 0.3% (0.1 to 0.9%)'],
    );
    assert.equal(percentWithin({ chance: new Fraction(1, 3) }), '33.3%');
  });

  it('is rounded to tens if it was sampled within more than 20 points, with its exact interval', () => {
    const sampled = (hundredths: number, low: number, high: number) => ({
      chance: new Fraction(hundredths, 100),
      sample: { plays: 40, low, high },
    });
    const [some, narrow, few, most] = [
      sampled(28, 0.15, 0.42),
      sampled(28, 0.2, 0.4),
      sampled(4, 0, 0.243),
      sampled(96, 0.757, 1),
    ];
    assert.deepEqual(
      [some, narrow, few, most].map((figure) => percent(figure)),
      ['≈30%', '≈28%', 'under about 25%', 'over about 75%'],
    );
    assert.equal(percent(some, 1), '≈30%');
    assert.deepEqual([percentWithin(some), percentWithin(narrow)], ['about 30% (15 to 42%)', 'about 28% (20 to 40%)']);
    assert.equal(percent({ ...few, bound: 'at least' }), '≥ about 0%');
    assert.equal(
      spanOf([few, sampled(10, 0.09, 0.11)], (figure) => percent(figure)),
      '≈10% to under about 25%',
    );
    assert.equal(percent({ chance: new Fraction(28, 100) }), '28.0%');
  });

  it('comes last in a range of those that are lower as displayed', () => {
    const sampled = (chance: number, low: number, high: number) => ({
      chance: new Fraction(chance),
      sample: { plays: 40, low, high },
    });
    const [none, few, all, most] = [
      sampled(0, 0, 0.487),
      sampled(0.01, 0.005, 0.02),
      sampled(1, 0.9, 1),
      sampled(0.95, 0.94, 0.96),
    ];
    const span = (...figures: readonly (typeof none)[]) => spanOf(figures, (figure) => percent(figure, 0));
    assert.deepEqual(
      [span(none, few), span(few, few), span(most, all), span(all, most)],
      ['≈1% to under about 49%', '≈1%', 'over about 90% to ≈95%', 'over about 90% to ≈95%'],
    );
  });

  it('shows the other end of the interval if nothing, or everything, resulted from a sample', () => {
    assert.equal(percent({ chance: new Fraction(0), sample: { plays: 400, low: 0, high: 0.00951 } }), 'under about 1%');
    assert.equal(percent({ chance: new Fraction(1), sample: { plays: 400, low: 0.99049, high: 1 } }), 'over about 99%');
    assert.equal(percent({ chance: new Fraction(0) }), '0%');
  });
});

describe('the chance of a round', () => {
  it('is shown if it isn’t certain, and in words if it is impossible', () => {
    assert.equal(reachedWords(undefined), '');
    assert.equal(reachedWords({ chance: new Fraction(1) }), '');
    assert.equal(reachedWords({ chance: new Fraction(0) }), 'never reached');
    assert.equal(reachedWords({ chance: new Fraction(1, 8) }), 'reached in 12.5% of all courses');
    assert.equal(reachedWords({ chance: new Fraction(1, 8) }, { of: '' }), 'reached in 12.5%');
  });

  it('is neither never nor certain if it was sampled', () => {
    assert.equal(
      reachedWords({ chance: new Fraction(0), sample: { plays: 400, low: 0, high: 0.0095 } }),
      'reached in under about 1% of all courses',
    );
    assert.equal(
      reachedWords({ chance: new Fraction(1), sample: { plays: 400, low: 0.9905, high: 1 } }),
      'reached in over about 99% of all courses',
    );
  });
});

describe('a mean value', () => {
  it('has enough digits to distinguish it from zero, and no sign if it can’t be', () => {
    const means: readonly (readonly [string, string])[] = [
      ['16/5', '3.2'],
      ['-1/5', '−0.2'],
      ['1/20', '0.05'],
      ['-1/250', '−0.004'],
      ['-1/10000', '0.0'],
      ['0', '0.0'],
    ];
    assert.deepEqual(
      means.map(([value]) => decimal(new Fraction(value))),
      means.map(([, words]) => words),
    );
  });
});
