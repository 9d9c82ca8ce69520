/** A body by its parts, of which one is struck. */
import { strict as assert } from 'node:assert';
import type { PictureView } from '../../../server/protocol/index.ts';
import { describePanel } from '../panel-page.ts';
import { drawn, itLooksWell } from './drawn-details.ts';

type PartsView = PictureView<'parts'>;
type PartView = PartsView['parts'][number];

const cells = (...of: readonly (readonly [number, number])[]): PartView['cells'] =>
  of.map(([number, protection]) => ({ number, protection, struck: number === 4 }));

const parts: PartsView = {
  title: 'Sim’s ARM, by cell',
  parts: [
    { name: 'Head', cells: cells([1, 2]), says: '', words: 'Head: cell 1, 2 ARM' },
    {
      name: 'Thorax',
      cells: cells([2, 0], [3, 1], [4, 3]),
      says: 'struck in cell 4',
      words: 'Thorax: cell 2, 0 ARM; cell 3, 1 ARM; cell 4, 3 ARM; struck in cell 4',
    },
    { name: 'Abdomen', cells: cells([5, 0], [6, 1]), says: '', words: 'Abdomen: cell 5, 0 ARM; cell 6, 1 ARM' },
    { name: 'Arms', cells: cells([7, 0]), says: 'amputated', words: 'Arms: cell 7, 0 ARM; amputated' },
    { name: 'Legs', cells: cells([8, 0]), says: 'behind cover', words: 'Legs: cell 8, 0 ARM; behind cover' },
  ],
};

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
const longest: PartsView = {
  title: long,
  parts: parts.parts.map((part) => ({
    name: long,
    cells: Array.from({ length: 14 }, (_, index) => ({ number: index, protection: 1000, struck: index === 4 })),
    says: long,
    words: `${part.words} ${long}`,
  })),
};

describePanel('a body by its parts', () => {
  it('is a list for screen readers, with what protects each cell, which is struck, and what is wrong', async () => {
    const { page } = await drawn({ parts });
    assert.equal(
      await page.locator('.parts').ariaSnapshot(),
      [
        '- heading "Sim’s ARM, by cell" [level=4]',
        '- list "Sim’s ARM, by cell":',
        '  - listitem: "Head: cell 1, 2 ARM"',
        '  - listitem: "Thorax: cell 2, 0 ARM; cell 3, 1 ARM; cell 4, 3 ARM; struck in cell 4"',
        '  - listitem: "Abdomen: cell 5, 0 ARM; cell 6, 1 ARM"',
        '  - listitem: "Arms: cell 7, 0 ARM; amputated"',
        '  - listitem: "Legs: cell 8, 0 ARM; behind cover"',
      ].join('\n'),
    );
  });

  it('has the cells of each part in the middle, so that they form a figure', async () => {
    const rows = (await drawn({ parts }, { width: 400 })).page.locator('.body-part-cells');
    const middles = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [first, last] = [row.firstElementChild!, row.lastElementChild!].map((cell) =>
          cell.getBoundingClientRect(),
        );
        return Math.round((first!.left + last!.right) / 2);
      }),
    );
    assert.deepEqual([middles.length, new Set(middles).size], [5, 1]);
  });

  it('says in visible words which cell is struck, and draws that one alone otherwise', async () => {
    const { page } = await drawn({ parts });
    assert.deepEqual(await page.locator('.body-part-says').allTextContents(), [
      '',
      'struck in cell 4',
      '',
      'amputated',
      'behind cover',
    ]);
    assert.deepEqual(await page.locator('.body-part-cell[data-struck="true"] .body-part-number').allTextContents(), [
      '4',
    ]);
  });

  itLooksWell('.parts', { parts }, { parts: longest });
});
