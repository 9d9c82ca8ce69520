/** The text of a scenario is displayed as text, and invalid messages are ignored. */
import { strict as assert } from 'node:assert';
import { course, hostile, model, rightToLeft } from './fixture.ts';
import { courseOf, wholeRounds } from './make-course.ts';
import { describePanel, openPanel, showPanel } from './panel-page.ts';

describePanel('the safety of the panel', () => {
  it('shows markup in the text literally', async () => {
    const panel = await showPanel({ step: '2/read' });
    assert.ok((await panel.page.locator('.prose-text').first().innerText()).startsWith(hostile));
    assert.equal(await panel.page.locator('img').count(), 0);
    assert.equal(await panel.page.title(), 'Under the Bed');
  });

  it('shows markup in a title, a name and a reason literally', async () => {
    const rounds = wholeRounds(course).map((round) => ({
      ...round,
      mark: { ...round.mark, title: hostile, contests: [hostile] },
    }));
    const cast = model.cast.map((one) => ({ ...one, name: hostile }));
    const panel = await showPanel({
      course: courseOf({ ...model, title: hostile, game: hostile, cast }, rounds),
      step: '1/clash',
    });
    await panel.page.getByLabel('Show only').selectOption({ index: 1 });
    await panel.page.getByRole('button', { name: '−1 blood in her eyes' }).hover();
    assert.ok((await panel.page.locator('.popover').innerText()).includes(hostile));
    assert.equal(await panel.page.locator('img').count(), 0);
  });

  it('displays right-to-left prose from right to left', async () => {
    const panel = await showPanel({ step: '2/read' });
    const prose = panel.page.getByText(rightToLeft);
    assert.equal(await prose.evaluate((element) => getComputedStyle(element).direction), 'rtl');
  });

  it('ignores invalid messages, and reports them', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.send({ type: 'show', id: 9, original: { ...model, rounds: 'none' } });
    await panel.send('go');
    await panel.send({ type: 'go', step: 7 });
    assert.match(await panel.title(), /win the Clash/);
    assert.equal(panel.reports.filter((report) => report.includes('ignored a message')).length, 3);
  });

  it('ignores rounds and answers that it hasn’t requested', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const [, second] = course.rounds;
    await panel.send({ type: 'round', id: 1, course: 'original', at: 0, round: second });
    await panel.send({ type: 'round', id: 99, course: 'original', at: 0, round: second });
    await panel.send({ type: 'round', id: 1, course: 'branch', at: 7, round: second });
    await panel.send({ type: 'why', ask: 99 });
    await panel.send({ type: 'worth', ask: 99, worth: [null] });
    assert.match(await panel.title(), /win the Clash/);
    assert.deepEqual([panel.reports, await panel.asked()], [[], []]);
  });

  it('truncates ten thousand characters in a name or a title, with a way to see them all', async () => {
    const long = 'Wolf '.repeat(2000).trim();
    const rounds = wholeRounds(course).map((round) => ({ ...round, mark: { ...round.mark, title: long } }));
    const panel = await showPanel({
      course: courseOf(
        { ...model, title: long, game: long, scenarios: [{ title: long, lines: model.scenarios[0]!.lines }] },
        rounds,
      ),
      width: 400,
    });
    assert.ok((await panel.page.locator('h1').innerText()).length < 200);
    await panel.page.locator('.header').getByRole('button', { name: 'Show all' }).first().press('Enter');
    assert.equal(await panel.page.locator('h1').innerText(), long);
    assert.equal(
      await panel.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
  });

  it('doesn’t violate its policy, and reports no error', async () => {
    const panel = await showPanel({ step: '1/clash' });
    for (const key of ['n', 'ArrowDown', 'Home']) await panel.page.keyboard.press(key);
    await panel.page.locator('.chip').first().hover();
    assert.deepEqual(panel.reports, []);
  });

  it('runs no script but its own', async () => {
    const panel = await openPanel();
    await panel.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "pwned"';
      document.body.append(script);
    });
    assert.equal(await panel.page.title(), 'Under the Bed');
    assert.match(panel.reports.join(), /Content Security Policy/);
  });
});
