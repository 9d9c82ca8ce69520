/** Hits that are spread over several. */
import { strict as assert } from 'node:assert';
import type { SpreadView } from '../../server/protocol/index.ts';
import { withSteps } from './fixture.ts';
import { diceCourse } from './dice-fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const spread: SpreadView = {
  title: 'Hits on the Reavers',
  rows: [
    { name: 'Brok', side: 1, count: 3, says: '2 of Ilse, 1 of Tam' }, { name: 'Cur', side: 1, count: 0, says: '' },
    { name: 'Dag', side: 1, count: 21, says: 'all others' },
  ],
};

describePanel('hits that are spread', () => {
  const shown = (): Promise<Panel> => showPanel({ course: withSteps((step) => ({ ...step, table: { ...step.table!, spread } }), diceCourse), step: 'roll' });

  it('are a row for each, with a mark for each hit and its figure, whose figure alone is read', async () => {
    const rows = (await shown()).page.getByRole('list', { name: 'Hits on the Reavers' }).getByRole('listitem');
    assert.deepEqual(await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll('.spread-mark').length)), [3, 0, 0]);
    assert.deepEqual((await rows.allInnerTexts()).map((text) => text.split(/\n+/).filter((part) => part !== '')), [
      ['Brok', '3', '2 of Ilse, 1 of Tam'], ['Cur', '0'], ['Dag', '21', 'all others'],
    ]);
    assert.deepEqual(await rows.locator('.spread-marks').evaluateAll((all) => all.map((marks) => marks.getAttribute('aria-hidden'))), ['true', 'true', 'true']);
  });
});
