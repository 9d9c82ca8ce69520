/** A course that is older than the text: it can be read, stepped through and compared, without trials. */
import { strict as assert } from 'node:assert';
import { course, withHead } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const stale = { type: 'stale', reason: 'The file has no scenario here that can be played' } as const;
const off = 'The file has no scenario here that can be played, so nothing can be tried out';
const trial = { kind: 'add', round: 0, who: 'Laura', amount: 1, words: 'a lamp' } as const;

async function outOfDate(): Promise<Panel> {
  const head = {
    errors: 1,
    trials: [{ says: 'Laura with +1 “a lamp”', writes: 'advantage "a lamp"' }],
    scenarios: [...course.model.scenarios, { ...course.model.scenarios[0]!, title: 'The roof' }],
  };
  const panel = await showPanel({ course: withHead(head), wish: { trials: [trial], redraws: [] }, step: '1/clash' });
  await panel.send(stale);
  await panel.posted();
  return panel;
}

describePanel('a course that is out of date', () => {
  it('has no note about mistakes of the text', async () => {
    const panel = await outOfDate();
    assert.deepEqual(await panel.page.locator('.notice').allInnerTexts(), [
      `This is the last course that could be played. ${stale.reason}`,
    ]);
    await panel.show({ course: withHead({ errors: 1, isBroken: true }) });
    assert.deepEqual(await panel.page.locator('.notice').allInnerTexts(), [
      'The scenario has 1 error; this is the part that could be understood.',
    ]);
  });

  it('has nothing enabled that would try something, and says why', async () => {
    const panel = await outOfDate();
    for (const name of [
      'Another draw',
      'What if…',
      'Branch here',
      'Write into the file',
      'Forget',
      'Forget: Laura with +1 “a lamp”',
      'Try an extra throw for Laura',
    ]) {
      const button = panel.page.getByRole('button', { name, exact: true });
      assert.deepEqual(
        [await button.getAttribute('aria-disabled'), await button.getAttribute('title')],
        ['true', off],
        name,
      );
      await button.click({ force: true });
    }
    assert.equal(await panel.page.getByLabel('Seed').getAttribute('readonly'), '');
    await panel.page.getByRole('button', { name: '+1 distraction' }).focus();
    assert.equal(await panel.page.getByRole('button', { name: 'Switch off' }).getAttribute('aria-disabled'), 'true');
    await panel.page.locator('.card').first().focus();
    assert.equal(await panel.page.locator('.popover .force select').isDisabled(), true);
    assert.deepEqual(await panel.posted(), []);
  });

  it('can still be stepped through, compared, exported and left for another scenario', async () => {
    const panel = await outOfDate();
    await panel.page.getByRole('button', { name: 'Compare with this step' }).click();
    await panel.page.keyboard.press('n');
    assert.match(await panel.title(), /loses 2 Toughness/);
    assert.equal(await panel.page.locator('#state-title').innerText(), 'Compared');
    await panel.page.getByRole('button', { name: 'Export' }).click();
    await panel.page.getByRole('button', { name: 'Open: Transcript, Markdown' }).click();
    await panel.page.getByRole('combobox', { name: 'Scenario' }).selectOption('The roof');
    assert.deepEqual(
      (await panel.posted()).map(({ type }) => type).filter((type) => type !== 'stepped'),
      ['export', 'scenario'],
    );
  });

  it('accepts trials again as soon as there is one of the current text', async () => {
    const panel = await outOfDate();
    await panel.show();
    assert.equal(await panel.page.locator('[aria-disabled=true]:not(.transport *)').count(), 0);
  });
});
