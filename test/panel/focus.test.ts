/** The focus stays at the same place in a part of the panel, whatever step comes into view. */
import { strict as assert } from 'node:assert';
import { branch, withSteps } from './fixture.ts';
import type { Course } from './make-course.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const focused = (panel: Panel): Promise<readonly string[]> =>
  panel.page.evaluate(() => {
    const one = document.activeElement!;
    return [
      one.closest<HTMLElement>('[data-who]')?.dataset['who'] ?? '',
      one.classList[0] ?? one.localName,
      one.querySelector('.chip-text, .track-name')?.textContent ?? '',
    ];
  });

/** Shows another step without a key, since left and right move along a row. */
const go = (panel: Panel, step: string): Promise<void> => panel.send({ type: 'go', step });

/** The Clash of the fixture with Agent Pfister’s counting card at another place of five, forced to a value. */
function fallen(place: number, face: string | null): Course {
  return withSteps((step) =>
    step.key !== '1/clash' || step.table === undefined
      ? step
      : {
          ...step,
          table: {
            ...step.table,
            parties: step.table.parties.map((party, at) => {
              const [counts, ...others] = party.cards;
              if (at > 0 || counts === undefined) return party;
              const kept = {
                ...counts,
                face: face ?? counts.face ?? '',
                ...(face !== null && { pinned: 'trial' as const }),
              };
              return {
                ...party,
                cards: [...others, ...others].toSpliced(place, 0, kept),
                ...(party.forcing && { forcing: { ...party.forcing, now: [face] } }),
              };
            }),
          },
        },
  );
}

describePanel('the focus', () => {
  it('stays on the same throw of the same person while the pool has it', async () => {
    const panel = await showPanel({ step: '1/deal' });
    await panel.page.getByRole('button', { name: '−1 blood in her eyes' }).focus();
    await go(panel, '1/clash');
    assert.deepEqual(await focused(panel), ['Laura', 'chip', '−1 blood in her eyes']);
  });

  it('stays on the card at the same place, whatever its value', async () => {
    const panel = await showPanel({ step: '1/deal' });
    await panel.page.locator('.card').nth(1).focus();
    await go(panel, '1/clash');
    assert.equal(await panel.page.evaluate(() => document.activeElement?.textContent), '66');
  });

  it('moves from a missing throw to its owner, and from a popover to what it belongs to', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.getByRole('button', { name: '+1 higher stat' }).focus();
    await panel.page.keyboard.press('Tab');
    await panel.page.keyboard.press('ArrowLeft');
    assert.deepEqual(await focused(panel), ['Agent Pfister', 'chip', '+1 higher stat']);
    await panel.page.keyboard.press('n');
    assert.deepEqual(await focused(panel), ['Agent Pfister', 'name', '']);
  });

  it('moves to the mark of the step if nobody of that name is left', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.locator('.party').nth(2).locator('.chip').first().focus();
    await panel.page.keyboard.press('n');
    assert.equal(await panel.page.evaluate(() => document.activeElement?.getAttribute('aria-current')), 'step');
  });

  it('stays on a number of somebody’s state and on a row of the drawing', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.locator('.track').nth(1).focus();
    await panel.page.keyboard.press('n');
    assert.deepEqual(await focused(panel), ['Ghoul', 'track', 'Toughness']);
    await panel.page.locator('.drawing-row').nth(2).focus();
    await panel.page.keyboard.press('ArrowRight');
    assert.deepEqual(await focused(panel), ['Laura', 'drawing-row', '']);
  });

  it('moves with the counting card while that is forced, and the choice stays open', async () => {
    const panel = await showPanel({ step: '1/clash', course: fallen(4, null) });
    const cards = panel.page.locator('.party').first().locator('.card');
    const select = panel.page.getByRole('combobox', { name: 'Force the card that counts' });
    await cards.nth(4).focus();
    await panel.page.keyboard.press('Tab');
    for (const [place, face] of [
      [0, '10'],
      [4, '3'],
      [2, '9'],
    ] as const) {
      await select.selectOption(face);
      await panel.show({ step: '1/clash', course: fallen(place, face) });
      assert.deepEqual(
        [await select.evaluate((one) => one === document.activeElement), await select.inputValue()],
        [true, face],
      );
      assert.deepEqual(
        await panel.page
          .locator('.popover')
          .evaluateAll((all) => all.map((one) => one.closest('li')?.querySelector('.card-face')?.textContent)),
        [face],
      );
      assert.equal(await cards.nth(place).getAttribute('aria-expanded'), 'true');
    }
    await panel.page.keyboard.press('Escape');
    assert.equal(await cards.nth(2).evaluate((one) => one === document.activeElement), true);
  });

  it('stays unset if it was unset', async () => {
    const panel = await showPanel({ step: '1/deal' });
    await panel.page.keyboard.press('ArrowRight');
    assert.equal(await panel.page.evaluate(() => document.activeElement === document.body), true);
  });
});

/** What has the focus below the timeline, and how many pixels of it are covered by that. */
const covered = (panel: Panel): Promise<readonly [what: string, pixels: number] | undefined> =>
  panel.page.evaluate(() => {
    const one = document.activeElement!;
    if (one.closest('main') === null) return undefined;
    const { bottom } = document.querySelector('.timeline')!.getBoundingClientRect();
    return [`${one.className} ${one.textContent}`, Math.max(0, bottom - one.getBoundingClientRect().top)] as const;
  });

describePanel('what has the focus', () => {
  it('is never covered by the timeline, moving backwards, however high that is', async () => {
    for (const shown of [{}, { branch }]) {
      const panel = await showPanel({ ...shown, step: '1/clash', height: 600 });
      const under: unknown[] = [];
      let stops = 0;
      await panel.page.keyboard.press('Shift+Tab');
      for (let at = await covered(panel); at !== undefined; at = await covered(panel)) {
        if (at[1] > 0) under.push(at);
        stops += 1;
        await panel.page.keyboard.press('Shift+Tab');
      }
      assert.deepEqual(under, []);
      assert.ok(stops > 20, String(stops));
    }
  });
});
