/** Autoplay, with a clock controlled by the test. */
import { strict as assert } from 'node:assert';
import { type Panel, describePanel, openPanel } from './panel-page.ts';

async function timedPanel(): Promise<Panel> {
  const panel = await openPanel();
  await panel.page.clock.install({ time: 0 });
  await panel.page.clock.pauseAt(1000);
  await panel.show();
  return panel;
}

const after = async (panel: Panel, milliseconds: number): Promise<string> => {
  await panel.page.clock.runFor(milliseconds);
  return panel.title();
};

describePanel('playing', () => {
  it('begins and stops with space and with the button', async () => {
    const panel = await timedPanel();
    await panel.page.keyboard.press('Space');
    assert.match(await after(panel, 1990), /Pfister announces/);
    assert.match(await after(panel, 20), /Ghoul announces/);
    await panel.page.getByRole('button', { name: 'Pause', exact: true }).click();
    assert.match(await after(panel, 10_000), /Ghoul announces/);
    await panel.page.getByRole('button', { name: 'Play', exact: true }).click();
    assert.match(await after(panel, 2010), /Laura announces/);
  });

  it('runs at the chosen pace, and stops at the end', async () => {
    const panel = await timedPanel();
    await panel.page.getByLabel('Pace').selectOption('0.5 s');
    await panel.page.getByRole('button', { name: 'Play', exact: true }).click();
    assert.match(await after(panel, 1020), /Laura announces/);
    assert.match(await after(panel, 20_000), /round is over/);
    assert.equal(await panel.page.getByRole('button', { name: 'Play', exact: true }).count(), 1);
  });

  it('stops when the reader steps', async () => {
    const panel = await timedPanel();
    await panel.page.keyboard.press('Space');
    await panel.page.keyboard.press('ArrowRight');
    assert.match(await after(panel, 10_000), /Ghoul announces/);
    assert.equal(await panel.page.locator('.course').getAttribute('data-playing'), 'false');
  });

  it('waits while the page is hidden', async () => {
    const panel = await timedPanel();
    await panel.page.keyboard.press('Space');
    const hide = (hidden: boolean): Promise<void> =>
      panel.page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    assert.match(await after(panel, 10_000), /Pfister announces/);
    await hide(false);
    assert.match(await after(panel, 2010), /Ghoul announces/);
  });
});
