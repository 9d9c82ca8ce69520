/**
 * The engine’s results equal the recorded ones: for one text in twelve, or all with `CLASHWRIGHT_RUNS=all`. After an
 * intended change they are recorded again by `node test/recorded/record.ts`.
 */
import assert from 'node:assert/strict';
import { aspects } from './answers.ts';
import { digest } from './canonical.ts';
import { digestsOf, recordedOf } from './book.ts';
import { groups, textsOf, type RecordedText } from './texts.ts';

const every = process.env['CLASHWRIGHT_RUNS'] === 'all' ? 1 : 12;

describe('recorded results', () => {
  for (const group of groups) {
    it(`are unchanged for ${group}`, () => {
      const recorded = recordedOf(group);
      const texts = textsOf(group);
      assert.deepEqual(
        texts.map(({ id, text }) => `${id} ${digest(text)}`),
        [...recorded].map(([id, { text }]) => `${id} ${text}`),
        'the texts are others than those of which answers are recorded',
      );
      assert.deepEqual(texts.filter((_, index) => index % every === 0).flatMap(changesIn), []);
    }).timeout(600_000);

    /** The aspects of a text with different results. */
    function changesIn(text: RecordedText): readonly string[] {
      const before = recordedOf(group).get(text.id)?.digests;
      const now = digestsOf(text);
      return aspects.filter((aspect) => before?.[aspect] !== now[aspect]).map((aspect) => `${text.id}: ${aspect}`);
    }
  }
});
