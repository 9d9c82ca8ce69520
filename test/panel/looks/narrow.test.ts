/** The timeline in a narrow window. */
import { strict as assert } from 'node:assert';
import { entriesOf } from '../../../client/webview/model/course/timeline.ts';
import { branch } from '../fixture.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

describePanel('the timeline of a narrow panel', () => {
  it('has only the marks of the round in view, and numbers that link to the others', async () => {
    const panel = await showPanel({ width: 200, step: '1/clash' });
    assert.deepEqual(await panel.page.locator('.round-title').allInnerTexts(), ['Round 1 · The lights go out']);
    await panel.page.getByRole('button', { name: 'Round 2' }).click();
    assert.deepEqual(await panel.page.locator('.round-title').allInnerTexts(), ['Round 2']);
    assert.equal(await panel.title(), 'The Host reads aloud');
  });

  it('scrolls the mark in view into its few lines', async () => {
    const panel = await showPanel({ width: 200, step: '1/pfister' });
    await panel.page.evaluate(() => {
      for (const { style } of document.querySelectorAll<HTMLElement>('.marks'))
        Object.assign(style, { maxHeight: '26px', width: '60px' });
    });
    for (let step = 0; step < 7; step += 1) {
      const [inside, mark] = await Promise.all([
        panel.page.locator('.marks').boundingBox(),
        panel.page.locator('.mark[aria-current]').boundingBox(),
      ]);
      assert.ok(mark!.y >= inside!.y - 1 && mark!.y + mark!.height <= inside!.y + inside!.height + 2);
      await panel.page.keyboard.press('ArrowRight');
    }
  });
});

describePanel('a party in a narrow panel', () => {
  const tops = async (width: number): Promise<readonly number[]> => {
    const panel = await showPanel({ width, step: '1/clash' });
    return panel.page
      .locator('.party')
      .first()
      .evaluate((party) =>
        ['.party-who', '.party-came', '.cards', '.pool'].map((part) =>
          Math.round(party.querySelector(part)!.getBoundingClientRect().top),
        ),
      );
  };

  it('is two lines: who, throw and result, and below that the chips', async () => {
    const [who, came, cards, chips] = await tops(540);
    assert.deepEqual([came, cards], [who, who]);
    assert.ok(chips! > who!);
  });

  it('has the throw below the result if it is very narrow', async () => {
    const [who, came, cards, chips] = await tops(400);
    assert.equal(came, who);
    assert.ok(cards! > came! && chips! > cards!);
  });
});

describePanel('a branch in a narrow panel', () => {
  const top = (panel: Panel, part: string): Promise<number> =>
    panel.page.locator(part).evaluate((one) => one.getBoundingClientRect().top);

  it('has a line for the names of both courses, and leaves the step visible at once', async () => {
    for (const inView of ['Original', 'Branch'] as const) {
      const panel = await showPanel({ width: 200, branch, step: '1/clash' });
      await panel.page.getByRole('button', { name: inView, exact: true }).click();
      const names = await panel.page
        .locator('.row-name')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      assert.deepEqual([names.length, new Set(names).size], [2, 1]);
      assert.ok(names[0]! < (await top(panel, '.marks')));
      assert.ok((await top(panel, '.step-head')) <= 360, String(await top(panel, '.step-head')));
      assert.equal(await panel.page.locator('.rounds').count(), 1);
    }
  });

  it('says in the tooltips of the names where the two diverge, and next to them as soon as there is room', async () => {
    const panel = await showPanel({ width: 200, branch, step: '1/clash' });
    await panel.page.getByRole('button', { name: 'Branch', exact: true }).click();
    const titles = (): Promise<readonly string[]> =>
      panel.page.locator('.row-name').evaluateAll((all) => all.map((one) => (one as HTMLElement).title));
    const [original, own] = await titles();
    assert.match(original!, /^at step 5: The Players win the Clash/);
    assert.match(own!, /^from step 5 .*seed 8; ends: .*\. View only/);
    await panel.page.setViewportSize({ width: 800, height: 700 });
    await panel.page.locator('.row-from').nth(1).waitFor();
    assert.deepEqual(await titles(), ['', '']);
    assert.equal(await panel.page.locator('.row-only').count(), 1);
  });
});

describe('the rounds of a narrow timeline', () => {
  it('are the nearest, the first and the last as numbers', () => {
    const many = Array.from({ length: 12 }, (_, at) => at);
    const told = entriesOf(many, 5, true).map((entry) => (entry.type === 'gap' ? '…' : `${entry.at}`));
    assert.deepEqual(told, ['0', '…', '3', '4', '5', '6', '7', '…', '11']);
  });
});
