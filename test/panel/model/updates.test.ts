/** New courses, stale courses, seeds and scenarios, and what survives a reload. */
import { strict as assert } from 'node:assert';
import { course, model, uri, withHead, without } from '../fixture.ts';
import { courseOf } from '../make-course.ts';
import { type Panel, describePanel, openPanel, showPanel } from '../panel-page.ts';

describePanel('the panel over time', () => {
  it('shows nothing yet, and reports that it is ready', async () => {
    const panel = await openPanel();
    assert.match(await panel.page.locator('main').innerText(), /Reading the scenario/);
    assert.deepEqual(await panel.posted(), [{ type: 'ready' }]);
  });

  it('explains a scenario in which nothing happens', async () => {
    const panel = await showPanel({ course: courseOf(model, []) });
    assert.match(await panel.page.locator('main').innerText(), /No round of this scenario has an announcement yet/);
  });

  it('keeps its place and its scroll position when the text changes', async () => {
    const panel = await showPanel({ step: '1/clash', height: 400 });
    await panel.page.evaluate(() => {
      window.scrollTo(0, 120);
    });
    await panel.show({ course: without('1/ghoul') });
    assert.match(await panel.title(), /win the Clash/);
    assert.equal(await panel.page.evaluate(() => window.scrollY), 120);
    assert.deepEqual(await panel.posted(), []);
  });

  it('patches the DOM instead of drawing it again', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.getByRole('button', { name: '+1 higher stat' }).focus();
    await panel.page.locator('#panel *').evaluateAll((elements) => {
      for (const element of elements) Object.assign(element, { old: true });
    });
    await panel.show({ course: withHead({ version: 2, title: 'Under the Stair' }) });
    assert.equal(
      await panel.page
        .locator('#panel *')
        .evaluateAll((elements) => elements.filter((element) => !('old' in element)).length),
      0,
    );
    assert.equal(await panel.page.locator('.popover').count(), 1);
    assert.equal(await panel.page.locator('h1').textContent(), 'Under the Stair');
  });

  it('keeps the last course when the text can no longer be played, and says so', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.send({ type: 'stale', reason: 'The scenario has no round any more' });
    assert.match(
      await panel.page.locator('.notice-stale').innerText(),
      /last course that could be played. The scenario has no round/,
    );
    assert.match(await panel.title(), /win the Clash/);
    await panel.show();
    assert.equal(await panel.page.locator('.notice').count(), 0);
  });

  it('says that the scenario is gone, and which one is shown in its place, until the reader goes on', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const other = withHead({
      title: 'The roof',
      scenarios: [
        { title: 'The roof', lines: { uri, from: 60, to: 70 } },
        { title: 'The yard', lines: { uri, from: 80, to: 90 } },
      ],
    });
    await panel.send({ type: 'show', id: 7, original: other.model, missing: 'Under the Bed' });
    assert.match(
      await panel.page.locator('.notices').innerText(),
      /“Under the Bed” is no longer in the file. This is the nearest scenario, with nothing tried out/,
    );
    await panel.page.keyboard.press('End');
    assert.equal(await panel.page.locator('.notice').count(), 0);
  });

  it('says quietly that the scenario has errors', async () => {
    const panel = await showPanel({ course: withHead({ errors: 2 }) });
    assert.match(await panel.page.locator('.notices').innerText(), /2 errors/);
  });

  it('requests another course, by the button and by the field', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: 'Another draw' }).click();
    await panel.page.getByLabel('Seed').fill('41');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(
      await panel.posted(),
      [8, 41].map((seed) => ({ type: 'wish', id: 1, wish: { trials: [{ kind: 'seed', seed }], redraws: [] } })),
    );
  });

  it('refuses an invalid seed', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Seed').fill('-3');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(await panel.posted(), []);
    assert.equal(await panel.page.getByLabel('Seed').inputValue(), '7');
  });

  it('lets the reader choose among several scenarios', async () => {
    const lines = { uri, from: 60, to: 70 };
    const panel = await showPanel({
      course: withHead({ scenarios: [...model.scenarios, { title: 'The roof', lines }] }),
    });
    await panel.page.getByLabel('Scenario').selectOption('The roof');
    assert.deepEqual(await panel.posted(), [{ type: 'scenario', scenario: 1 }]);
  });

  it('restores its place and its switches after a reload', async () => {
    const panel = await showPanel();
    await panel.page.keyboard.press('n');
    await panel.page.getByLabel('Show only').selectOption('Ghoul');
    await panel.page.getByLabel('Pace').selectOption('3 s');
    await panel.page.getByRole('button', { name: 'Panel and file move together' }).click();
    await panel.page.getByRole('button', { name: 'Another draw' }).click();
    const kept = await panel.kept();
    assert.deepEqual(kept, {
      format: 3,
      uri,
      scenario: 0,
      titles: ['Under the Bed'],
      wish: { trials: [{ kind: 'seed', seed: 8 }], redraws: [] },
      course: 'original',
      step: '1/damage',
      filter: { who: 'Ghoul' },
      pace: 3,
      together: false,
    });
    const again: Panel = await openPanel({ kept });
    assert.deepEqual(await again.posted(), [{ type: 'ready', state: kept }]);
    await again.show();
    assert.match(await again.title(), /loses 2 Toughness/);
    assert.match(await again.page.locator('.transport-count').innerText(), /of 8, Ghoul/);
    assert.equal(await again.page.getByLabel('Pace').inputValue(), '3');
    assert.equal(
      await again.page.getByRole('button', { name: 'Panel and file move together' }).getAttribute('aria-pressed'),
      'false',
    );
  });

  it('shows the last complete picture until the next one is complete', async () => {
    const panel = await showPanel({ course: withHead({ title: 'Under the Stair' }) });
    await panel.hold();
    await panel.show({ course, step: '1/clash' });
    assert.deepEqual(
      [await panel.title(), await panel.page.locator('h1').textContent()],
      ['Agent Pfister announces: shoots Ghoul', 'Under the Stair'],
    );
    await panel.release();
    assert.deepEqual(
      [await panel.title(), await panel.page.locator('h1').textContent()],
      ['The Players win the Clash, 9 over 8', 'Under the Bed'],
    );
  });

  it('requests each round once, and its neighbours in advance', async () => {
    const panel = await showPanel();
    await panel.show();
    assert.deepEqual(
      await panel.asked(),
      [0, 1].map((at) => ({ type: 'round', id: 2, course: 'original', at })),
    );
    for (const key of ['End', 'Home', 'ArrowDown']) await panel.page.keyboard.press(key);
    assert.deepEqual(await panel.asked(), []);
  });

  it('starts anew with an unknown state', async () => {
    const older = { format: 1, uri, scenario: 0, seed: 9, step: '1/damage' };
    for (const kept of [older, { format: 99, step: ['?'] }, 'nonsense']) {
      const panel = await openPanel({ kept });
      assert.deepEqual(await panel.posted(), [{ type: 'ready' }]);
    }
  });
});
