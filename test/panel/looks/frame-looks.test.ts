/** The frame of the panel in every theme and width: axe, layout and keyboard access. */
import { strict as assert } from 'node:assert';
import type { Trial } from '../../../server/protocol/index.ts';
import { problems } from '../axe.ts';
import { branch, course, model } from '../fixture.ts';
import { type Course, courseOf, wholeRounds } from '../make-course.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';
import { type ThemeName, themes } from './themes.ts';

const overflow = (panel: Panel): Promise<number> =>
  panel.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const head = {
  errors: 2,
  seed: 8,
  trials: [
    { says: 'seed 8', writes: 'seed 8' },
    { says: 'Laura without “blood in her eyes”', lost: 'Nobody gives that reason any more' },
  ],
  scenarios: [...model.scenarios, { title: 'The roof', lines: model.scenarios[0]!.lines }],
};
const trials: readonly Trial[] = [
  { kind: 'seed', seed: 8 },
  { kind: 'aside', round: 0, reason: { who: 'Laura', words: 'blood in her eyes' }, aside: true },
];
const full: Course = { ...course, model: { ...course.model, ...head } };
const beside: Course = {
  ...branch,
  model: { ...branch.model, ...head, course: { redraws: [...branch.model.course.redraws, { seed: 9 }] } },
};

/** Everything that the frame can show at once: two courses, trials, notices, a filter without matches. */
async function fullPanel(theme: ThemeName, width: number): Promise<Panel> {
  const panel = await showPanel({ theme, width });
  await panel.page.getByLabel('Show only').selectOption('Laura');
  await panel.show({ course: full, branch: beside, step: '1/damage', wish: { trials, redraws: [] } });
  await panel.send({ type: 'stale', reason: 'The scenario has no round any more' });
  await panel.page.getByRole('button', { name: 'Branch', exact: true }).click();
  return panel;
}

describePanel('the looks of the frame', () => {
  // Colours are the same at every width, and lengths in every theme.
  const looks = [
    ...(Object.keys(themes) as ThemeName[]).map((theme) => [theme, 1000] as const),
    ['dark', 200] as const,
    ['highContrast', 1600] as const,
  ];
  for (const [theme, width] of looks) {
    it(`has no violations found by axe, and fits, in the theme ${theme} at ${width} px`, async () => {
      const panel = await fullPanel(theme, width);
      assert.deepEqual([await problems(panel), await overflow(panel)], [[], 0]);
      await panel.page.getByRole('button', { name: 'Export' }).click();
      assert.deepEqual([await problems(panel), await overflow(panel)], [[], 0]);
    }).timeout(30_000);
  }

  it('fits with double-sized text in half the width', async () => {
    for (const width of [320, 600]) {
      const panel = await fullPanel('dark', width);
      await panel.page.evaluate(() => {
        document.documentElement.style.setProperty('--vscode-font-size', '26px');
      });
      assert.equal(await overflow(panel), 0, String(width));
    }
  });

  it('keeps the menu in the window at every width', async () => {
    for (const width of [200, 300, 420, 680, 1000]) {
      const panel = await showPanel({ width });
      await panel.page.getByRole('button', { name: 'Export' }).click();
      const box = await panel.page.locator('.menu').boundingBox();
      assert.ok(box !== null && box.x >= 0 && box.x + box.width <= width, `${width}: ${JSON.stringify(box)}`);
    }
  });
});

describePanel('the keyboard', () => {
  it('has every control of the frame reachable, with a visible focus', async () => {
    const panel = await fullPanel('dark', 1000);
    const controls =
      '.header :is(button, select, input), .trials button, .transport :is(button, select, input), .row-tab button, .notices button';
    const total = await panel.page.locator(controls).count();
    assert.ok(total >= 20, String(total));
    await panel.page.locator(controls).first().focus();
    const reached = new Set([0]);
    let marks = 0;
    for (let stop = 0; stop < total + 20; stop += 1) {
      await panel.page.keyboard.press('Tab');
      const [at, isMark, isSeen] = await panel.page.evaluate(
        (selector) =>
          [
            [...document.querySelectorAll(selector)].findIndex((one) => one === document.activeElement),
            document.activeElement?.classList.contains('mark') === true,
            // After the last stop the focus is briefly unset. A row of the drawing has its outline around its text,
            // which may be longer than the row.
            document.activeElement === document.body ||
              [document.activeElement!, ...document.activeElement!.children].some(
                (one) => getComputedStyle(one).outlineStyle === 'solid',
              ),
          ] as const,
        controls,
      );
      if (at >= 0) reached.add(at);
      if (isMark) marks += 1;
      assert.equal(isSeen, true);
    }
    assert.deepEqual([reached.size, marks], [total, 1]);
  });
});

describePanel('a course of hundreds of rounds', () => {
  const [whole] = wholeRounds(course);
  const long = courseOf(
    model,
    Array.from({ length: 300 }, (_, at) => ({
      ...whole!,
      mark: { ...whole!.mark, number: at + 1, index: at, title: `Round title ${at + 1}` },
      steps: whole!.steps.map((step) => ({
        ...step,
        key: `${at + 1}/${step.key}`,
        title: `${step.title} (${at + 1})`,
      })),
    })),
  );

  it('draws only the rounds near the step in view, wherever that is', async () => {
    const panel = await showPanel({ course: long, step: '150/1/clash' });
    assert.equal(await panel.title(), 'The Players win the Clash, 9 over 8 (150)');
    assert.equal(await panel.page.locator('.round').count(), 1);
    assert.ok((await panel.page.locator('.round-number').count()) <= 15);
    await panel.page.getByRole('button', { name: 'Round 300' }).click();
    assert.equal(await panel.title(), 'Agent Pfister announces: shoots Ghoul (300)');
    await panel.page.getByRole('slider').fill('0');
    assert.equal(await panel.title(), 'Agent Pfister announces: shoots Ghoul (1)');
    assert.equal(await overflow(panel), 0);
  });
});
