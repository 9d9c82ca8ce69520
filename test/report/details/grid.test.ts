/** Grids of what somebody holds: in the transcript, in JSON, and in the panel. */
import assert from 'node:assert/strict';
import type { Detail } from '../../../server/engine/index.ts';
import { jsonField, tableOf, transcriptLines } from './drawn-step.ts';

const grid: Detail<'grid'> = {
  kind: 'grid',
  who: 'Reeve',
  grids: [
    {
      name: 'carried inventory',
      rows: [
        {
          cells: [
            { is: 'thing', what: 'pike', span: 2 },
            { is: 'burden', what: 'fatigue', span: 1 },
          ],
          full: 'EXH 1',
          isFull: true,
        },
        {
          cells: [
            { is: 'free', what: '', span: 1 },
            { is: 'unusable', what: '', span: 2 },
          ],
          full: 'EXH 2',
        },
      ],
    },
  ],
};

describe('grids of what somebody holds', () => {
  it('have a line for each row in the transcript, the lowest first', () => {
    const lines = transcriptLines(grid);
    const at = lines.indexOf('The Reeve’s carried inventory');
    assert.deepEqual(lines.slice(at + 1, at + 3), [
      'Row 1: pike (2 cells), fatigue; full: EXH 1',
      'Row 2: free, unusable (2 cells); EXH 2 if full',
    ]);
  });

  it('say what has no cell that is known, and then call no cell free', () => {
    const [first] = grid.grids;
    const unplaced = { says: 'carried, no slot given', things: ['torch', 'rope'] };
    const lines = transcriptLines({ ...grid, grids: [{ ...first!, unplaced }] });
    const at = lines.indexOf('The Reeve’s carried inventory');
    assert.deepEqual(lines.slice(at + 2, at + 4), [
      'Row 2: blank, unusable (2 cells); EXH 2 if full',
      'Carried, no slot given: torch, rope',
    ]);
  });

  it('are recorded in JSON as they are', () => {
    assert.deepEqual(jsonField(grid, 'grid'), { who: grid.who, grids: grid.grids });
  });

  it('are a picture in the panel, with words for each row', () => {
    const [view] = tableOf(grid).grid!.grids;
    assert.deepEqual(
      [view!.title, view!.columns, ...view!.rows.map(({ says, isFull }) => [says, isFull])],
      ['The Reeve’s carried inventory', 3, ['full: EXH 1', true], ['EXH 2 if full', false]],
    );
  });
});
