/** When popovers open, and what is drawn after the first paint. The page’s clock moves only when the test says so. */
import { strict as assert } from 'node:assert';
import { course, withSteps } from './fixture.ts';
import { type Panel, describePanel, openPanel, showPanel } from './panel-page.ts';

async function stopClock({ page }: Panel): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

const popovers = (panel: Panel): Promise<number> => panel.page.locator('.popover').count();

async function middleOf(panel: Panel, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await panel.page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describePanel('a popover under the pointer', () => {
  it('opens if the pointer rests for a moment, and not while it moves', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await stopClock(panel);
    const [chip, track] = [await middleOf(panel, '.chip'), await middleOf(panel, '.track')];
    await panel.page.mouse.move(chip.x, chip.y);
    await panel.page.clock.runFor(149);
    assert.equal(await popovers(panel), 0);
    await panel.page.mouse.move(track.x, track.y);
    await panel.page.clock.runFor(149);
    assert.equal(await popovers(panel), 0);
    await panel.page.clock.runFor(1);
    assert.equal(await panel.page.locator('.track + .popover').count(), 1);
    assert.equal(await popovers(panel), 1);
  });

  it('stays closed over what the page has moved below it, until the pointer moves', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const { x, y } = await middleOf(panel, '.chip');
    await panel.send({ type: 'go', step: '2/pfister' });
    await panel.page.mouse.move(x, y);
    await stopClock(panel);
    await panel.send({ type: 'go', step: '1/clash' });
    await panel.page.locator('.chip:hover').waitFor();
    await panel.page.clock.runFor(1000);
    assert.equal(await popovers(panel), 0);
    await panel.page.mouse.move(x + 1, y);
    await panel.page.clock.runFor(150);
    assert.equal(await popovers(panel), 1);
  });
});

describePanel('what nobody can see yet', () => {
  const crowded = withSteps(({ table, ...step }) => ({
    ...step,
    ...(table !== undefined && { table: { ...table, parties: Array.from({ length: 30 }, () => table.parties[0]!) } }),
  }));

  it('follows when the first of many rows of a table are painted', async () => {
    const panel = await showPanel({ course: crowded, step: '2/pfister' });
    await stopClock(panel);
    await panel.send({ type: 'go', step: '1/clash' });
    assert.equal(await panel.page.locator('.party').count(), 6);
    await panel.page.clock.runFor(200);
    assert.equal(await panel.page.locator('.party').count(), 30);
  });

  it('begins with the overview of the step, and the timeline, while its round has not arrived', async () => {
    const panel = await openPanel();
    await panel.hold();
    await panel.show();
    const { page } = panel;
    assert.equal(await page.locator('.step-title').textContent(), course.model.rounds[0]!.steps[0]!.title);
    assert.deepEqual(
      await Promise.all(
        ['.step[aria-busy="true"]', '.after[aria-busy="true"]', '.party', '.state-after'].map((part) =>
          page.locator(part).count(),
        ),
      ),
      [1, 1, 0, 0],
    );
    assert.equal((await page.locator('.mark').count()) > 0, true);
    await panel.release();
    assert.deepEqual(
      await Promise.all(
        ['.step[aria-busy="false"]', '.party', '.state-after'].map((part) => page.locator(part).count()),
      ),
      [1, 1, 1],
    );
  });

  it('comes after the step if there is much of it, in every picture', async () => {
    const [round, ...others] = crowded.rounds;
    const [group] = round!.drawing.groups;
    const rows = Array.from({ length: 30 }, (_, at) => ({ ...group!.rows[0]!, name: `Nobody ${at}` }));
    const many = {
      ...crowded,
      rounds: [{ ...round!, drawing: { groups: [{ ...group!, rows }], words: [] } }, ...others],
    };
    const panel = await openPanel();
    await stopClock(panel);
    await panel.show({ course: many });
    assert.deepEqual([await panel.page.locator('.step-title').count(), await beside(panel)], [1, [0, 'true']]);
    await panel.page.clock.runFor(200);
    assert.deepEqual(await beside(panel), [30, 'false']);
    await panel.send({ type: 'go', step: '2/end' });
    assert.equal((await beside(panel))[1], 'false');
    await panel.send({ type: 'go', step: '1/clash' });
    assert.equal((await beside(panel))[1], 'true');
    await panel.page.clock.runFor(200);
    assert.deepEqual(await beside(panel), [30, 'false']);
  });

  /** The rows of the drawing, and whether what is next to the step still belongs to another. */
  async function beside({ page }: Panel): Promise<readonly [number, string | null]> {
    return [await page.locator('.drawing-row').count(), await page.locator('.after').getAttribute('aria-busy')];
  }
});
