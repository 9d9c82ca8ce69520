/** How long things last. */
import { strict as assert } from 'node:assert';
import type { PictureView } from '../../../server/protocol/index.ts';
import { describePanel } from '../panel-page.ts';
import { drawn, itLooksWell } from './drawn-details.ts';

type LastingView = PictureView<'lasting'>;

const hours = (count: number): LastingView['things'][number]['left'] =>
  Array.from({ length: count }, (_, index) => ({
    label: `after ${index + 1} hours`,
    value: 0.75 ** (index + 1),
    text: `${(100 * 0.75 ** (index + 1)).toFixed(1)}%`,
    exact: `${3 ** (index + 1)}/${4 ** (index + 1)}`,
  }));
const lasting: LastingView = {
  things: [{ title: 'How long the lantern lasts', says: 'at least even odds for 2 hours', left: hours(2) }],
};

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
const longest: LastingView = { things: [{ title: long, says: long, left: hours(24) }] };

describePanel('how long things last', () => {
  it('is said in words, and all figures are in a table that unfolds by keyboard', async () => {
    const { page } = await drawn({ lasting });
    await page.locator('.lasting summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.lasting-table').waitFor();
    const tree = await page.locator('.lasting').ariaSnapshot();
    for (const part of [
      'heading "How long the lantern lasts"',
      'at least even odds for 2 hours',
      'table "How long the lantern lasts"',
      'rowheader "after 1 hours"',
      'cell "75.0%"',
      'cell "9/16"',
    ])
      assert.ok(tree.includes(part), tree);
  });

  it('has a bar for each unit of time, as high as its chance', async () => {
    const { page } = await drawn({ lasting: longest }, { width: 400 });
    const shares = await page
      .locator('.lasting-space')
      .evaluateAll((all) => all.map((space) => space.firstElementChild!.clientHeight / space.clientHeight));
    assert.equal(shares.length, 24);
    assert.ok(Math.abs(shares[0]! - 0.75) < 0.03 && Math.abs(shares[1]! - 0.5625) < 0.03, String(shares));
  });

  itLooksWell('.lasting', { lasting }, { lasting: longest });
});
