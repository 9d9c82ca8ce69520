/** Any throw can be forced, in every game. */
import assert from 'node:assert/strict';
import { forceThrows, type Forced } from './forcing.ts';
import { games, samplesOf } from './written.ts';

describe('forcing throws', () => {
  for (const text of games.filter(({ trialSentences }) => trialSentences.forcing !== undefined).flatMap(samplesOf)) {
    it(`makes them show the forced results: ${text.file}`, () => {
      const forced: Forced = { fell: 0, gone: 0, complaints: [] };
      forceThrows(text, forced);
      assert.deepEqual(forced.complaints, []);
      assert.ok(forced.fell > 0);
    });
  }
});
