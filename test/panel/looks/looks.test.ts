/** The panel is readable in all themes and at all widths. */
import { strict as assert } from 'node:assert';
import axe from 'axe-core';
import { problems } from '../axe.ts';
import { diceCourse } from '../pictures/dice-fixture.ts';
import type { PartyView, PictureView, Trial } from '../../../server/protocol/index.ts';
import { course, model, withHead, withSteps } from '../fixture.ts';
import { courseOf, wholeRounds } from '../make-course.ts';
import { type Panel, describePanel, openPanel, showPanel } from '../panel-page.ts';
import { type ThemeName, themes } from './themes.ts';

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6);
const longSpread: PictureView<'spread'> = {
  title: long,
  rows: [{ name: long, side: 1, count: 20, says: long, why: { title: long, reasons: [] } }],
};
const steps = ['1/pfister', '1/deal', '1/clash', '1/damage', '2/read', '2/damage'] as const;

// axe checks no drawing, so the numbers of dice are checked against their outlines with its help.
const fewestContrast = (panel: Panel): Promise<number> =>
  panel.page.evaluate<number>(`Math.min(...[...document.querySelectorAll('.die[data-lies=kept]')].map((die) => {
  const { Color, getContrast } = axe.commons.color;
  const colour = (part, property) => { const found = new Color(); found.parseString(getComputedStyle(die.querySelector(part))[property]); return found; };
  return getContrast(colour('path', 'fill'), colour('.die-face', 'color'));
}))`);

const unfold = (panel: Panel): Promise<void> =>
  panel.page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });

/** The Clash with trials of every kind, one of them lost. */
const triedOut = withHead(
  {
    trials: [
      { says: 'Agent Pfister without “distraction”', writes: 'sets aside "distraction"' },
      { says: 'Laura throws 10', lost: 'her throw isn’t there any more' },
    ],
  },
  withSteps((step) =>
    step.table === undefined
      ? step
      : {
          ...step,
          table: {
            ...step.table,
            parties: step.table.parties.map((party) => ({
              ...party,
              chips: party.chips.map((chip, at) =>
                at === 0 ? chip : { ...chip, tried: true, ...(at === 1 && { aside: true }) },
              ),
              cards: party.cards.map((card, at) => ({ ...card, pinned: at === 0 ? 'trial' : 'file' })),
            })),
          },
        },
  ),
);
const trials: readonly Trial[] = [
  { kind: 'aside', round: 0, reason: { who: 'Agent Pfister', words: 'distraction' }, aside: true },
  { kind: 'force', step: '1/clash', who: 'Laura', faces: ['10'] },
];

/** Everything that a reader can enter or read, in very long words. */
const longWords = courseOf(
  { ...model, title: long, game: long },
  wholeRounds(course).map((round) => ({
    ...round,
    mark: { ...round.mark, title: long },
    before: round.before.map((one) => ({
      ...one,
      name: long,
      headline: long,
      place: long,
      gear: [{ text: long }],
      conditions: [{ text: long }],
      tracks: one.tracks.map((track) => ({ ...track, name: long })),
    })),
    steps: round.steps.map((step) => ({
      ...step,
      title: long,
      text: long,
      prose: [{ kind: long, text: long }],
      changed: [],
      ...(step.table && {
        table: { ...step.table, heading: long, spread: longSpread, parties: step.table.parties.map(wordy) },
      }),
    })),
  })),
);

function wordy(party: PartyView): PartyView {
  const why = {
    title: long,
    reasons: [{ text: long, quote: long, step: { key: '1/clash', title: long } }],
    rule: { id: long, title: long, from: long },
  };
  return {
    ...party,
    name: long,
    action: long,
    sideName: long,
    outcome: long,
    cards: party.cards.map((card) => ({ ...card, why, ...(card.name !== undefined && { name: long }) })),
    chips: party.chips.map((chip) => ({ ...chip, text: long, why })),
    ...(party.forcing && { forcing: { ...party.forcing, slots: [long], faces: [[long]] } }),
  };
}

const overflow = (panel: Panel): Promise<number> =>
  panel.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describePanel('the looks of the panel', () => {
  for (const theme of Object.keys(themes) as ThemeName[]) {
    it(`has no violations found by axe in the theme ${theme}`, async () => {
      const several = withHead({
        errors: 1,
        scenarios: [...model.scenarios, { title: 'The roof', lines: model.scenarios[0]!.lines }],
      });
      const panel = await showPanel({ theme, course: several, step: '1/clash' });
      await panel.send({ type: 'stale', reason: 'The scenario has no round any more' });
      for (const step of steps) {
        await panel.send({ type: 'go', step });
        assert.deepEqual(await problems(panel), []);
      }
    }).timeout(30_000);

    it(`has no violations found by axe in dice and distributions, folded and unfolded, in the theme ${theme}`, async () => {
      const panel = await showPanel({ theme, course: diceCourse });
      for (const step of ['gather', 'roll', 'damage', 'outlines']) {
        await panel.send({ type: 'go', step });
        assert.deepEqual(await problems(panel), []);
        await unfold(panel);
        assert.deepEqual(await problems(panel), []);
      }
    }).timeout(30_000);

    it(`has no violations found by axe in trials and comparisons, in the theme ${theme}`, async () => {
      const panel = await showPanel({
        theme,
        course: triedOut,
        step: '1/clash',
        kept: {
          format: 3,
          uri: model.uri,
          scenario: 0,
          wish: { trials, redraws: [] },
          course: 'original',
          pace: 2,
          together: true,
        },
      });
      assert.equal(await panel.page.locator('.trial').count(), 2);
      await panel.page.locator('.card').first().focus();
      assert.deepEqual(await problems(panel), []);
      await panel.page.getByRole('button', { name: 'Try an extra throw for Laura' }).focus();
      await panel.page.keyboard.press('Enter');
      await panel.page.getByRole('button', { name: 'Compare with this step' }).click();
      await panel.send({ type: 'go', step: '2/damage' });
      await panel.page.locator('.track').nth(1).focus();
      assert.deepEqual(await problems(panel), []);
    }).timeout(30_000);

    it(`shows the numbers of filled dice with enough contrast, for every side, in the theme ${theme}`, async () => {
      const panel = await showPanel({ theme, course: diceCourse, step: 'outlines' });
      await panel.page.evaluate(axe.source);
      assert.equal(await panel.page.locator('.cards').count(), 6);
      assert.ok((await fewestContrast(panel)) >= 4.5);
    });

    it(`has no violations found by axe in a popover, open or loading, in the theme ${theme}`, async () => {
      const panel = await showPanel({ theme, step: '1/clash' });
      await panel.page.getByRole('button', { name: '+1 higher stat' }).hover();
      assert.deepEqual(await problems(panel), []);
      await panel.page.getByRole('button', { name: 'What if…' }).click();
      assert.deepEqual(await problems(panel), []);
      assert.deepEqual(await problems(await openPanel({ theme })), []);
      assert.deepEqual(await problems(await showPanel({ theme, course: courseOf(model, []) })), []);
    }).timeout(30_000);
  }

  for (const width of [200, 480, 1000, 1600]) {
    it(`fits a window ${width} px wide`, async () => {
      const panel = await showPanel({ width });
      for (const step of steps) {
        await panel.send({ type: 'go', step });
        assert.equal(await overflow(panel), 0, step);
      }
    });

    it(`fits dice and distributions into ${width} px`, async () => {
      const longer = withSteps(
        (step) => ({
          ...step,
          table: {
            ...step.table!,
            spread: longSpread,
            distributions: step.table!.distributions.map((one) => ({
              ...one,
              of: long,
              rows: one.rows.concat({ ...one.rows[0]!, label: long }),
            })),
          },
        }),
        diceCourse,
      );
      for (const course of [diceCourse, longer]) {
        const panel = await showPanel({ width, course });
        for (const step of ['gather', 'roll', 'outlines']) {
          await panel.send({ type: 'go', step });
          await unfold(panel);
          assert.equal(await overflow(panel), 0, step);
        }
      }
    });

    it(`fits very long words into ${width} px`, async () => {
      const panel = await showPanel({ width, course: longWords, step: '1/clash' });
      await panel.page.locator('.card').first().focus();
      assert.equal(await overflow(panel), 0);
    });
  }

  it('fits a window of 600 px with double-sized text', async () => {
    const panel = await showPanel({ width: 600, step: '1/clash' });
    await panel.page.evaluate(() => {
      document.documentElement.style.setProperty('--vscode-font-size', '26px');
    });
    assert.equal(await overflow(panel), 0);
  });

  it('is one column in a narrow window and two in a wide one', async () => {
    const columns = async (width: number, letters = 13): Promise<number> => {
      const panel = await showPanel({ width });
      await panel.page.evaluate((size) => {
        document.documentElement.style.setProperty('--vscode-font-size', `${size}px`);
      }, letters);
      return panel.page.evaluate(
        () =>
          new Set(['.step', '.after'].map((part) => document.querySelector(part)!.getBoundingClientRect().left)).size,
      );
    };
    assert.deepEqual([await columns(480), await columns(879), await columns(880), await columns(1000)], [1, 1, 2, 2]);
    assert.equal(await columns(1000, 26), 1);
  });

  it('has the title of the scenario in one line next to or above its controls, however large the text is', async () => {
    const panel = await showPanel({ width: 1000 });
    await panel.page.evaluate(() => {
      document.documentElement.style.setProperty('--vscode-font-size', '26px');
    });
    const title = await panel.page.locator('.title').evaluate((one) => one.getBoundingClientRect().height);
    assert.ok(title < 60, String(title));
  });

  it('labels the seed field at every width', async () => {
    for (const width of [200, 480]) {
      const panel = await showPanel({ width });
      const { width: own } = (await panel.page.locator('.seed-label > span').boundingBox())!;
      assert.ok(own > 15, `${width}: ${own}`);
    }
  });

  it('begins the table within 700 px of a panel of 200', async () => {
    const panel = await showPanel({ width: 200, height: 700, step: '1/clash' });
    const { y } = (await panel.page.locator('.party').first().boundingBox())!;
    assert.ok((await panel.page.locator('.table').boundingBox())!.y < 560 && y > 0, String(y));
  });

  it('follows the theme, not the system, in the colours of its fields', async () => {
    const scheme = async (theme: ThemeName): Promise<string> =>
      (await showPanel({ theme })).page.evaluate(() => getComputedStyle(document.body).colorScheme);
    assert.deepEqual(
      [await scheme('dark'), await scheme('light'), await scheme('highContrastLight')],
      ['dark', 'light', 'light'],
    );
  });

  it('has no animation if the reader prefers reduced motion', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const moving = await panel.page.evaluate(() => document.getAnimations().length);
    await panel.page.locator('.chip').first().hover();
    assert.equal(moving + (await panel.page.evaluate(() => document.getAnimations().length)), 0);
  });

  it('shows the focus at every tab stop', async () => {
    const panel = await showPanel({ step: '1/clash' });
    for (let stop = 0; stop < 12; stop += 1) {
      await panel.page.keyboard.press('Tab');
      assert.equal(await panel.page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle), 'solid');
    }
  });
});
