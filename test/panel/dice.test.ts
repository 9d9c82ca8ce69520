/** Dice, and how what is counted in them is shown. */
import { strict as assert } from 'node:assert';
import { dieOutline } from '../../client/webview/model/die-outline.ts';
import { diceModel } from './dice-fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

describePanel('dice on the table', () => {
  const at = (step: string): Promise<Panel> => showPanel({ model: diceModel, step });

  it('are called dice, and cards are called cards', async () => {
    const names = async (panel: Panel): Promise<readonly (string | null)[]> =>
      panel.page.locator('.cards').evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')));
    assert.deepEqual(await names(await at('roll')), ['Dice', 'Dice', 'Dice']);
    assert.deepEqual(await names(await showPanel({ step: '1/clash' })), ['Cards', 'Cards', 'Cards']);
  });

  it('have a check where they hit, and say it', async () => {
    const panel = await at('roll');
    const dice = await panel.page.locator('.party').first().locator('.die').evaluateAll((all) =>
      all.map((die) => [die.querySelector('.unseen')?.textContent, die.querySelectorAll('.die-hit').length]));
    assert.deepEqual(dice, [['2 on a d6, a hit', 1], ['5 on a d6, a miss', 0], ['4 on a d6, a hit', 1]]);
  });

  it('have a bar beneath where they count without hitting anything, and no check', async () => {
    const panel = await at('damage');
    const die = panel.page.locator('.die');
    assert.equal(await die.evaluate((element) => getComputedStyle(element, '::after').content), '""');
    assert.equal(await panel.page.locator('.die-hit').count(), 0);
    const hit = (await at('roll')).page.locator('.die').first();
    assert.equal(await hit.evaluate((element) => getComputedStyle(element, '::after').content), 'none');
  });

  it('are filled where they count, in the colour of their side, and a line where they don’t', async () => {
    const panel = await at('roll');
    const fills = await panel.page.locator('.die-outline').evaluateAll((all) => all.map((die) => getComputedStyle(die).fill));
    const [hit, miss, , , other, otherHit] = fills;
    assert.deepEqual([miss, other], ['none', 'none']);
    assert.ok(hit !== 'none' && otherHit !== 'none' && hit !== otherHit);
  });

  it('say what they are until they are rolled', async () => {
    const panel = await at('gather');
    assert.deepEqual(await panel.page.locator('.die-face').allInnerTexts(), ['d6', 'd6', 'd6']);
    assert.equal(await panel.page.locator('.die .unseen').first().textContent(), 'a d6, not rolled yet');
  });

  it('have an outline of their own for the usual numbers of faces, and a cube’s for any other', () => {
    const usual = [4, 6, 8, 10, 12, 20].map(dieOutline);
    assert.equal(new Set(usual).size, 6);
    assert.deepEqual([dieOutline(7), dieOutline(undefined)], [dieOutline(6), dieOutline(6)]);
  });

  it('stand below what they are rolled at', async () => {
    const panel = await at('roll');
    assert.deepEqual(await panel.page.locator('.party-pool').allInnerTexts(), ['3 dice at 4/6, each hit counts', '1 die at 3/6', '3 dice at 7/8, each hit counts']);
  });
});

describePanel('a distribution', () => {
  const at = (step: string): Promise<Panel> => showPanel({ model: diceModel, step });

  it('is a table with a heading for each row and column', async () => {
    const panel = await at('outlines');
    const table = panel.page.getByRole('table', { name: 'hits of the Wardens' });
    assert.deepEqual(await table.getByRole('columnheader').allInnerTexts(), ['hits of the Wardens', 'chance']);
    assert.deepEqual(await table.getByRole('rowheader').allInnerTexts(), ['0', '1', '2', '3', '4', '5']);
    assert.deepEqual(await table.getByRole('cell').allInnerTexts(), ['0.6%', '5.6%', '19.8%', '34.6%', '29.6%', '9.9%']);
    assert.equal(await panel.page.locator('summary').innerText(), 'hits of the Wardens · 3.17 on average');
  });

  it('is open where it is the only one, and folded up where there are several', async () => {
    const tables = async (step: string): Promise<number> => (await at(step)).page.getByRole('table').count();
    assert.deepEqual([await tables('outlines'), await tables('roll')], [1, 0]);
  });

  it('opens by the keyboard, and stays open when the text changes', async () => {
    const panel = await at('roll');
    await panel.page.locator('summary').nth(1).focus();
    await panel.page.keyboard.press('Enter');
    assert.equal(await panel.page.getByRole('table', { name: 'damage by the Wardens' }).count(), 1);
    await panel.send({ type: 'show', model: { ...diceModel, version: 2 } });
    assert.equal(await panel.page.getByRole('table', { name: 'damage by the Wardens' }).count(), 1);
    assert.equal(await panel.page.getByRole('table').count(), 1);
  });

  it('has bars as long as their values are likely', async () => {
    const panel = await at('outlines');
    const widths = await panel.page.locator('.bars .bar-part').evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    const [, one, two, three] = widths;
    assert.ok(Math.abs(two! / three! - 19.8 / 34.6) < 0.01 && Math.abs(one! / three! - 5.6 / 34.6) < 0.01, widths.join());
    assert.equal(Math.max(...widths), three);
  });
});
