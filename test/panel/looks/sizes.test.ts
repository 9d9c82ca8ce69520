/** Sizes that depend on the text size and the available room. */
import { strict as assert } from 'node:assert';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

const withLetters = async (size: number): Promise<Panel> => {
  // Too low for words beside the marks.
  const panel = await showPanel({ step: '1/clash', height: 500 });
  await panel.page.evaluate((to) => {
    document.documentElement.style.setProperty('--vscode-font-size', `${to}px`);
  }, size);
  return panel;
};

describePanel('the marks of the timeline', () => {
  it('are at least 24 px wide, and separate at any text size', async () => {
    for (const [letters, width] of [
      [11, 24],
      [13, 24],
      [26, 39],
    ] as const) {
      const panel = await withLetters(letters);
      const marks = await panel.page
        .locator('.mark')
        .evaluateAll((all) =>
          all.map((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height].join()),
        );
      assert.deepEqual([...new Set(marks)], [`${width},${width}`]);
      const [first, second] = await panel.page
        .locator('.mark .glyph')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      assert.ok(second!.left - first!.right >= 10, `${letters}: ${second!.left - first!.right}`);
    }
  });

  it('begin below the number of the first round', async () => {
    for (const letters of [13, 26]) {
      const panel = await withLetters(letters);
      const middles = await panel.page.evaluate(() =>
        ['.round-number', '.mark .glyph'].map((part) => {
          const { left, right } = document.querySelector(part)!.getBoundingClientRect();
          return (left + right) / 2;
        }),
      );
      assert.ok(Math.abs(middles[0]! - middles[1]!) < 0.6, middles.join());
    }
  });
});

describePanel('the writer’s words', () => {
  it('are larger if a step only has text and there is room, and otherwise no larger than next to a table', async () => {
    const size = async (step: string, width: number): Promise<number> =>
      Number.parseFloat(
        await (
          await showPanel({ step, width })
        ).page
          .locator('.prose-text')
          .first()
          .evaluate((one) => getComputedStyle(one).fontSize),
      );
    const beside = await size('1/clash', 1000);
    assert.ok((await size('2/read', 1000)) > beside * 1.1);
    assert.deepEqual([await size('2/read', 400), await size('1/clash', 1600)], [beside, beside]);
  });
});
