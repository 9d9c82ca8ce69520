/** The table: cards, chips and their popovers, and the ways out to text and rules. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import { at } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

describePanel('the table', () => {
  const clash = (): Promise<Panel> => showPanel({ step: '1/clash' });
  const chip = (panel: Panel, text: string): Locator => panel.page.getByRole('button', { name: text });
  const popover = (panel: Panel): Locator => panel.page.locator('.popover');

  it('tells on hover why a throw is there', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').hover();
    const text = await popover(panel).innerText();
    for (const part of ['+1 throw: Higher Stat', 'Firearms 6 is above', 'shoots Ghoul with revolver', 'line 31', 'Rule: Higher Stat', 'Extra throws'])
      assert.ok(text.includes(part), part);
    await panel.page.mouse.move(2, 2);
    assert.equal(await popover(panel).count(), 0);
  });

  it('tells the same on focus, with its links in reach of the tab key, until Escape', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').focus();
    assert.equal(await popover(panel).count(), 1);
    await panel.page.keyboard.press('Tab');
    assert.equal(await panel.page.evaluate(() => document.activeElement?.textContent), 'line 31');
    assert.equal(await popover(panel).count(), 1);
    await panel.page.keyboard.press('Escape');
    assert.equal(await popover(panel).count(), 0);
  });

  it('has one popover at a time', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').focus();
    await chip(panel, '+1 distraction').hover();
    assert.equal(await popover(panel).count(), 1);
    assert.match(await popover(panel).innerText(), /Distraction/);
  });

  it('keeps its popover inside a narrow window', async () => {
    const panel = await showPanel({ step: '1/clash', width: 320 });
    await chip(panel, '−1 called shot').hover();
    const box = (await popover(panel).boundingBox())!;
    assert.ok(box.x >= 0 && box.x + box.width <= 320);
  });

  it('opens lines and rules from a popover', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').hover();
    await popover(panel).getByRole('button', { name: 'line 31' }).click();
    await popover(panel).getByRole('button', { name: 'Rule: Higher Stat' }).click();
    assert.deepEqual(await panel.posted(), [{ type: 'reveal', lines: at(31) }, { type: 'rule', id: 'demon-city-2018/higher-stat' }]);
  });

  it('opens the lines of the step and of a combatant, and the rule of the step', async () => {
    const panel = await clash();
    await panel.page.locator('.step-links').getByRole('button', { name: 'lines 31–38' }).click();
    await panel.page.locator('.combatant').getByRole('button', { name: 'Ghoul' }).click();
    await panel.page.getByRole('button', { name: 'Rule: The Clash' }).click();
    assert.deepEqual(await panel.posted(), [
      { type: 'reveal', lines: at(31, 38) }, { type: 'reveal', lines: at(12, 15) }, { type: 'rule', id: 'demon-city-2018/clash' },
    ]);
  });

  it('says in words which card counts and which throw does not', async () => {
    const panel = await clash();
    assert.equal(await panel.page.locator('.card[data-lies=kept]').first().locator('.unseen').textContent(), 'The Hermit, 9, counts');
    assert.equal(await panel.page.getByRole('button', { name: '+1 the high ground does not count' }).count(), 1);
  });

  it('shows cards face down without a face', async () => {
    const panel = await showPanel({ step: '1/deal' });
    assert.equal(await panel.page.locator('.card[data-lies=down]').count(), 6);
    assert.equal(await panel.page.locator('.card-face').evaluateAll((faces) => faces.map((face) => face.textContent).join('')), '');
  });

  it('marks who has changed, from what to what', async () => {
    const panel = await showPanel({ step: '2/damage' });
    const text = await panel.page.locator('.combatant[data-changed=true]').innerText();
    for (const part of ['Laura', '3 → −1 of 3', 'out of the fight', 'new', 'gone']) assert.ok(text.includes(part), part);
  });

  it('draws who is after whom, and says it', async () => {
    const panel = await clash();
    assert.equal(await panel.page.locator('.arrows-lines .arrow').count(), 3);
    assert.equal(await panel.page.locator('.arrow[data-attack=false]').count(), 1);
    assert.deepEqual(await panel.page.locator('.arrows-row').allInnerTexts(), ['Laura\ndodges Ghoul', 'Ghoul\nclaws Laura', 'Agent Pfister\nshoots Ghoul']);
  });
});
