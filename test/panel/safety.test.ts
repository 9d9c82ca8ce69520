/** What the text says is text, and what is no message is no message. */
import { strict as assert } from 'node:assert';
import { hostile, model, rightToLeft } from './fixture.ts';
import { describePanel, openPanel, showPanel } from './panel-page.ts';

describePanel('the safety of the panel', () => {
  it('shows markup in the text as it is written', async () => {
    const panel = await showPanel({ step: '2/read' });
    assert.ok((await panel.page.locator('.prose-text').first().innerText()).startsWith(hostile));
    assert.equal(await panel.page.locator('img').count(), 0);
    assert.equal(await panel.page.title(), 'Under the Bed');
  });

  it('shows markup in a title, a name and a reason as it is written', async () => {
    const rounds = model.rounds.map((round) => ({ ...round, title: hostile }));
    const panel = await showPanel({ model: { ...model, title: hostile, game: hostile, rounds }, step: '1/clash' });
    await panel.page.getByRole('button', { name: '−1 blood in her eyes' }).hover();
    assert.ok((await panel.page.locator('.popover').innerText()).includes(hostile));
    assert.equal(await panel.page.locator('img').count(), 0);
  });

  it('lays out right-to-left prose from the right', async () => {
    const panel = await showPanel({ step: '2/read' });
    const prose = panel.page.getByText(rightToLeft);
    assert.equal(await prose.evaluate((element) => getComputedStyle(element).direction), 'rtl');
  });

  it('ignores what is no message of the panel, and reports it', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.send({ type: 'show', model: { ...model, rounds: 'none' } });
    await panel.send('go');
    await panel.send({ type: 'go', step: 7 });
    assert.match(await panel.title(), /win the Clash/);
    assert.equal(panel.reports.filter((report) => report.includes('was ignored')).length, 3);
  });

  it('breaks no rule of its policy, and reports no error', async () => {
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
