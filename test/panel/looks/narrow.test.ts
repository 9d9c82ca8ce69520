/** The timeline in a narrow window. */
import { strict as assert } from 'node:assert';
import { entriesOf } from '../../../client/webview/model/course/timeline.ts';
import { branch, model } from '../fixture.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

describePanel('the timeline of a narrow panel', () => {
  it('has only the marks of the round in view, and numbers that link to the others', async () => {
    const panel = await showPanel({ width: 200, step: '1/clash' });
    assert.deepEqual(await panel.page.locator('.round-title').allInnerTexts(), ['Round 1 · The lights go out']);
    await panel.page.getByRole('button', { name: 'Round 2' }).click();
    assert.deepEqual(await panel.page.locator('.round-title').allInnerTexts(), ['Round 2']);
    assert.equal(await panel.title(), 'The Host reads aloud');
  });

  it('is complete again as soon as there is room', async () => {
    const panel = await showPanel({ width: 200 });
    await panel.page.setViewportSize({ width: 800, height: 700 });
    await panel.page.locator('.round').nth(1).waitFor();
    assert.equal(await panel.page.locator('.round').count(), 2);
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
  it('shows the result of a throw before the throw', async () => {
    const panel = await showPanel({ width: 300, step: '1/clash' });
    const tops = await panel.page
      .locator('.party')
      .first()
      .evaluate((party) =>
        ['.party-who', '.party-came', '.party-throws'].map(
          (part) => party.querySelector(part)!.getBoundingClientRect().top,
        ),
      );
    assert.deepEqual(
      tops,
      tops.toSorted((one, other) => one - other),
    );
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
    const many = { ...model, rounds: Array.from({ length: 12 }, () => model.rounds[0]!) };
    const told = entriesOf(
      many,
      many.rounds.map((_, at) => at),
      5,
      true,
    ).map((entry) => (entry.type === 'gap' ? '…' : `${entry.at}${entry.type === 'unfolded' ? ' whole' : ''}`));
    assert.deepEqual(told, ['0', '…', '3', '4', '5 whole', '6', '7', '…', '11']);
  });
});
