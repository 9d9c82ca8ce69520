/** Grids of what somebody holds. */
import { strict as assert } from 'node:assert';
import type { PictureView } from '../../../server/protocol/index.ts';
import { describePanel } from '../panel-page.ts';
import { drawn, itLooksWell } from './drawn-details.ts';

type GridsView = PictureView<'grid'>;
type RowView = GridsView['grids'][number]['rows'][number];

const rows: readonly RowView[] = [
  {
    cells: [
      { is: 'thing', what: 'pike', span: 2 },
      { is: 'burden', what: 'fatigue', span: 1 },
      { is: 'wound', what: 'hand', span: 1 },
    ],
    says: 'full: EXH 1',
    isFull: true,
    words: 'Row 1: pike (2 cells), fatigue, hand; full: EXH 1',
  },
  {
    cells: [
      { is: 'thing', what: 'rope', span: 1 },
      { is: 'free', what: '', span: 1 },
      { is: 'unusable', what: '', span: 2 },
    ],
    says: 'EXH 2 if full',
    isFull: false,
    words: 'Row 2: rope, free, unusable (2 cells); EXH 2 if full',
  },
];
const grid: GridsView = {
  grids: [
    { title: 'Sim’s carried inventory', columns: 4, rows, unplaced: 'Carried, no slot given: torch' },
    { title: 'Sim’s mental inventory', columns: 4, rows: rows.slice(1) },
  ],
};

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
const longest: GridsView = {
  grids: grid.grids.map((each) => ({
    ...each,
    title: long,
    unplaced: long,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, what: long })),
      says: long,
      words: long,
    })),
  })),
};

describePanel('grids of what somebody holds', () => {
  it('are a list each for screen readers, with the lowest row first', async () => {
    const { page } = await drawn({ grid });
    assert.equal(
      await page.locator('.grids').ariaSnapshot(),
      [
        '- heading "Sim’s carried inventory" [level=4]',
        '- list "Sim’s carried inventory":',
        '  - listitem: "Row 1: pike (2 cells), fatigue, hand; full: EXH 1"',
        '  - listitem: "Row 2: rope, free, unusable (2 cells); EXH 2 if full"',
        '- paragraph: "Carried, no slot given: torch"',
        '- heading "Sim’s mental inventory" [level=4]',
        '- list "Sim’s mental inventory":',
        '  - listitem: "Row 2: rope, free, unusable (2 cells); EXH 2 if full"',
      ].join('\n'),
    );
  });

  it('have the lowest row at the bottom, and a thing as wide as its cells', async () => {
    const { page } = await drawn({ grid }, { width: 400 });
    const cells = page.locator('.grid').first().locator('.grid-cell');
    const edges = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { top, right } = cell.getBoundingClientRect();
        return { top, right };
      }),
    );
    const [pike, , , rope, free] = edges;
    assert.ok(pike!.top > rope!.top);
    assert.ok(Math.abs(pike!.right - free!.right) < 1);
  });

  itLooksWell('.grids', { grid }, { grid: longest });
});
