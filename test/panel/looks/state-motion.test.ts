/** The state next to a step with turning cards reveals the result no sooner than the step. */
import { strict as assert } from 'node:assert';
import type { CombatantView } from '../../../server/protocol/index.ts';
import { course, unhurt, withSteps } from '../fixture.ts';
import type { Course } from '../make-course.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

const toldOf = ['.combatant-said', '.track-figure', '.pips', '.condition', '.gear', '.place'];

/** The panel at a step, with animations so slow that none ends before it is examined. */
async function slowPanel(step: string, of: Course = course): Promise<Panel> {
  const panel = await showPanel({ course: of, step, motion: 'no-preference' });
  await panel.page.evaluate(() => {
    document.querySelector<HTMLElement>('.after')!.style.setProperty('--tempo', '100');
  });
  return panel;
}

/** Stops the animations in the state, that many seconds after their start. */
const stopAt = (panel: Panel, seconds: number): Promise<void> =>
  panel.page.evaluate((time) => {
    for (const one of document.querySelector('.after')!.getAnimations({ subtree: true })) {
      one.pause();
      one.currentTime = time * 1000;
    }
  }, seconds);

const step = async (panel: Panel, says: string): Promise<void> => {
  await panel.page.keyboard.press('ArrowRight');
  await panel.page.locator('.track-figure', { hasText: says }).waitFor({ state: 'attached' });
};

/** How much is visible of somebody’s change, and of the bar that marks it. */
const seen = (panel: Panel, name: string): Promise<readonly string[]> =>
  panel.page
    .locator(`.combatant[data-who="${name}"]`)
    .evaluate(
      (one, parts) => [
        ...parts.map((part) => [...one.querySelectorAll(part)].map((each) => getComputedStyle(each).opacity).join(' ')),
        getComputedStyle(one, '::before').opacity,
      ],
      toldOf,
    );

const places = (panel: Panel): Promise<readonly string[]> =>
  panel.page.locator('.after :is(li, button, span)').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].join();
    }),
  );

const ghoul = (now: number, was: number): CombatantView => ({
  ...unhurt[1]!,
  changed: true,
  tracks: [{ name: 'Toughness', now, was, base: 5 }, unhurt[1]!.tracks[1]!],
});

describePanel('the state beside a step whose cards turn', () => {
  it('shows a change when the step does, reserves space for it, and shows what is unchanged throughout', async () => {
    const panel = await slowPanel('1/clash');
    await step(panel, '5 → 3 of 5');
    await stopAt(panel, 10);
    // The other number is unchanged and has no pips, the claws are unchanged, and there is no place.
    const held = ['0', '0 1', '0', '0', '1', '', '0'];
    assert.deepEqual([await seen(panel, 'Ghoul'), (await seen(panel, 'Laura'))[1]], [held, '1']);
    const room = await places(panel);
    await stopAt(panel, 500);
    assert.deepEqual(await seen(panel, 'Ghoul'), ['1', '1 1', '1', '1', '1', '', '1']);
    assert.deepEqual(await places(panel), room);
  });

  it('does so if the same number changes step after step', async () => {
    const twice = withSteps(
      (step) =>
        step.key === '1/clash'
          ? { ...step, changed: [ghoul(4, 5)] }
          : step.key === '1/damage'
            ? { ...step, changed: [ghoul(2, 4)] }
            : step,
      course,
    );
    const panel = await slowPanel('1/deal', twice);
    for (const said of ['5 → 4 of 5', '4 → 2 of 5']) {
      await step(panel, said);
      await stopAt(panel, 10);
      assert.deepEqual((await seen(panel, 'Ghoul')).slice(1, 3), ['0 1', '0']);
      await stopAt(panel, 500);
      assert.deepEqual((await seen(panel, 'Ghoul')).slice(1, 3), ['1 1', '1']);
    }
  });

  it('is as slow as the step during autoplay', async () => {
    const panel = await showPanel({ course, step: '1/clash', motion: 'no-preference' });
    const tempo = (): Promise<string> =>
      panel.page.locator('.after').evaluate((one) => getComputedStyle(one).getPropertyValue('--tempo'));
    assert.equal(await tempo(), '1');
    await panel.page.locator('.play').click();
    assert.equal(await tempo(), '1.5');
  });

  it('shows it at once if nothing turns, when moving backward, and with reduced motion', async () => {
    const all = ['1', '1 1', '1', '1', '1', '', '1'];
    const still = await showPanel({ step: '1/clash' });
    await step(still, '5 → 3 of 5');
    assert.deepEqual(await seen(still, 'Ghoul'), all);
    const told = await slowPanel('2/pfister');
    await step(told, '3 → −1 of 3');
    assert.equal(
      await told.page.evaluate(() => document.querySelector('.after')!.getAnimations({ subtree: true }).length),
      0,
    );
    const back = await slowPanel('2/read');
    await back.page.keyboard.press('ArrowLeft');
    await back.page.locator('.track-figure', { hasText: '5 → 3 of 5' }).waitFor({ state: 'attached' });
    assert.deepEqual(await seen(back, 'Ghoul'), all);
  });
});
