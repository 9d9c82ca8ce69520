/** Hits that are spread over several. */
import { strict as assert } from 'node:assert';
import type { PictureView, WhyView } from '../../../server/protocol/index.ts';
import { withSteps } from '../fixture.ts';
import { diceCourse } from './dice-fixture.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

const lines = { uri: 'file:///gate.clash', from: 7, to: 7 };
const why = (title: string): WhyView => ({
  title,
  reasons: [{ text: 'The Host has shared them out this way', lines }],
  rule: { id: 'x/spreading', title: 'Spreading hits', from: 'A game, 2020: The roll' },
});
const spread: PictureView<'spread'> = {
  title: 'Hits on the Reavers',
  rows: [
    { name: 'Brok', side: 1, count: 3, says: '2 of Ilse, 1 of Tam', why: why('3 hits on Brok') },
    { name: 'Cur', side: 1, count: 0, says: '', why: why('No hit on Cur') },
    { name: 'Dag', side: 1, count: 21, says: 'all others', why: why('21 hits on Dag') },
  ],
};

describePanel('hits that are spread', () => {
  const shown = (): Promise<Panel> =>
    showPanel({
      course: withSteps((step) => ({ ...step, table: { ...step.table!, spread } }), diceCourse),
      step: 'roll',
    });

  it('are a row for each, with a mark for each hit and its figure, of which screen readers get only the figure', async () => {
    const rows = (await shown()).page.getByRole('list', { name: 'Hits on the Reavers' }).getByRole('listitem');
    assert.deepEqual(
      await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll('.spread-mark').length)),
      [3, 0, 0],
    );
    assert.deepEqual(
      (await rows.allInnerTexts()).map((text) => text.split(/\n+/).filter((part) => part !== '')),
      [
        ['Brok', '3', '2 of Ilse, 1 of Tam'],
        ['Cur', '0'],
        ['Dag', '21', 'all others'],
      ],
    );
    assert.deepEqual(
      await rows.locator('.spread-marks').evaluateAll((all) => all.map((marks) => marks.getAttribute('aria-hidden'))),
      ['true', 'true', 'true'],
    );
  });

  it('explain why that many fall on somebody, with the line and the rule, as one tab stop', async () => {
    const panel = await shown();
    const buttons = panel.page.getByRole('list', { name: 'Hits on the Reavers' }).getByRole('button');
    assert.deepEqual(await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('tabindex'))), [
      '0',
      '-1',
      '-1',
    ]);
    await buttons.first().focus();
    const told = panel.page.locator('.popover');
    assert.deepEqual((await told.innerText()).split(/\n+/), [
      '3 hits on Brok',
      'The Host has shared them out this way',
      'line 7',
      'Rule: Spreading hits',
      'A game, 2020: The roll',
    ]);
    assert.match((await buttons.first().getAttribute('aria-describedby')) ?? '', /^why-/);
    await panel.page.keyboard.press('ArrowRight');
    assert.equal(await told.locator('.why-title').innerText(), 'No hit on Cur');
    await told.getByRole('button', { name: 'line 7' }).click();
    assert.deepEqual(
      (await panel.posted()).filter(({ type }) => type === 'reveal'),
      [{ type: 'reveal', lines }],
    );
  });

  it('are left out if they are invalid, and nothing else is', async () => {
    const wrong = { ...spread, rows: [{ ...spread.rows[0]!, count: -1 }] };
    const { page } = await showPanel({
      course: withSteps((step) => ({ ...step, table: { ...step.table!, spread: wrong } }), diceCourse),
      step: 'roll',
    });
    assert.equal(await page.locator('.spread').count(), 0);
    assert.equal((await page.locator('.table').count()) > 0, true);
  });
});
