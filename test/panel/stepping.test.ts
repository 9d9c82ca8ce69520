/** Stepping through the course, by buttons, marks and keys. */
import { strict as assert } from 'node:assert';
import { at } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

describePanel('stepping', () => {
  const press = async (panel: Panel, ...keys: readonly string[]): Promise<string> => {
    for (const key of keys) await panel.page.keyboard.press(key);
    return panel.title();
  };

  it('goes by the buttons, and tells the extension', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: 'Next step' }).click();
    assert.equal(await panel.title(), 'The Ghoul announces: claws Laura');
    assert.deepEqual(await panel.posted(), [{ type: 'stepped', step: '1/ghoul', lines: at(35) }]);
    await panel.page.getByRole('button', { name: 'Last step' }).click();
    assert.equal(await panel.title(), 'The round is over');
  });

  it('keeps the focus on a button that has come to its end', async () => {
    const panel = await showPanel();
    const last = panel.page.getByRole('button', { name: 'Last step' });
    await last.click();
    assert.equal(await last.getAttribute('aria-disabled'), 'true');
    assert.ok(await last.evaluate((button) => button === document.activeElement));
  });

  it('goes by a mark of the timeline', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: /Step 6, damage/ }).click();
    assert.match(await panel.title(), /loses 2 Toughness/);
    assert.equal(await panel.page.locator('[aria-current=step]').count(), 1);
  });

  it('goes by keys: step, round, change of state, first, last', async () => {
    const panel = await showPanel();
    assert.match(await press(panel, 'ArrowRight', 'ArrowRight', 'ArrowLeft'), /Ghoul announces/);
    assert.match(await press(panel, 'ArrowDown'), /reads aloud/);
    assert.match(await press(panel, 'ArrowUp', 'n'), /loses 2 Toughness/);
    assert.match(await press(panel, 'n'), /find Laura/);
    assert.match(await press(panel, 'p'), /loses 2 Toughness/);
    assert.match(await press(panel, 'End'), /round is over/);
    assert.match(await press(panel, 'Home'), /Pfister announces/);
  });

  it('leaves the keys to a field that uses them', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Seed').focus();
    assert.match(await press(panel, 'ArrowRight', 'End'), /Pfister announces/);
  });

  it('has one tab stop in the timeline, which goes along with the keys', async () => {
    const panel = await showPanel();
    assert.equal(await panel.page.locator('.rounds [tabindex="0"]').count(), 1);
    await panel.page.locator('[aria-current=step]').focus();
    await press(panel, 'ArrowRight');
    assert.match(await panel.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''), /^Step 2,/);
  });

  it('moves with the caret without answering', async () => {
    const panel = await showPanel();
    await panel.send({ type: 'go', step: '1/clash' });
    assert.match(await panel.title(), /win the Clash/);
    assert.deepEqual(await panel.posted(), []);
  });

  it('announces the step to a screen reader', async () => {
    const panel = await showPanel();
    await press(panel, 'n');
    assert.match((await panel.page.locator('p[aria-live=polite]').textContent())!, /^Step 6 of 11: Agent Pfister’s shot lands/);
  });

  it('tells marks apart by shape, and marks changes of state in words too', async () => {
    const panel = await showPanel();
    const shapes = await panel.page.locator('.mark path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    assert.equal(new Set(shapes).size, 6);
    assert.equal(await panel.page.getByRole('button', { name: /changes the state$/ }).count(), 2);
  });
});
