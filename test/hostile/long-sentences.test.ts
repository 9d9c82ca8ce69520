/** However long a sentence is, reading it holds the server for a moment at a time. */
import assert from 'node:assert/strict';
import { rulesets } from '../../server/engine/index.ts';
import { readingSteps } from '../../server/language/index.ts';
import { hostileFiles } from './texts.ts';

/** Milliseconds of processor time that reading may take before others are heard. */
const longest = 50;

/**
 * So often a text is read, so that the code is compiled and a pause for something else doesn’t count: on a slow machine
 * the first few readings take several times as long as those that follow.
 */
const times = 12;

describe('reading a long sentence', () => {
  for (const file of hostileFiles.filter(({ name }) => name.startsWith('a sentence of '))) {
    it(`stops within it: ${file.name}`, () => {
      const stretches = Array.from({ length: times }, () => longestStretch(file.text()));
      assert.ok(Math.min(...stretches) < longest, `${Math.min(...stretches)} ms without a stop`);
    });
  }
});

/** The longest time between two stops, in milliseconds of processor time. */
function longestStretch(text: string): number {
  const steps = readingSteps(text, { file: 'test.clash', rulesets });
  for (let most = 0; ;) {
    const before = process.cpuUsage();
    const { done } = steps.next();
    const { user, system } = process.cpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
    if (done === true) return most;
  }
}
