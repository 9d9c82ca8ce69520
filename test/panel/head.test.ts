/** The header of the panel: filter, trials, the branch, following the text, and exports. */
import { strict as assert } from 'node:assert';
import { most } from '../../server/protocol/index.ts';
import { branch, course, uri, withHead, without } from './fixture.ts';
import { courseOf, wholeRounds } from './make-course.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const count = async (panel: Panel): Promise<string> =>
  (await panel.page.locator('.transport-count').textContent()) ?? '';
const current = async (panel: Panel): Promise<string> =>
  (await panel.page.locator('[aria-current=step]').getAttribute('aria-label')) ?? '';

describePanel('the filter of the panel', () => {
  it('moves through, draws and counts only the steps of a combatant', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Show only').selectOption('Laura');
    assert.match(await panel.title(), /Ghoul announces/);
    assert.equal(await count(panel), 'Step 2 · 1 of 6, Laura');
    const laura = course.model.cast.findIndex(({ name }) => name === 'Laura');
    const steps = course.model.rounds[0]!.steps.filter(({ who }) => who.includes(laura));
    assert.equal(await panel.page.locator('.mark').count(), steps.length);
    await panel.page.keyboard.press('End');
    assert.match(await panel.title(), /find Laura/);
    assert.deepEqual(
      (await panel.posted()).map(({ type }) => type),
      ['stepped', 'stepped'],
    );
  });

  it('offers the contests too, and everything again', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Show only').selectOption('Round 1, Clash');
    assert.equal(await count(panel), 'Step 4 · 1 of 3, Round 1, Clash');
    assert.equal(await panel.page.locator('.round').count(), 1);
    await panel.page.getByLabel('Show only').selectOption('All steps');
    assert.equal(await count(panel), 'Step 4 of 11');
  });

  it('steps only through outcomes, and says so at a step that isn’t one', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Show only').selectOption('Outcomes only');
    const outcomes = wholeRounds(course)
      .flatMap(({ steps }) => steps)
      .filter(({ nature }) => ['throw', 'success', 'failure', 'even', 'harm'].includes(nature));
    assert.equal(await panel.title(), outcomes[0]!.title);
    assert.match(await count(panel), new RegExp(`· 1 of ${outcomes.length}, outcomes$`, 'u'));
    await panel.send({ type: 'go', step: '1/ghoul' });
    assert.match(await panel.page.locator('.notices').innerText(), /This step isn’t an outcome/);
  });

  it('stays for a new course, and says when nothing matches any more', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Show only').selectOption('Laura');
    await panel.show({ course: without('1/laura') });
    assert.equal(await count(panel), 'Step 2 · 1 of 5, Laura');
    const gone = {
      ...course,
      model: { ...course.model, cast: course.model.cast.map((one) => ({ ...one, name: `Old ${one.name}` })) },
    };
    await panel.show({ course: gone });
    assert.match(await panel.page.locator('.notices').innerText(), /No step concerns “Laura”, so all are shown/);
    assert.equal(await count(panel), 'Step 2 of 11');
    await panel.page.getByRole('button', { name: 'Show all steps' }).click();
    assert.equal(await panel.page.locator('.notice').count(), 0);
  });

  it('shows the step at the caret, although it doesn’t match', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Show only').selectOption('Laura');
    await panel.send({ type: 'go', step: '1/damage' });
    assert.match(await panel.title(), /loses 2 Toughness/);
    assert.equal(await count(panel), 'Step 6 · – of 6, Laura');
    assert.match(await current(panel), /^Step 6/);
    assert.match(await panel.page.locator('.notices').innerText(), /This step doesn’t concern “Laura”/);
    await panel.page.getByRole('button', { name: 'Show all steps' }).click();
    assert.deepEqual([await count(panel), await panel.page.locator('.notice').count()], ['Step 6 of 11', 0]);
  });

  it('doesn’t change the numbers of steps: in the count, the slider, the mark, the screen reader text and the comparison', async () => {
    const panel = await showPanel();
    await panel.page.getByLabel('Show only').selectOption('Laura');
    await panel.page.keyboard.press('End');
    const numbers = async (): Promise<readonly (string | null)[]> => [
      await count(panel),
      await panel.page.getByLabel('Step', { exact: true }).getAttribute('aria-valuetext'),
      await current(panel),
      await panel.page.locator('[aria-live=polite]').textContent(),
    ];
    const said = await numbers();
    for (const [at, number] of [
      /^Step 10 · 6 of 6, Laura$/,
      /^10, 6 of 6: /,
      /^Step 10, /,
      /^Step 10 of 11: /,
    ].entries())
      assert.match(said[at] ?? '', number);
  });

  it('applies to the list of a round’s announcements as well', async () => {
    const heading = {
      ...wholeRounds(course)[0]!.steps[0]!,
      key: '1/start',
      nature: 'heading',
      who: [],
      title: 'The lights go out',
    } as const;
    const headed = courseOf(
      course.model,
      wholeRounds(course).map((round, at) => (at > 0 ? round : { ...round, steps: [heading, ...round.steps] })),
    );
    const panel = await showPanel({ course: headed, step: '1/start' });
    const agenda = panel.page.locator('.agenda');
    assert.equal(await agenda.locator('li').count(), 3);
    await panel.page.getByLabel('Show only').selectOption('Agent Pfister');
    assert.deepEqual(
      [await panel.title(), await agenda.locator('h3').innerText(), await agenda.locator('li').allInnerTexts()],
      ['The lights go out', 'In this round, Agent Pfister', ['Agent Pfister announces: shoots Ghoul']],
    );
  });
});

describePanel('trying out from the head', () => {
  it('says where to try something out, until something is tried', async () => {
    const panel = await showPanel();
    const ask = panel.page.getByRole('button', { name: 'What if…' });
    assert.equal(await panel.page.locator('.trials').count(), 0);
    await ask.click();
    assert.match(
      await panel.page.locator('.trials').innerText(),
      /^Open a throw, a card or a die to change it, or add a throw\.$/,
    );
    await ask.click();
    assert.equal(await panel.page.locator('.trials').count(), 0);
    const trial = { kind: 'seed', seed: 8 } as const;
    await panel.send({
      type: 'show',
      id: 50,
      original: { ...course.model, seed: 8, trials: [{ says: 'seed 8' }] },
      wish: { trials: [trial], redraws: [] },
    });
    await panel.send({ type: 'round', id: 50, course: 'original', at: 0, round: course.rounds[0]! });
    assert.match(await panel.page.locator('.trials').innerText(), /not in the file/);
    assert.doesNotMatch(await panel.page.locator('.trials').innerText(), /Open a throw/);
    await ask.click();
    assert.equal(await ask.getAttribute('aria-pressed'), 'true');
    assert.doesNotMatch(await panel.page.locator('.trials').innerText(), /Open a throw/);
  });

  it('posts the trials that are to be written', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: 'Another draw' }).click();
    await panel.show({ course: withHead({ seed: 8, trials: [{ says: 'seed 8', writes: 'seed 8' }] }) });
    await panel.posted();
    await panel.page.locator('.trials-acts').getByRole('button', { name: 'Write into the file' }).click();
    const trials = [{ kind: 'seed', seed: 8 }];
    assert.deepEqual(await panel.posted(), [{ type: 'write', id: 2, trials }]);
    await panel.send({ type: 'written', trials });
    assert.deepEqual(await panel.posted(), [{ type: 'wish', id: 2, wish: { trials: [], redraws: [] } }]);
  });
});

describePanel('the branch of the panel', () => {
  it('is requested at the step in view, and shown next to the original', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.getByRole('button', { name: 'Branch here' }).click();
    assert.deepEqual(await panel.posted(), [
      { type: 'wish', id: 1, wish: { trials: [], redraws: [{ step: '1/clash', round: 0, seed: 8 }] } },
    ]);
    assert.match(await panel.title(), /Players win/);
    await panel.show({ branch });
    assert.match(await panel.title(), /Host wins the Clash, 10 over 9/);
    const rows = panel.page.locator('.row');
    assert.deepEqual([await rows.nth(0).locator('.mark').count(), await rows.nth(1).locator('.mark').count()], [2, 6]);
    assert.deepEqual(
      await rows
        .nth(0)
        .locator('.mark')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0])),
      ['Step 5', 'Step 6'],
    );
    assert.deepEqual(await rows.nth(0).locator('.row-head .round-number').allInnerTexts(), ['1', '2']);
    assert.match(await rows.nth(0).locator('.row-from').innerText(), /^at step 5: The Players win the Clash/);
    assert.match(
      await rows.nth(1).locator('.row-from').innerText(),
      /^from step 5 \(round 1: The Host wins the Clash, 10 over 9\), seed 8; ends: /,
    );
    assert.match(await rows.nth(1).locator('.row-only').innerText(), /can’t be written into it/);
    assert.equal(await rows.nth(1).locator('.mark-label + [data-anew=true]').count(), 1);
    assert.match(
      (await rows.nth(1).locator('[data-anew=true]').getAttribute('aria-label')) ?? '',
      /^Step 5, .*redrawn from here$/,
    );
    assert.match((await rows.nth(1).locator('[aria-current=step]').getAttribute('aria-label')) ?? '', /^Step 5/);
  });

  it('includes the steps before it, so that it can be played from its beginning', async () => {
    const panel = await showPanel({ branch, step: '1/clash' });
    await panel.page.getByRole('button', { name: 'Branch', exact: true }).click();
    await panel.page.keyboard.press('Home');
    assert.equal(await panel.page.locator('.row').nth(1).locator('[aria-current=step]').count(), 1);
    assert.equal(
      await panel.page.getByRole('button', { name: 'Branch', exact: true }).getAttribute('aria-pressed'),
      'true',
    );
    assert.equal(await panel.page.locator('.rows [tabindex="0"]').count(), 1);
  });

  it('can’t be redrawn without limit, and its button says so', async () => {
    const redraws = Array.from({ length: most.redraws }, () => ({ step: '1/clash', seed: 8 }));
    const panel = await showPanel({
      branch,
      step: '2/pfister',
      kept: { format: 3, uri, scenario: 0, wish: { trials: [], redraws }, course: 'branch', pace: 2, together: true },
    });
    const button = panel.page.getByRole('button', { name: 'Branch here' });
    assert.deepEqual(
      [await button.getAttribute('aria-disabled'), await button.getAttribute('title')],
      ['true', 'A branch can be redrawn at most 20 times; go back to before one of them'],
    );
    await button.click({ force: true });
    assert.deepEqual(
      (await panel.posted()).filter(({ type }) => type === 'wish'),
      [],
    );
    await panel.page.keyboard.press('Home');
    assert.equal(await button.getAttribute('aria-disabled'), null);
  });

  it('is opened at one of its rounds, left by its name, and discarded by its button', async () => {
    const panel = await showPanel({ branch });
    await panel.page.locator('.row').nth(1).locator('.row-head .round-number').first().click();
    assert.match(await panel.title(), /Host wins the Clash/);
    await panel.page
      .getByRole('group', { name: 'Branch' })
      .getByRole('button', { name: /^Step 6/ })
      .click();
    assert.match(await panel.title(), /goes wide/);
    await panel.page.getByRole('button', { name: 'Original' }).click();
    assert.match(await panel.title(), /shot lands/);
    await panel.page.getByRole('button', { name: 'Forget the branch' }).click();
    assert.equal(await panel.page.locator('.row-head').count(), 0);
  });

  it('says when the step at which it began no longer exists', async () => {
    const panel = await showPanel({
      branch: { ...branch, model: { ...branch.model, course: { redraws: [{ seed: 8 }] } } },
    });
    await panel.page.getByRole('button', { name: 'Branch', exact: true }).click();
    assert.match(
      await panel.page.locator('.notices').innerText(),
      /A step from which the branch was redrawn no longer exists/,
    );
  });
});

describePanel('a panel whose file is closed', () => {
  const close = { type: 'stale', reason: 'The file is closed', gone: 'closed' } as const;
  const trial = { kind: 'add', round: 0, who: 'Laura', amount: 1, words: 'a lamp' } as const;

  it('says so, opens it, and doesn’t call the course out of date', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.send(close);
    assert.match(
      await panel.page.locator('.notice-stale').innerText(),
      /^The file is closed\. Nothing can be tried out here until it is open again\./,
    );
    assert.equal(await panel.page.locator('.out-of-date').count(), 0);
    await panel.page.getByRole('button', { name: 'Open the file' }).click();
    assert.deepEqual(await panel.posted(), [{ type: 'open' }]);
    await panel.show({ step: '1/clash' });
    assert.equal(await panel.page.locator('.notice-stale, .button[aria-disabled]').count(), 0);
  });

  it('has nothing enabled that would make a request or trial, and says why', async () => {
    const model = {
      trials: [{ says: 'Laura with +1 “a lamp”', writes: 'advantage "a lamp"' }],
      scenarios: [...course.model.scenarios, ...course.model.scenarios],
    };
    const panel = await showPanel({ course: withHead(model), wish: { trials: [trial], redraws: [] }, step: '1/clash' });
    await panel.send(close);
    await panel.posted();
    const off = panel.page.locator(
      '.button[aria-disabled=true], .add-sign[aria-disabled=true], .trial-forget[aria-disabled=true], .icon-button[aria-disabled=true]',
    );
    const reasons = new Set(await off.evaluateAll((all) => all.map((one) => one.getAttribute('title'))));
    assert.deepEqual([...reasons], ['The file is closed']);
    for (const name of [
      'Another draw',
      'What if…',
      'Branch here',
      'Export',
      'Write into the file',
      'Forget',
      'Forget: Laura with +1 “a lamp”',
      'Try an extra throw for Laura',
    ]) {
      const button = panel.page.getByRole('button', { name, exact: true });
      assert.equal(await button.getAttribute('aria-disabled'), 'true', name);
      await button.click({ force: true });
    }
    assert.equal(await panel.page.getByLabel('Seed').getAttribute('readonly'), '');
    assert.equal(await panel.page.getByRole('combobox', { name: 'Scenario' }).isDisabled(), true);
    assert.deepEqual(await panel.posted(), []);
  });

  it('has no disabled modifiers and forced throws', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.send(close);
    await panel.page.getByRole('button', { name: '+1 distraction' }).focus();
    assert.equal(await panel.page.getByRole('button', { name: 'Switch off' }).getAttribute('aria-disabled'), 'true');
    await panel.page.locator('.card').first().focus();
    assert.equal(await panel.page.locator('.popover .force select').isDisabled(), true);
  });

  it('has nothing to open if it is deleted, and may be out of date', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.send({ ...close, reason: 'The file can no longer be found', gone: 'missing' });
    assert.equal(await panel.page.getByRole('button', { name: 'Open the file' }).count(), 0);
    assert.equal(await panel.page.locator('.out-of-date').count(), 1);
    assert.equal(
      await panel.page.getByRole('button', { name: 'Another draw' }).getAttribute('title'),
      'The file can no longer be found',
    );
  });
});

describePanel('a panel whose text has its caret where nothing is played', () => {
  it('says so quietly, until the reader moves to a step', async () => {
    const panel = await showPanel();
    await panel.send({ type: 'unplayed', round: { number: 4, index: 3, title: 'The door' } });
    assert.equal(
      await panel.page.getByRole('status').filter({ hasText: 'isn’t played' }).innerText(),
      'Round 4 · The door isn’t played in this course',
    );
    await panel.send({ type: 'go', step: '1/ghoul' });
    assert.equal(await panel.page.locator('.notice').count(), 0);
  });
});

describePanel('a panel that a lens has opened at a round off the course of the file', () => {
  it('says with which seed it gets there, until the reader moves to a step', async () => {
    const panel = await showPanel();
    const round = { number: 1, index: 0, title: 'The door' };
    await panel.send({ type: 'seek', round, step: '1/clash', seed: course.model.seed });
    assert.equal(
      await panel.page.getByRole('status').filter({ hasText: 'Seed' }).innerText(),
      `Seed ${course.model.seed} is the first whose course reaches Round 1 · The door`,
    );
    await panel.send({ type: 'go', step: '1/ghoul' });
    assert.equal(await panel.page.locator('.notice').count(), 0);
    await panel.send({
      type: 'seek',
      round: { number: 1, index: 0, when: 'otherwise' },
      step: '1/clash',
      seed: course.model.seed,
    });
    assert.match(await panel.page.getByRole('status').filter({ hasText: 'Seed' }).innerText(), /Round 1 otherwise$/u);
  });
});

describePanel('the switch and the export menu', () => {
  it('posts whether panel and text follow each other', async () => {
    const panel = await showPanel();
    const together = panel.page.getByRole('button', { name: 'Panel and file move together' });
    assert.equal(await together.getAttribute('aria-pressed'), 'true');
    await together.click();
    assert.deepEqual(await panel.posted(), [{ type: 'together', on: false }]);
    assert.equal(await together.getAttribute('aria-pressed'), 'false');
  });

  it('opens and saves each export in each format, of the course and the round in view', async () => {
    const panel = await showPanel({ branch, step: '2/read' });
    await panel.page.getByRole('button', { name: 'Branch', exact: true }).click();
    await panel.posted();
    await panel.page.getByRole('button', { name: 'Export' }).click();
    assert.equal(await panel.page.locator('.menu').getByRole('button').count(), 14);
    await panel.page.getByRole('button', { name: 'Open: Transcript, Markdown' }).click();
    assert.deepEqual(
      [
        await panel.page.locator('.menu').count(),
        await panel.page.evaluate(() => document.activeElement?.getAttribute('title')),
      ],
      [0, 'Export transcript, odds, stat blocks or drawing'],
    );
    await panel.page.getByRole('button', { name: 'Export' }).click();
    await panel.page.getByRole('button', { name: 'Save: Drawing of this round, SVG' }).click();
    assert.deepEqual(await panel.posted(), [
      { type: 'export', what: 'transcript-md', how: 'open', course: 'branch', at: 1 },
      { type: 'export', what: 'drawing-svg', how: 'save', course: 'branch', at: 1 },
    ]);
  });

  it('closes with Escape, returning the focus, and when the reader clicks elsewhere', async () => {
    const panel = await showPanel();
    const button = panel.page.getByRole('button', { name: 'Export' });
    const isOpen = async (): Promise<boolean> => (await panel.page.locator('.menu').count()) > 0;
    await button.press('Enter');
    await panel.page.keyboard.press('Tab');
    await panel.page.keyboard.press('Escape');
    assert.deepEqual([await isOpen(), await button.evaluate((one) => one === document.activeElement)], [false, true]);
    await button.click();
    await panel.page.locator('.step-title').click();
    assert.equal(await isOpen(), false);
    await button.click();
    await panel.page.getByLabel('Seed').focus();
    assert.equal(await isOpen(), false);
    await button.click();
    await panel.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    assert.equal(await isOpen(), false);
  });

  it('is navigated with the arrow keys, Home and End, which don’t move the course while it is open', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const button = panel.page.getByRole('button', { name: 'Export' });
    await button.press('Enter');
    const title = await panel.title();
    const pressed = async (...keys: readonly string[]): Promise<string | null> => {
      for (const key of keys) await panel.page.keyboard.press(key);
      return panel.page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
    };
    assert.deepEqual(
      [
        await pressed('ArrowDown'),
        await pressed('ArrowDown', 'ArrowRight'),
        await pressed('ArrowRight', 'ArrowUp'),
        await pressed('End', 'ArrowDown'),
        await pressed('Home', 'ArrowUp', 'ArrowLeft'),
      ],
      [
        'Open: Transcript, Markdown',
        'Save: Transcript, HTML',
        'Save: Transcript, Markdown',
        'Save: Drawing of this round, SVG',
        'Open: Transcript, Markdown',
      ],
    );
    assert.equal(await panel.title(), title);
    await panel.page.keyboard.press('Escape');
    assert.equal(await button.evaluate((one) => one === document.activeElement), true);
    await button.press('Enter');
    assert.equal(await pressed('ArrowUp'), 'Open as text: Drawing of this round, SVG');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(await panel.posted(), [
      { type: 'export', what: 'drawing-svg', how: 'open', course: 'original', at: 0 },
    ]);
    await button.press('ArrowDown');
    assert.notEqual(await panel.title(), title);
  });

  it('offers the same in two columns, and says what opens as text', async () => {
    const panel = await showPanel();
    await panel.page.getByRole('button', { name: 'Export' }).click();
    const rows = await panel.page
      .locator('.menu-row')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' ')));
    assert.deepEqual(rows, [
      'Markdown Open Save…',
      'HTML Open as text Save…',
      'JSON Open Save…',
      'CSV Open Save…',
      'Markdown Open Save…',
      'HTML Open as text Save…',
      'SVG Open as text Save…',
    ]);
    for (const width of [200, 1000]) {
      await panel.page.setViewportSize({ width, height: 900 });
      for (const column of [2, 3]) {
        const lefts = await panel.page
          .locator(`.menu-row > :nth-child(${column})`)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
        assert.equal(new Set(lefts).size, 1, `${width}: ${lefts.join(' ')}`);
      }
    }
  });
});
