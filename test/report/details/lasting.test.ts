/** How long things last: in the transcript, in JSON, and in the panel. */
import assert from 'node:assert/strict';
import type { Detail } from '../../../server/engine/index.ts';
import { jsonField, tableOf, transcriptLines } from './drawn-step.ts';

const hours = { one: 'hour', many: 'hours' };
const lasting: Detail<'lasting'> = {
  kind: 'lasting',
  things: [
    { what: 'the lantern', unit: hours, left: ['1', '1/2', '1/3'] },
    { what: 'the wound', unit: hours, left: Array.from({ length: 30 }, () => '1/4') },
  ],
};

describe('how long things last', () => {
  it('is a line each in the transcript, with even odds and all chances', () => {
    assert.ok(
      transcriptLines(lasting).includes(
        'How long the lantern lasts: at least even odds for 2 hours; still there after 1 hour 100%, 2 hours 50.0%, 3 hours 33.3%',
      ),
    );
  });

  it('is recorded in JSON as exact fractions, 24 at most', () => {
    const json = jsonField(lasting, 'lasting') as readonly { readonly left: readonly string[] }[];
    assert.deepEqual([json[0]!.left, json[1]!.left.length], [['1', '1/2', '1/3'], 24]);
  });

  it('is a picture in the panel, with the chance after each unit', () => {
    const [lantern, wound] = tableOf(lasting).lasting!.things;
    assert.deepEqual(lantern!.left.map(({ label, exact }) => [label, exact]).slice(1), [
      ['after 2 hours', '1/2'],
      ['after 3 hours', '1/3'],
    ]);
    assert.deepEqual([wound!.says, wound!.left.length], ['less than even odds for 1 hour', 24]);
  });
});
