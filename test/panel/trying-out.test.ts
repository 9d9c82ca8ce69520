/** Trials of a throw, a card or a die, and their marks. */
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

/** The course with other parties of the Clash. */
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
  it('is requested with its reason and its round', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await chip(panel, '+1 distraction').hover();
    await act(panel, 'Switch off').click();
    assert.deepEqual(await wished(panel), [{ kind: 'aside', round: 0, reason: distraction, aside: true }]);
  });

  it('can be restored', async () => {
    const panel = await showPanel({ step: '1/clash', course: dressed });
    await chip(panel, '+1 distraction').hover();
    await act(panel, 'Switch on').click();
    assert.deepEqual(await wished(panel), [{ kind: 'aside', round: 0, reason: distraction, aside: false }]);
  });

  it('is struck through and says by what: the file, or a trial, which has a broken line too', async () => {
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

  it('isn’t offered without a named reason', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await chip(panel, '1 to start').first().hover();
    assert.equal(await act(panel, 'Switch off').count(), 0);
  });

  it('is removed, not disabled, if a trial has added it', () => {
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

  it('is requested by its step, its thrower and its slot', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.locator('.card').first().focus();
    assert.equal(await select(panel).inputValue(), '');
    await select(panel).selectOption('7');
    assert.deepEqual(await wished(panel), [
      { kind: 'force', step: '1/clash', round: 0, who: 'Agent Pfister', faces: ['7'] },
    ]);
  });

  it('keeps the other forced dice', () => {
    const forcing = {
      slots: ['the first die', 'the second die', 'the third die'],
      faces: [
        ['1', '2'],
        ['1', '2'],
        ['1', '2'],
      ],
      now: [null, '2', null],
    };
    assert.deepEqual(forceTrial(forcing, { step: 's', round: 0 }, 'Ann', 0, '1').faces, ['1', '2', null]);
    assert.deepEqual(forceTrial(forcing, { step: 's', round: 0 }, 'Ann', 1, null).faces, [null, null, null]);
  });

  it('shows its forced value, and can be freed again', async () => {
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

  it('isn’t offered for one without a slot', async () => {
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

  it('is requested with its reason, by keyboard alone', async () => {
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

  it('asks for a missing reason, and keeps the field open for it', async () => {
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

  it('is cancelled with Escape, and the focus returns', async () => {
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

  it('is available to the keyboard, and visible while trials are switched on', async () => {
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

  it('is named by its effect if that isn’t the number of throws', async () => {
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

  it('isn’t offered if nothing can be added', async () => {
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
