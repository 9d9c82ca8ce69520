/** Words for a number that is spent and regained, with its base or maximum if there is one. */
import assert from 'node:assert/strict';
import { trackFigure } from '../../server/report/timeline/track-words.ts';
import { told } from './told.ts';

describe('the words of a track', () => {
  it('include its base, which some may exceed', () => {
    assert.deepEqual(
      [{ now: 3, base: 5 }, { now: -2, base: 4 }, { now: 6, base: 5 }, { now: 3 }, { now: 0 }].map(trackFigure),
      ['3 of 5', '−2 of 4', '6 (base 5)', '3', '0'],
    );
  });

  it('show only the points of a drive, which has no base', () => {
    const rich =
      'scenario "Rich"\nrules quick-shot\ncombatant Tom (he) of the Players\n  Willpower 6 of 5\n  goal "Get rich" 3\nround 1\n  Tom: waits.\n';
    assert.match(told(rich).transcript(), /Tom: Willpower 6 \(base 5\), “Get rich” 3$/u);
  });
});
