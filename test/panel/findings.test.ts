/** Findings of a step are shown in it, in words and not in colour alone. */
import { strict as assert } from 'node:assert';
import { at, bestiary, hostile } from './fixture.ts';
import { describePanel, showPanel } from './panel-page.ts';

describePanel('what is doubtful in a step', () => {
  it('are shown in it as text, each with its place', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const list = panel.page.getByRole('list', { name: 'Doubtful in this step' });
    assert.deepEqual(await list.getByRole('listitem').allInnerTexts(), [
      'Agent Pfister has three throws, so two cards can’t be pinned: it goes without the pin line 34',
      `${hostile} is nobody here line 3 of bestiary.clash`,
    ]);
  });

  it('link to their words, in their file', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const list = panel.page.locator('.findings');
    await list.getByRole('button', { name: 'line 34' }).click();
    await list.getByRole('button', { name: 'line 3 of bestiary.clash' }).click();
    assert.deepEqual(await panel.posted(), [
      { type: 'reveal', lines: at(34) },
      { type: 'reveal', lines: { uri: bestiary, from: 3, to: 3 } },
    ]);
  });

  it('are shown nowhere else', async () => {
    const panel = await showPanel({ step: '1/damage' });
    assert.equal(await panel.page.locator('.findings').count(), 0);
  });

  it('are shown at a mark of the timeline, visually and in words', async () => {
    const panel = await showPanel();
    const marks = panel.page.getByRole('button', { name: /, doubtful$/ });
    assert.deepEqual(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('title'))), [
      'Clash: The Players win the Clash, 9 over 8, doubtful',
    ]);
    const dots = await panel.page
      .locator('.mark')
      .evaluateAll((all) => all.filter((mark) => getComputedStyle(mark, '::before').content === '""').length);
    assert.equal(dots, 1);
  });

  it('are announced with their step to a screen reader', async () => {
    const panel = await showPanel({ step: '1/clash' });
    assert.equal(
      await panel.page.locator('p[aria-live=polite]').textContent(),
      'Step 5 of 11: The Players win the Clash, 9 over 8, doubtful',
    );
  });

  it('have the editor’s colour of warnings', async () => {
    const panel = await showPanel({ step: '1/clash', theme: 'light' });
    assert.equal(
      await panel.page
        .locator('.finding .icon')
        .first()
        .evaluate((icon) => getComputedStyle(icon).color),
      'rgb(191, 136, 3)',
    );
  });
});
