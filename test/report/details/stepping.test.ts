/** Dice that become others: in the transcript, in JSON, and in the panel. */
import assert from 'node:assert/strict';
import type { Detail } from '../../../server/engine/index.ts';
import { jsonField, tableOf, transcriptLines } from './drawn-step.ts';

const stepping: Detail<'stepping'> = {
  kind: 'stepping',
  dice: [
    {
      what: 'location die',
      from: 'd10',
      to: 'd14',
      ladder: ['d8', 'd10', 'd12', 'd14', 'd16'],
      why: ['a step up: shin-deep water', 'a step up: in the dark'],
    },
    { what: 'the lantern', from: 'd2', ladder: ['d2', 'd4'], why: [] },
  ],
};

describe('dice that step', () => {
  it('have a line each in the transcript, with the reasons in brackets', () => {
    const lines = transcriptLines(stepping);
    const at = lines.indexOf('Location die: d10 → d14 (a step up: shin-deep water; a step up: in the dark)');
    assert.ok(at > 0);
    assert.equal(lines[at + 1], 'The lantern: d2 → gone');
  });

  it('are recorded in JSON as they are', () => {
    assert.deepEqual(jsonField(stepping, 'stepping'), stepping.dice);
  });

  it('are a picture in the panel, with their places on the ladder', () => {
    assert.deepEqual(
      tableOf(stepping).stepping!.dice.map(({ says, from, to }) => [says, from, to]),
      [
        ['Location die: d10 → d14', 1, 3],
        ['The lantern: d2 → gone', 0, undefined],
      ],
    );
  });
});
