/** The table while the results of a contest are shown; and the beginning of a round. */
import { strict as assert } from 'node:assert';
import { withSteps } from '../fixture.ts';
import type { WholeStep } from '../make-course.ts';
import { describePanel, type Panel, showPanel } from '../panel-page.ts';

const bare = withSteps((step) => (step.key === '1/damage' ? withoutTable(step) : step));

function withoutTable({ table: _, ...step }: WholeStep): WholeStep {
  return step;
}

describePanel('what comes of a throw', () => {
  const heading = (panel: Panel): Promise<readonly string[]> => panel.page.locator('.table-title').allInnerTexts();

  it('is shown above what was thrown, with a mark at who acts, and with the others folded', async () => {
    const panel = await showPanel({ step: '1/damage', course: bare });
    assert.deepEqual(await heading(panel), ['Clash 1 of 1']);
    assert.equal(await panel.page.locator('.party').count(), 1);
    await panel.page.getByRole('button', { name: 'The throw that led here: Ghoul, Laura' }).click();
    assert.equal(await panel.page.locator('.card').count(), 6);
    await panel.page.getByRole('button', { name: 'Only who acts in this step' }).click();
    assert.equal(await panel.page.locator('.party').count(), 1);
    const marked = panel.page.locator('.party[data-acting=true]');
    assert.deepEqual([await marked.count(), await marked.getAttribute('data-who')], [1, 'Agent Pfister']);
    assert.match((await marked.locator('.party-who').textContent()) ?? '', /^This step: Agent Pfister/);
  });

  it('leaves the table where it was, and turns no card again', async () => {
    const panel = await showPanel({ step: '1/clash', course: bare, motion: 'no-preference' });
    await panel.page.evaluate(() => {
      document.querySelector('.table')!.setAttribute('data-mine', '');
    });
    await panel.page.keyboard.press('ArrowRight');
    assert.deepEqual(
      [await panel.title(), await panel.page.locator('.table[data-mine]').count()],
      ['Agent Pfister’s shot lands: the Ghoul loses 2 Toughness', 1],
    );
    assert.equal(
      await panel.page.evaluate(() => document.querySelector('.table')!.getAnimations({ subtree: true }).length),
      0,
    );
  });

  it('makes requests about the step of the throw, and forces its throws', async () => {
    const panel = await showPanel({ step: '1/damage', course: bare });
    await panel.asked();
    await panel.page.getByRole('button', { name: '+1 higher stat' }).focus();
    await panel.settled();
    assert.deepEqual(
      (await panel.asked()).map((asked) => asked.type === 'worth' && [asked.step, asked.who]),
      [['1/clash', 'Agent Pfister']],
    );
    await panel.page.locator('.card').first().focus();
    await panel.page.getByLabel('Force the card that counts').selectOption('3');
    const [wish] = (await panel.posted()).flatMap((message) => (message.type === 'wish' ? message.wish.trials : []));
    assert.deepEqual(wish, { kind: 'force', step: '1/clash', round: 0, who: 'Agent Pfister', faces: ['3'] });
  });

  it('is said above what the step draws', async () => {
    const parts = { title: 'Sim’s ARM', parts: [{ name: 'Head', cells: [], says: '', words: 'Head' }] };
    const course = withSteps((step) => ({ ...step, table: { ...step.table!, parts } }));
    const { page } = await showPanel({ step: '1/damage', course });
    const tops = await Promise.all(
      ['.table', '.verdict', '.drawings'].map((each) =>
        page.locator(each).evaluate((one) => one.getBoundingClientRect().top),
      ),
    );
    assert.deepEqual(
      tops,
      tops.toSorted((one, other) => one - other),
    );
    assert.equal(await page.locator('.drawings .parts').count(), 1);
  });

  it('has no table of another contest', async () => {
    const apart = withSteps((step) => (step.key === '1/damage' ? { ...withoutTable(step), contest: 1 } : step));
    assert.deepEqual(await heading(await showPanel({ step: '1/damage', course: apart })), []);
  });
});

describePanel('what comes of a throw that is no contest', () => {
  const alone = (change: Partial<WholeStep>) =>
    withSteps((step) => {
      const { contest: _, ...rest } = step;
      return step.key === '1/damage' ? { ...withoutTable(rest), nature: 'harm', ...change } : rest;
    });
  const headings = async (change: Partial<WholeStep>): Promise<readonly string[]> =>
    (await showPanel({ step: '1/damage', course: alone(change) })).page.locator('.table-title').allInnerTexts();

  it('is shown next to what was thrown', async () => {
    assert.deepEqual(await headings({}), ['Clash 1 of 1']);
  });

  it('has no table if it is about others, or prepares something else', async () => {
    assert.deepEqual([await headings({ who: [] }), await headings({ nature: 'preparing' })], [[], []]);
  });
});

describePanel('the head of a round', () => {
  const headed = withSteps((step) =>
    step.key === '2/read' ? { ...step, kind: 'round', nature: 'heading', title: 'Round 2', prose: [] } : step,
  );

  it('names the round once, with its announcements', async () => {
    const panel = await showPanel({ step: '2/read', course: headed });
    assert.deepEqual(
      [await panel.title(), (await panel.page.locator('.kicker .kind').innerText()).trim()],
      ['Round 2', 'Round'],
    );
    assert.deepEqual(await panel.page.locator('.agenda li').allInnerTexts(), [
      'The Ghoul announces: claws Laura',
      'Agent Pfister waits',
    ]);
  });

  it('links to each of them', async () => {
    const panel = await showPanel({ step: '2/read', course: headed });
    await panel.page.getByRole('button', { name: 'Agent Pfister waits', exact: true }).press('Enter');
    assert.equal(await panel.title(), 'Agent Pfister waits');
  });
});
