/** What can be tried out with a throw, a card or a die, and how it is marked as not in the file. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import { additionOf, asideTrial, forceTrial } from '../../client/webview/model/tried.ts';
import type { PartyView, Trial } from '../../server/protocol/index.ts';
import { withSteps } from './fixture.ts';
import type { Course } from './make-course.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const chip = (panel: Panel, text: string): Locator => panel.page.getByRole('button', { name: text });
const act = (panel: Panel, name: string): Locator => panel.page.locator('.popover').getByRole('button', { name });

async function wished(panel: Panel): Promise<readonly Trial[]> {
  const wishes = (await panel.posted()).flatMap((message) => (message.type === 'wish' ? [message.wish.trials] : []));
  return wishes.at(-1) ?? [];
}

const distraction = { who: 'Agent Pfister', words: 'distraction' };

/** The course with the parties of the Clash made otherwise. */
function withParties(change: (party: PartyView) => PartyView): Course {
  return withSteps((step) =>
    step.key === '1/clash' ? { ...step, table: { ...step.table!, parties: step.table!.parties.map(change) } } : step,
  );
}

const dressed = withParties((party) => ({
  ...party,
  chips: party.chips.map((one) => {
    if (one.reason?.words === 'distraction') return { ...one, aside: true };
    if (one.reason?.words === 'Higher Stat') return { ...one, aside: true, tried: true };
    return one.reason?.words === 'called shot' ? { ...one, tried: true } : one;
  }),
  cards: party.cards.map((card, index) =>
    index > 0 ? card : { ...card, pinned: party.name === 'Ghoul' ? 'file' : 'trial' },
  ),
}));

describePanel('a throw that is switched off', () => {
  it('is wished for with its reason and its round', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await chip(panel, '+1 distraction').hover();
    await act(panel, 'Switch off').click();
    assert.deepEqual(await wished(panel), [{ kind: 'aside', round: 0, reason: distraction, aside: true }]);
  });

  it('can be let count again', async () => {
    const panel = await showPanel({ step: '1/clash', course: dressed });
    await chip(panel, '+1 distraction').hover();
    await act(panel, 'Switch on').click();
    assert.deepEqual(await wished(panel), [{ kind: 'aside', round: 0, reason: distraction, aside: false }]);
  });

  it('is struck and says by whom: the file, or a trial, which has a broken line too', async () => {
    const panel = await showPanel({ step: '1/clash', course: dressed });
    const looks = await panel.page
      .locator('.party')
      .first()
      .locator('.chip')
      .evaluateAll((chips) =>
        chips.map((one) => [
          one.querySelector('.chip-word')?.textContent,
          getComputedStyle(one).borderTopStyle,
          getComputedStyle(one.querySelector('.chip-text')!).textDecorationLine,
        ]),
      );
    assert.deepEqual(looks, [
      [undefined, 'solid', 'none'],
      ['tried', 'dashed', 'line-through'],
      [undefined, 'solid', 'line-through'],
      [undefined, 'solid', 'none'],
      ['tried', 'dashed', 'none'],
    ]);
  });

  it('isn’t offered where no reason is named', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await chip(panel, '1 to start').first().hover();
    assert.equal(await act(panel, 'Switch off').count(), 0);
  });

  it('is forgotten, not switched off, where a trial has added it', () => {
    const trials: readonly Trial[] = [{ kind: 'add', round: 0, who: 'Ann', amount: 1, words: 'luck' }];
    const reason = { who: 'Ann', words: 'luck' };
    assert.equal(additionOf({ reason, tried: true }, 0, trials), trials[0]);
    assert.deepEqual(
      [additionOf({ reason }, 0, trials), additionOf({ reason, tried: true }, 1, trials)],
      [undefined, undefined],
    );
    assert.deepEqual(asideTrial({ reason, aside: true }, 2), { kind: 'aside', round: 2, reason, aside: false });
  });
});

describePanel('a card or die that is forced', () => {
  const select = (panel: Panel): Locator => panel.page.getByRole('combobox', { name: 'Force the card that counts' });

  it('is wished for by its step, its thrower and its slot', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.locator('.card').first().focus();
    assert.equal(await select(panel).inputValue(), '');
    await select(panel).selectOption('7');
    assert.deepEqual(await wished(panel), [
      { kind: 'force', step: '1/clash', round: 0, who: 'Agent Pfister', faces: ['7'] },
    ]);
  });

  it('keeps what the other dice are forced to', () => {
    const forcing = {
      slots: ['the first die', 'the second die', 'the third die'],
      faces: ['1', '2'],
      now: [null, '2', null],
    };
    assert.deepEqual(forceTrial(forcing, { step: 's', round: 0 }, 'Ann', 0, '1').faces, ['1', '2', null]);
    assert.deepEqual(forceTrial(forcing, { step: 's', round: 0 }, 'Ann', 1, null).faces, [null, null, null]);
  });

  it('shows what it is forced to, and falls as it may again', async () => {
    const pinned = withParties((party) => ({
      ...party,
      ...(party.forcing && { forcing: { ...party.forcing, now: ['9'] } }),
    }));
    const panel = await showPanel({ step: '1/clash', course: pinned });
    await panel.page.locator('.card').first().focus();
    assert.equal(await select(panel).inputValue(), '9');
    await select(panel).selectOption({ label: 'not forced' });
    assert.deepEqual(
      (await wished(panel)).map((trial) => trial.kind === 'force' && trial.faces),
      [[null]],
    );
  });

  it('isn’t offered for one that has no slot', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.locator('.card').nth(1).focus();
    assert.equal(await panel.page.locator('.popover').count(), 1);
    assert.equal(await panel.page.locator('.popover').getByRole('combobox').count(), 0);
  });

  it('says that it is forced, and whether by a trial, which has a broken line too', async () => {
    const panel = await showPanel({ step: '1/clash', course: dressed });
    const looks = await panel.page
      .locator('.card:has(.pinned)')
      .evaluateAll((cards) =>
        cards.map((card) => [card.querySelector('.pinned')?.textContent, getComputedStyle(card).outlineStyle]),
      );
    assert.deepEqual(looks, [
      ['forced, not in the file', 'dashed'],
      ['forced', 'none'],
      ['forced, not in the file', 'dashed'],
    ]);
  });
});

describePanel('a throw that is added', () => {
  const laura = (panel: Panel): Locator => panel.page.locator('.party', { hasText: 'dodges Ghoul' });

  it('is wished for with its reason, by the keyboard alone', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await laura(panel).getByRole('button', { name: 'Try a lost throw for Laura' }).press('Enter');
    await panel.page.keyboard.type('the floor is wet');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(await wished(panel), [
      { kind: 'add', round: 0, who: 'Laura', amount: -1, words: 'the floor is wet' },
    ]);
    assert.equal(
      await panel.page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Try a lost throw for Laura',
    );
  });

  it('asks for a reason where none is said, and keeps the field for it', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await laura(panel).getByRole('button', { name: 'Try an extra throw' }).press('Enter');
    const field = laura(panel).getByRole('textbox', { name: 'Reason for +1 throw for Laura' });
    const note = laura(panel).getByRole('status');
    assert.equal(await note.textContent(), 'The file gives this reason if you write it there.');
    await field.fill('  ');
    await laura(panel).getByRole('button', { name: 'Try', exact: true }).click();
    assert.deepEqual(
      [await wished(panel), await note.textContent(), await field.getAttribute('aria-invalid')],
      [[], 'Say why first, in a few words.', 'true'],
    );
    assert.equal(await field.evaluate((each) => document.activeElement === each), true);
    await panel.page.keyboard.type('a lamp');
    assert.equal(await field.getAttribute('aria-invalid'), 'false');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(await wished(panel), [{ kind: 'add', round: 0, who: 'Laura', amount: 1, words: 'a lamp' }]);
  });

  it('is thought better of with Escape, and the focus goes back', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await laura(panel).getByRole('button', { name: 'Try an extra throw' }).press('Enter');
    await panel.page.keyboard.press('Escape');
    assert.equal(await panel.page.locator('.add-form').count(), 0);
    assert.equal(
      await panel.page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Try an extra throw for Laura',
    );
    assert.deepEqual(await wished(panel), []);
  });

  it('is offered to the keyboard, and to the eye while something is to be tried out', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const seen = (): Promise<string> =>
      laura(panel)
        .locator('.add')
        .evaluate((add) => getComputedStyle(add).opacity);
    assert.equal(await seen(), '0');
    await laura(panel).getByRole('button', { name: 'Try an extra throw' }).focus();
    assert.equal(await seen(), '1');
    await panel.page.getByRole('button', { name: 'What if…' }).click();
    assert.equal(await seen(), '1');
    await panel.page.getByRole('button', { name: 'What if…' }).click();
    assert.equal(await seen(), '0');
  });

  it('is named by what it does where that isn’t how many are thrown', async () => {
    const named = [
      { amount: 1, does: '1 easier', to: '“run”' },
      { amount: -1, does: '1 harder', to: '“run”' },
    ] as const;
    const course = withSteps((step) =>
      step.table
        ? {
            ...step,
            table: {
              ...step.table,
              parties: step.table.parties.map((party) => ({
                ...party,
                adds: { amounts: [1, -1], unit: 'die', named },
              })),
            },
          }
        : step,
    );
    const panel = await showPanel({ step: '1/clash', course });
    await laura(panel).getByRole('button', { name: 'Try 1 harder: “run” for Laura' }).press('Enter');
    assert.deepEqual(await laura(panel).locator('.add-sign').allTextContents(), ['1 easier: “run”', '1 harder: “run”']);
    assert.equal(await laura(panel).getByRole('textbox', { name: 'Reason for 1 harder: “run” for Laura' }).count(), 1);
  });

  it('isn’t offered where nothing can be added', async () => {
    const panel = await showPanel({
      step: '1/damage',
      course: withSteps((step) =>
        step.table
          ? { ...step, table: { ...step.table, parties: step.table.parties.map(({ adds, ...party }) => party) } }
          : step,
      ),
    });
    assert.equal(await panel.page.locator('.party').count(), 1);
    assert.equal(await panel.page.locator('.add-sign').count(), 0);
  });
});
