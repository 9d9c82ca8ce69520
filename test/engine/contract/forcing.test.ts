/** Any throw that somebody announces can be forced, in every game. */
import assert from 'node:assert/strict';
import { forceThrows, type Forced } from './forcing.ts';
import { games, samplesOf } from './written.ts';

describe('forcing throws', () => {
  for (const text of games.filter(({ trialSentences }) => trialSentences.forcing !== undefined).flatMap(samplesOf)) {
    it(`makes them show the forced results: ${text.file}`, () => {
      const forced: Forced = { fell: 0, gone: 0, unpinned: 0, complaints: [] };
      forceThrows(text, forced);
      assert.deepEqual(forced.complaints, []);
      // In a game of journeys, a sample may have only throws that nobody announces.
      assert.ok(forced.fell + forced.unpinned > 0);
    });
  }
});
