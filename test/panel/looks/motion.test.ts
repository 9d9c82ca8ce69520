/** Animation of throws: only when moving forward, never blocking, and none with reduced motion. */
import { strict as assert } from 'node:assert';
import { arrive } from '../../../client/webview/model/step-animation.ts';
import { tempoOf } from '../../../client/webview/model/course/clock.ts';
import { diceCourse } from '../pictures/dice-fixture.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

const moving = (panel: Panel): Promise<readonly string[]> =>
  panel.page.evaluate(() =>
    [
      ...new Set(
        document.getAnimations().map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
      ),
    ].sort(),
  );

/** Stops all animations that many milliseconds after their start. */
const stopAt = (panel: Panel, milliseconds: number): Promise<void> =>
  panel.page.evaluate((time) => {
    for (const one of document.getAnimations()) {
      one.pause();
      one.currentTime = time;
    }
  }, milliseconds);

const toldParts = ['.step-title', '.outcome', '.verdict', '.prose'];

/**
 * How much is visible of a throw’s result: its words, the colour of the first row, how the first card lies and is
 * marked.
 */
const told = (panel: Panel): Promise<readonly string[]> =>
  panel.page.evaluate((parts) => {
    const style = (selector: string, pseudo?: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector)!, pseudo);
    return [
      ...parts.map((part) => style(part).opacity),
      /[,/] 0\)$/.test(style('.party').backgroundColor) ? 'clear' : 'coloured',
      style('.card').top,
      style('.card', '::after').opacity,
    ];
  }, toldParts);

const places = (panel: Panel): Promise<readonly string[]> =>
  panel.page.locator('.step-title, .party, .outcome, .verdict, .prose').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].join();
    }),
  );

const moves = { motion: 'no-preference' } as const;

describePanel('throws that play out', () => {
  it('are cards that are turned, dice that roll and pools that grow', async () => {
    const panel = await showPanel({ step: '1/deal', ...moves });
    await panel.page.keyboard.press('ArrowRight');
    const turned = await moving(panel);
    assert.ok(turned.includes('turn') && turned.includes('back'), turned.join());
    const dice = await showPanel({ course: diceCourse, step: 'gather', ...moves });
    await dice.page.keyboard.press('ArrowRight');
    assert.ok((await moving(dice)).includes('roll'));
    const growing = await showPanel({ step: '1/pfister', ...moves });
    await growing.page.keyboard.press('ArrowRight');
    assert.deepEqual(await moving(growing), ['come']);
  });

  it('reveal no result while the cards are face down, and reserve space for it', async () => {
    const panel = await showPanel({ step: '1/deal', ...moves });
    await panel.page.keyboard.press('ArrowRight');
    await stopAt(panel, 100);
    assert.deepEqual(await told(panel), [...toldParts.map(() => '0'), 'clear', '0px', '0']);
    const room = await places(panel);
    await stopAt(panel, 5000);
    const all = [...toldParts.map(() => '1'), 'coloured', '-2px', '1'];
    assert.deepEqual(await told(panel), all);
    assert.deepEqual(await places(panel), room);
    const still = await showPanel({ step: '1/deal' });
    await still.page.keyboard.press('ArrowRight');
    assert.deepEqual(await told(still), all);
  });

  it('reveal none either if cards were turned in the step before', async () => {
    const panel = await showPanel({ step: '1/deal', ...moves });
    for (const end of [5000, 100]) {
      await panel.page.keyboard.press('ArrowRight');
      await stopAt(panel, end);
    }
    const seen = panel.page
      .locator('.step-title, .verdict')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    assert.deepEqual(await seen, ['0', '0']);
  });

  it('are shown at once if nothing is face up', async () => {
    const panel = await showPanel({ step: '1/pfister', ...moves });
    await panel.page.keyboard.press('ArrowRight');
    assert.equal(await panel.page.locator('.step-title').evaluate((one) => one.getAnimations().length), 0);
  });

  it('turn cards with the back of those that are face down', async () => {
    const panel = await showPanel({ step: '1/deal', ...moves });
    const back = (pseudo: string): Promise<readonly string[]> =>
      panel.page
        .locator('.card')
        .first()
        .evaluate((card, part) => {
          const { backgroundImage, boxShadow, borderTopColor } = getComputedStyle(card, part);
          return [backgroundImage, boxShadow, borderTopColor];
        }, pseudo);
    const lying = await back('');
    await panel.page.keyboard.press('ArrowRight');
    await stopAt(panel, 0);
    assert.deepEqual(await back('::before'), lying);
  });

  it('don’t play when moving backward, jumping, or drawing again', async () => {
    const panel = await showPanel({ step: '1/damage', ...moves });
    await panel.page.keyboard.press('ArrowLeft');
    assert.deepEqual(await moving(panel), []);
    await panel.send({ type: 'go', step: '1/ghoul' });
    assert.deepEqual(await moving(panel), []);
    await panel.send({ type: 'go', step: '1/clash' });
    await panel.show();
    assert.deepEqual(await moving(panel), []);
  });

  it('never prevent stepping', async () => {
    const panel = await showPanel({ step: '1/pfister', ...moves });
    for (let step = 0; step < 4; step += 1) await panel.page.keyboard.press('ArrowRight');
    assert.equal(await panel.title(), 'The Players win the Clash, 9 over 8');
  });

  it('have shown the result long before the next step, even at the fastest pace', async () => {
    const panel = await showPanel({ step: '1/deal', ...moves });
    await panel.page.getByLabel('Pace').selectOption('0.5 s');
    await panel.page.clock.install();
    await panel.page.getByRole('button', { name: 'Play', exact: true }).click();
    await panel.page.clock.runFor(510);
    assert.equal(await panel.title(), 'The Players win the Clash, 9 over 8');
    const ends = await panel.page.evaluate(() =>
      document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime)),
    );
    assert.ok(ends.length > 0 && Math.max(...ends) <= 300, ends.join());
  });

  it('end at once with reduced motion, and eventually for everybody', async () => {
    const still = await showPanel({ step: '1/deal' });
    await still.page.keyboard.press('ArrowRight');
    assert.deepEqual(await moving(still), []);
    const faces = (panel: Panel): Promise<readonly (string | null)[]> =>
      panel.page.locator('.card-face').evaluateAll((all) => all.map((one) => one.textContent));
    assert.deepEqual(await faces(still), ['9', '6', '2', '8', '9', '4']);
    const panel = await showPanel({ step: '1/deal', ...moves });
    await panel.page.keyboard.press('ArrowRight');
    await panel.page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
    });
    const looks = (one: Panel): Promise<readonly string[]> =>
      one.page
        .locator('.card')
        .evaluateAll((all) =>
          all.map((card) => `${getComputedStyle(card).transform} ${getComputedStyle(card, '::before').opacity}`),
        );
    assert.deepEqual([...new Set(await looks(panel))], ['none 0']);
  });
});

describe('the animation of a step', () => {
  const at = (index: number, key: string, course = 'original'): { course: string; key: string; index: number } => ({
    course,
    key,
    index,
  });
  const first = arrive(undefined, at(3, 'a'), undefined);

  it('plays only when coming from the previous step, at the pace of autoplay', () => {
    const arrivals = [
      arrive(first, at(4, 'b'), undefined),
      arrive(first, at(4, 'b'), 2),
      arrive(first, at(2, 'b'), undefined),
      arrive(first, at(5, 'b'), 2),
      arrive(first, at(4, 'b', 'branch'), undefined),
      first,
    ];
    assert.deepEqual(
      arrivals.map(({ tempo }) => tempo),
      [1, 1.5, undefined, undefined, undefined, undefined],
    );
  });

  it('takes half of the time that a step is shown, and is never prolonged', () => {
    assert.deepEqual([0.5, 1, 2, 5].map(tempoOf), [0.375, 0.75, 1.5, 2.5]);
  });

  it('stays unchanged while the file is edited, or autoplay stops', () => {
    const arrived = arrive(first, at(4, 'b'), 2);
    assert.equal(arrive(arrived, at(9, 'b'), undefined).tempo, 1.5);
    assert.equal(arrive(arrive(arrived, at(9, 'b'), undefined), at(10, 'c'), undefined).tempo, 1);
  });
});
