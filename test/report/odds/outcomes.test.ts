/** Which outcomes of a contest are listed. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import type { Figure } from '../../../server/engine/index.ts';
import { contestInWords } from '../../../server/report/odds/outcomes.ts';

const [certain, never] = [{ chance: new Fraction(1) }, { chance: new Fraction(0) }];
const unseen: Figure = { ...never, sample: { plays: 40, low: 0, high: 0.09 } };

function listed(figures: readonly Figure[]): readonly string[] {
  const odds = new Map(figures.map((figure, index) => [`${index + 1}`, figure]));
  return [...contestInWords({ outcomes: new Map() }, odds).keys()];
}

describe('the outcomes of a contest', () => {
  it('are listed without those that can’t happen if there are more than six', () =>
    assert.deepEqual(listed([never, certain, never, never, never, never, never]), ['2']));

  it('are all listed if there are six', () =>
    assert.deepEqual(listed([never, certain, never, never, never, never]), ['1', '2', '3', '4', '5', '6']));

  it('are listed if they have happened in none of the plays of a sample, since they may in others', () =>
    assert.deepEqual(listed([certain, unseen, never, never, never, never, never]), ['1', '2']));
});
