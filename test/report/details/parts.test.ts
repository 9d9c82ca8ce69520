/** A body by its parts: in the transcript, in JSON, and in the panel. */
import assert from 'node:assert/strict';
import type { Detail } from '../../../server/engine/index.ts';
import { jsonField, tableOf, transcriptLines } from './drawn-step.ts';

const body: Detail<'parts'> = {
  kind: 'parts',
  who: 'Reeve',
  protection: 'ARM',
  parts: [
    { name: 'Head', cells: [{ number: 1, protection: 2 }], states: [] },
    {
      name: 'Thorax',
      cells: [
        { number: 2, protection: 0 },
        { number: 3, protection: 1 },
      ],
      states: ['amputated'],
    },
    { name: 'Legs', cells: [{ number: 8, protection: 0 }], states: ['behind cover'] },
  ],
  struck: 3,
};

describe('a body by its parts', () => {
  it('is a line of the transcript, with what is struck and what is wrong in brackets', () => {
    assert.ok(
      transcriptLines(body).includes(
        'The Reeve’s ARM, by cell: Head 2; Thorax 0, 1 (struck in cell 3, amputated); Legs 0 (behind cover)',
      ),
    );
  });

  it('is recorded in JSON as it is', () => {
    const { kind: _, ...rest } = body;
    assert.deepEqual(jsonField(body, 'parts'), rest);
  });

  it('is a picture in the panel, with words for each part', () => {
    const view = tableOf(body).parts!;
    assert.deepEqual(
      [view.title, ...view.parts.map(({ says, words }) => [says, words])],
      [
        'The Reeve’s ARM, by cell',
        ['', 'Head: cell 1, 2 ARM'],
        ['struck in cell 3, amputated', 'Thorax: cell 2, 0 ARM; cell 3, 1 ARM; struck in cell 3; amputated'],
        ['behind cover', 'Legs: cell 8, 0 ARM; behind cover'],
      ],
    );
    assert.deepEqual(
      view.parts.flatMap(({ cells }) => cells.filter(({ struck }) => struck)),
      [{ number: 3, protection: 1, struck: true }],
    );
  });

  it('has no struck cell if nothing is struck', () => {
    const { struck: _, ...unstruck } = body;
    assert.ok(
      transcriptLines(unstruck).some((line) => line.endsWith('Thorax 0, 1 (amputated); Legs 0 (behind cover)')),
    );
  });
});
