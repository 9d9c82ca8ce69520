/** The trials bar: what is tried out and not in the file, to be written or removed. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import type { Trial, TrialView } from '../../server/protocol/index.ts';
import { withHead } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const without = (words: string): Trial => ({
  kind: 'aside',
  round: 0,
  reason: { who: 'Agent Pfister', words },
  aside: true,
});
const trials = [without('distraction'), without('Higher Stat')];
const views: readonly TrialView[] = [
  { says: 'Agent Pfister without “distraction”', writes: 'sets aside "distraction"' },
  { says: 'Agent Pfister without “Higher Stat”', lost: 'there is no such throw any more' },
];
const bar = (panel: Panel): Locator => panel.page.locator('.trials');

/** A panel with both trials, whose results the extension has shown. */
async function tried(): Promise<Panel> {
  const panel = await showPanel({ step: '1/clash' });
  for (const text of ['+1 distraction', '+1 higher stat']) {
    await panel.page.getByRole('button', { name: text }).hover();
    await panel.page.locator(`.why-place:has(.chip:has-text("${text}")) .popover`).waitFor();
    await panel.page.getByRole('button', { name: 'Switch off' }).click();
  }
  await panel.show({ course: withHead({ trials: views }) });
  await panel.page.locator('body').press('Escape');
  await panel.page.mouse.move(2, 500);
  await panel.posted();
  return panel;
}

async function wished(panel: Panel): Promise<readonly Trial[] | undefined> {
  return (await panel.posted()).flatMap((message) => (message.type === 'wish' ? [message.wish.trials] : [])).at(-1);
}

describePanel('the trials bar', () => {
  it('describes each trial, and why one isn’t possible', async () => {
    const panel = await tried();
    assert.deepEqual(await bar(panel).getByRole('listitem').allInnerTexts(), [
      'Agent Pfister without “distraction”',
      'Agent Pfister without “Higher Stat”\nthere is no such throw any more',
    ]);
    const struck = await panel.page
      .locator('.trial-text')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine));
    assert.deepEqual(struck, ['none', 'line-through']);
    assert.deepEqual(
      await panel.page.locator('.trial').evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle)),
      ['dashed', 'dashed'],
    );
  });

  it('shows the sentence that would be written, on hover and focus', async () => {
    const panel = await tried();
    await bar(panel).getByRole('button', { name: 'Agent Pfister without “distraction”', exact: true }).hover();
    assert.match(await panel.page.locator('.popover').innerText(), /sets aside "distraction"/);
    await panel.page.mouse.move(2, 500);
    await bar(panel).getByRole('button', { name: 'Agent Pfister without “distraction”', exact: true }).focus();
    assert.equal(await panel.page.locator('.trial-writes').innerText(), 'sets aside "distraction"');
  });

  it('writes all into the file, or one', async () => {
    const panel = await tried();
    await bar(panel).getByRole('button', { name: 'Write all into the file' }).click();
    await bar(panel).getByRole('button', { name: 'Agent Pfister without “distraction”', exact: true }).focus();
    await panel.page.locator('.popover').getByRole('button', { name: 'Write into the file' }).click();
    assert.deepEqual(
      (await panel.posted()).filter(({ type }) => type === 'write'),
      [
        { type: 'write', id: 2, trials },
        { type: 'write', id: 2, trials: trials.slice(0, 1) },
      ],
    );
  });

  it('doesn’t offer to write an impossible one', async () => {
    const panel = await tried();
    await bar(panel)
      .getByRole('button', { name: /^Agent Pfister without “Higher Stat”/ })
      .focus();
    assert.match(await panel.page.locator('.popover').innerText(), /there is no such throw any more/);
    assert.equal(await panel.page.locator('.popover').getByRole('button', { name: 'Write into the file' }).count(), 0);
  });

  it('explains on request that one throw more or fewer changes later ones, but not for a forced one', async () => {
    const panel = await tried();
    const moves = /Every later throw comes out differently too; see the chances for what it is worth/;
    assert.doesNotMatch(await bar(panel).innerText(), moves);
    await bar(panel).getByRole('button', { name: 'Agent Pfister without “distraction”', exact: true }).focus();
    assert.match(await panel.page.locator('.popover').innerText(), moves);
    const trial = { kind: 'force', step: '1/clash', who: 'Laura', faces: ['9'] } as const;
    const forced = await showPanel({
      course: withHead({ trials: [{ says: 'Laura throws 9', writes: 'throws 9' }] }),
      wish: { trials: [trial], redraws: [] },
    });
    await bar(forced).getByRole('button', { name: 'Laura throws 9', exact: true }).focus();
    assert.match(await forced.page.locator('.popover').innerText(), /^Laura throws 9\s+throws 9/);
    assert.doesNotMatch(await forced.page.locator('.popover').innerText(), moves);
  });

  it('removes one', async () => {
    const panel = await tried();
    await bar(panel).getByRole('button', { name: 'Forget: Agent Pfister without “distraction”' }).click();
    assert.deepEqual(await wished(panel), trials.slice(1));
  });

  it('removes all', async () => {
    const panel = await tried();
    await bar(panel).getByRole('button', { name: 'Forget all' }).click();
    assert.deepEqual(await wished(panel), []);
  });
});
