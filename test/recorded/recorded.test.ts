/**
 * What the engine answers is what it answered when that was recorded: one text in twelve, and all with
 * `CLASHWRIGHT_RUNS=all`. An answer that is meant to change is recorded anew by `node test/recorded/record.ts`.
 */
import assert from 'node:assert/strict';
import { aspects } from './answers.ts';
import { digest } from './canonical.ts';
import { digestsOf, recordedOf } from './book.ts';
import { groups, textsOf, type RecordedText } from './texts.ts';

const every = process.env['CLASHWRIGHT_RUNS'] === 'all' ? 1 : 12;

describe('recorded answers', () => {
  for (const group of groups) {
    it(`are still given for ${group}`, () => {
      const recorded = recordedOf(group);
      const texts = textsOf(group);
      assert.deepEqual(
        texts.map(({ id, text }) => `${id} ${digest(text)}`),
        [...recorded].map(([id, { text }]) => `${id} ${text}`),
        'the texts are others than those of which answers are recorded',
      );
      assert.deepEqual(texts.filter((_, index) => index % every === 0).flatMap(changesIn), []);
    }).timeout(600_000);

    /** The aspects of a text that are answered otherwise. */
    function changesIn(text: RecordedText): readonly string[] {
      const before = recordedOf(group).get(text.id)?.digests;
      const now = digestsOf(text);
      return aspects.filter((aspect) => before?.[aspect] !== now[aspect]).map((aspect) => `${text.id}: ${aspect}`);
    }
  }
});
