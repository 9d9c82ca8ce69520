/**
 * Reading yields between possible corrections of an unreadable sentence, and doesn’t correct very long ones. The time
 * between two yields is measured in the benchmark.
 */
import assert from 'node:assert/strict';
import { rulesets } from '../../server/engine/index.ts';
import { readingSteps } from '../../server/language/index.ts';
import { hostileFiles } from './texts.ts';

/** The maximum number of yields for a text without the sentence. */
const plainly = 16;

describe('reading a long sentence', () => {
  for (const file of hostileFiles) {
    const { name } = file;
    const words = Number(/^a sentence of (\d+) words/u.exec(name)?.[1] ?? 0);
    if (words === 0) continue;
    if (words > 150)
      it(`doesn’t try to correct it: ${name}`, () => {
        assert.equal(stopsIn(file.text()), plainly);
      });
    else
      it(`yields within it: ${name}`, () => {
        const stops = stopsIn(file.text());
        assert.ok(stops > plainly + 5, `${stops} stops`);
      });
  }
});

function stopsIn(text: string): number {
  const steps = readingSteps(text, { file: 'test.clash', rulesets });
  let stops = 0;
  while (steps.next().done !== true) stops += 1;
  return stops;
}
