/** Stepping through the course by buttons, marks and keys. */
import { strict as assert } from 'node:assert';
import { shapeOf } from '../../client/webview/model/course/marks.ts';
import { at, course, withSteps } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

describePanel('stepping', () => {
  const press = async (panel: Panel, ...keys: readonly string[]): Promise<string> => {
    for (const key of keys) await panel.page.keyboard.press(key);
    return panel.title();
  };

  it('moves by the buttons, and notifies the extension', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: 'Next step' }).click();
    assert.equal(await panel.title(), 'The Ghoul announces: claws Laura');
    assert.deepEqual(await panel.posted(), [{ type: 'stepped', step: '1/ghoul', lines: at(35) }]);
    await panel.page.getByRole('button', { name: 'Last step' }).click();
    assert.equal(await panel.title(), 'The round is over');
  });

  it('keeps the focus on a button that has reached its end', async () => {
    const panel = await showPanel();
    const last = panel.page.getByRole('button', { name: 'Last step' });
    await last.click();
    assert.equal(await last.getAttribute('aria-disabled'), 'true');
    assert.ok(await last.evaluate((button) => button === document.activeElement));
  });

  it('moves by a mark of the timeline', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: /Step 6, damage/ }).click();
    assert.match(await panel.title(), /loses 2 Toughness/);
    assert.equal(await panel.page.locator('[aria-current=step]').count(), 1);
  });

  it('moves by keys: step, round, change of state, first, last', async () => {
    const panel = await showPanel();
    assert.match(await press(panel, 'ArrowRight', 'ArrowRight', 'ArrowLeft'), /Ghoul announces/);
    assert.match(await press(panel, 'ArrowDown'), /reads aloud/);
    assert.match(await press(panel, 'ArrowUp', 'n'), /loses 2 Toughness/);
    assert.match(await press(panel, 'n'), /find Laura/);
    assert.match(await press(panel, 'p'), /loses 2 Toughness/);
    assert.match(await press(panel, 'End'), /round is over/);
    assert.match(await press(panel, 'Home'), /Pfister announces/);
  });

  it('leaves the keys to a field that uses them', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Seed').focus();
    assert.match(await press(panel, 'ArrowRight', 'End'), /Pfister announces/);
    await panel.page.getByLabel('Show only').focus();
    assert.match(await press(panel, 'n'), /Pfister announces/);
    await panel.page.getByRole('button', { name: 'What if…' }).focus();
    assert.match(await press(panel, 'Space', 'ArrowRight'), /Ghoul announces/);
    assert.equal(await panel.page.getByRole('button', { name: 'What if…' }).getAttribute('aria-pressed'), 'true');
    assert.equal(await panel.page.getByRole('button', { name: 'Play', exact: true }).count(), 1);
  });

  it('starts autoplay with space at a mark and at the step buttons, which Enter presses', async () => {
    const panel = await showPanel();
    const plays = async (): Promise<boolean> => (await panel.page.getByRole('button', { name: 'Pause' }).count()) > 0;
    await panel.page.locator('[aria-current=step]').press('Space');
    assert.ok(await plays());
    await panel.page.locator('[aria-current=step]').press('Space');
    assert.equal(await plays(), false);
    const next = panel.page.getByRole('button', { name: 'Next step' });
    await next.press('Space');
    assert.ok(await plays());
    assert.match(await panel.title(), /Pfister announces/);
    await next.press('Enter');
    assert.equal(await plays(), false);
    assert.match(await panel.title(), /Ghoul announces/);
  });

  it('moves by the slider, with the pointer and with its own keys', async () => {
    const panel = await showPanel();
    const slider = panel.page.getByRole('slider', { name: 'Step' });
    await slider.fill('9');
    assert.match(await panel.title(), /find Laura/);
    await slider.focus();
    assert.match(await press(panel, 'ArrowLeft'), /waits/);
    assert.match(await press(panel, 'Home'), /Pfister announces/);
    assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^1 of 11: Agent Pfister announces/);
    assert.match(await press(panel, 'n'), /loses 2 Toughness/);
    assert.equal(await slider.inputValue(), '5');
  });

  it('has one tab stop in the timeline, which follows the keys', async () => {
    const panel = await showPanel();
    assert.equal(await panel.page.locator('.rows [tabindex="0"]').count(), 1);
    await panel.page.locator('[aria-current=step]').focus();
    await press(panel, 'ArrowRight');
    assert.match(await panel.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''), /^Step 2,/);
  });

  it('follows the caret without a message back', async () => {
    const panel = await showPanel();
    await panel.send({ type: 'go', step: '1/clash' });
    assert.match(await panel.title(), /win the Clash/);
    assert.deepEqual(await panel.posted(), []);
  });

  it('scrolls the heading of a new step into view, below the timeline, and leaves the focus unchanged', async () => {
    const panel = await showPanel({ step: '1/clash', height: 520 });
    await panel.page.locator('.combatant .name').last().focus();
    await panel.page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    const room = (): Promise<number> =>
      panel.page.evaluate(
        () =>
          document.querySelector('.step-head')!.getBoundingClientRect().top -
          document.querySelector('.timeline')!.getBoundingClientRect().bottom,
      );
    assert.ok((await room()) < 0);
    await press(panel, 'n');
    assert.ok((await room()) >= 0 && (await room()) < 40, `${await room()}`);
    assert.ok(
      await panel.page
        .locator('.combatant .name')
        .last()
        .evaluate((name) => name === document.activeElement),
    );
  });

  it('doesn’t scroll while the heading of the new step is in view', async () => {
    const panel = await showPanel({ height: 520 });
    await panel.page.evaluate(() => {
      window.scrollTo(0, 20);
    });
    await press(panel, 'ArrowRight');
    assert.equal(await panel.page.evaluate(() => window.scrollY), 20);
    const small = await showPanel({ height: 150 });
    assert.equal(await small.page.evaluate(() => window.scrollY), 0);
  });

  it('scrolls up to the heading in a narrow window too, below the timeline', async () => {
    const panel = await showPanel({ step: '1/clash', width: 400, height: 700 });
    await panel.page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await press(panel, 'n');
    const [head, timeline] = await panel.page.evaluate(() =>
      ['.step-head', '.timeline'].map((part) => document.querySelector(part)!.getBoundingClientRect()),
    );
    assert.ok(head!.top >= timeline!.bottom && head!.top < timeline!.bottom + 40, `${head!.top}`);
  });

  it('has a legend of its marks and their signs at the bottom, a word or two for each that the course has', async () => {
    const panel = await showPanel({ width: 400 });
    assert.deepEqual(await panel.page.getByRole('list', { name: 'Marks' }).getByRole('listitem').allInnerTexts(), [
      'before a throw',
      'throw',
      'told',
      'harm',
      'still to come',
      'changes the state',
      'doubtful',
    ]);
    const plain = await showPanel({
      course: withSteps(({ findings: _none, ...step }) => ({ ...step, changes: false })),
    });
    assert.deepEqual(
      (await plain.page.getByRole('list', { name: 'Marks' }).getByRole('listitem').allInnerTexts()).slice(4),
      ['still to come'],
    );
  });

  it('announces the step to a screen reader', async () => {
    const panel = await showPanel();
    await press(panel, 'n');
    assert.match(
      (await panel.page.locator('p[aria-live=polite]').textContent())!,
      /^Step 6 of 11: Agent Pfister’s shot lands/,
    );
  });

  it('distinguishes marks by shape, and marks changes of state in words too', async () => {
    const panel = await showPanel();
    const shapes = await panel.page
      .locator('.mark path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    const [round] = course.model.rounds;
    assert.equal(new Set(shapes).size, new Set(round!.steps.map(({ nature }) => shapeOf(nature))).size);
    assert.equal(
      await panel.page.getByRole('button', { name: /changes the state$/ }).count(),
      round!.steps.filter(({ changes }) => changes).length,
    );
  });
});
