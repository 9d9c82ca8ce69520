/**
 * Reading stops between the ways in which a sentence that can’t be read may be meant, and one of more words than are
 * mended isn’t looked into at all. How long it takes between two stops is measured in the bench.
 */
import assert from 'node:assert/strict';
import { rulesets } from '../../server/engine/index.ts';
import { readingSteps } from '../../server/language/index.ts';
import { hostileFiles } from './texts.ts';

/** That reading a text without the sentence stops no more than this often. */
const plainly = 16;

describe('reading a long sentence', () => {
  for (const file of hostileFiles) {
    const { name } = file;
    const words = Number(/^a sentence of (\d+) words/u.exec(name)?.[1] ?? 0);
    if (words === 0) continue;
    if (words > 150)
      it(`doesn’t try to mend it: ${name}`, () => {
        assert.equal(stopsIn(file.text()), plainly);
      });
    else
      it(`stops within it: ${name}`, () => {
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
