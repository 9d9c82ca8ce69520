/** New courses, stale courses, seeds and scenarios, and what outlives a reload. */
import { strict as assert } from 'node:assert';
import { model, uri, without } from './fixture.ts';
import { type Panel, describePanel, openPanel, showPanel } from './panel-page.ts';

describePanel('the panel over time', () => {
  it('waits calmly, and says that it is ready', async () => {
    const panel = await openPanel();
    assert.match(await panel.page.locator('main').innerText(), /Reading the scenario/);
    assert.deepEqual(await panel.posted(), [{ type: 'ready' }]);
  });

  it('explains a scenario in which nothing happens', async () => {
    const panel = await showPanel({ model: { ...model, rounds: [] } });
    assert.match(await panel.page.locator('main').innerText(), /no round in which somebody announces something/);
  });

  it('keeps its place and its scroll when the text changes', async () => {
    const panel = await showPanel({ step: '1/clash', height: 400 });
    await panel.page.evaluate(() => { window.scrollTo(0, 120); });
    await panel.send({ type: 'show', model: without('1/ghoul') });
    assert.match(await panel.title(), /win the Clash/);
    assert.equal(await panel.page.evaluate(() => window.scrollY), 120);
    assert.deepEqual(await panel.posted(), []);
  });

  it('patches what it has drawn instead of drawing anew', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.getByRole('button', { name: '+1 higher stat' }).focus();
    await panel.page.locator('#panel *').evaluateAll((elements) => { for (const element of elements) Object.assign(element, { old: true }); });
    await panel.send({ type: 'show', model: { ...model, version: 2, title: 'Under the Stair' } });
    assert.equal(await panel.page.locator('#panel *').evaluateAll((elements) => elements.filter((element) => !('old' in element)).length), 0);
    assert.equal(await panel.page.locator('.popover').count(), 1);
    assert.equal(await panel.page.locator('h1').textContent(), 'Under the Stair');
  });

  it('keeps the last course when the text can be played no more, and says so', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.send({ type: 'stale', reason: 'The scenario has no round any more' });
    assert.match(await panel.page.locator('.notice-stale').innerText(), /last course that could be played. The scenario has no round/);
    assert.match(await panel.title(), /win the Clash/);
    await panel.send({ type: 'show', model });
    assert.equal(await panel.page.locator('.notice').count(), 0);
  });

  it('says quietly that the file has mistakes', async () => {
    const panel = await showPanel({ model: { ...model, errors: 2 } });
    assert.match(await panel.page.locator('.notices').innerText(), /2 mistakes/);
  });

  it('asks for another course, by the button and by the field', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: 'Draw again' }).click();
    await panel.page.getByLabel('Seed').fill('41');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(await panel.posted(), [{ type: 'seed', seed: 8 }, { type: 'seed', seed: 41 }]);
  });

  it('takes nothing for a seed that is none', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Seed').fill('-3');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(await panel.posted(), []);
    assert.equal(await panel.page.getByLabel('Seed').inputValue(), '7');
  });

  it('lets the reader choose among several scenarios', async () => {
    const lines = { uri, from: 60, to: 70 };
    const panel = await showPanel({ model: { ...model, scenarios: [...model.scenarios, { title: 'The roof', lines }] } });
    await panel.page.getByLabel('Scenario').selectOption('The roof');
    assert.deepEqual(await panel.posted(), [{ type: 'scenario', scenario: 1 }]);
  });

  it('comes back to its step after a reload', async () => {
    const panel = await showPanel();
    await panel.page.keyboard.press('n');
    const kept = await panel.kept();
    assert.deepEqual(kept, { format: 1, uri, scenario: 0, step: '1/damage' });
    const again: Panel = await openPanel({ kept });
    assert.deepEqual(await again.posted(), [{ type: 'ready', state: kept }]);
    await again.send({ type: 'show', model });
    assert.match(await again.title(), /loses 2 Toughness/);
  });

  it('begins anew with a state that it does not know', async () => {
    const panel = await openPanel({ kept: { format: 99, step: ['?'] } });
    assert.deepEqual(await panel.posted(), [{ type: 'ready' }]);
  });
});
