/** The table: cards, chips and their popovers, and links to text and rules. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import { at, withSteps } from '../fixture.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

describePanel('the table', () => {
  const clash = (): Promise<Panel> => showPanel({ step: '1/clash' });
  const chip = (panel: Panel, text: string): Locator => panel.page.getByRole('button', { name: text });
  const popover = (panel: Panel): Locator => panel.page.locator('.popover');

  it('explains on hover why a throw is there', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').hover();
    const text = await popover(panel).innerText();
    for (const part of [
      '+1 throw: Higher Stat',
      'Firearms 6 is above',
      'shoots Ghoul with revolver',
      'line 31',
      'Rule: Higher Stat',
      'Extra throws',
    ])
      assert.ok(text.includes(part), part);
    await panel.page.mouse.move(2, 2);
    assert.equal(await popover(panel).count(), 0);
  });

  it('explains the same on focus, with its links reachable by Tab, until Escape', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').focus();
    assert.equal(await popover(panel).count(), 1);
    await panel.page.keyboard.press('Tab');
    assert.equal(await panel.page.evaluate(() => document.activeElement?.textContent), 'line 31');
    assert.equal(await popover(panel).count(), 1);
    await panel.page.keyboard.press('Escape');
    assert.equal(await popover(panel).count(), 0);
  });

  it('explains the result of a throw, if the reason is known', async () => {
    const why = { title: 'Takes effect', reasons: [{ text: '9 is above the Ghoul’s Agility 3' }] };
    const told = withSteps((step) => ({
      ...step,
      ...(step.table && {
        table: {
          ...step.table,
          parties: step.table.parties.map((party, at) => ({ ...party, ...(at === 0 && { outcomeWhy: why }) })),
        },
      }),
    }));
    const panel = await showPanel({ step: '1/clash', course: told });
    assert.equal(await panel.page.locator('button.outcome').count(), 1);
    await panel.page.getByRole('button', { name: 'succeeds' }).focus();
    assert.match(await popover(panel).innerText(), /9 is above the Ghoul’s Agility 3/);
  });

  it('says what a chance is of, in the same words before and after the result is known', async () => {
    for (const step of ['1/deal', '1/clash']) {
      const panel = await showPanel({ step });
      assert.deepEqual(await panel.page.locator('.party .chance-said .quiet').allTextContents(), [
        'chance it succeeds',
        'chance it succeeds',
        'chance it holds',
      ]);
    }
  });

  it('says for a card that can’t be forced which one can', async () => {
    const panel = await clash();
    await panel.page.locator('.card').nth(1).focus();
    assert.match(await popover(panel).innerText(), /Only the card that counts can be forced/);
  });

  it('has space for the buttons that add a throw', async () => {
    const panel = await clash();
    for (const party of await panel.page.locator('.party').all()) {
      // At its corner, where no popover opens that would cover the next one.
      await party.hover({ position: { x: 1, y: 1 } });
      const boxes = await party
        .locator('.add, .chip, .figure, .bar, .outcome')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      const add = (await party.locator('.add').boundingBox())!;
      const met = boxes.filter(
        (box) =>
          box.left < add.x + add.width - 1 &&
          box.right > add.x + 1 &&
          box.top < add.y + add.height - 1 &&
          box.bottom > add.y + 1,
      );
      assert.equal(met.length, 1);
    }
  });

  it('has one popover at a time', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').focus();
    await chip(panel, '+1 distraction').hover();
    await popover(panel).filter({ hasText: 'Distraction' }).waitFor();
    assert.equal(await popover(panel).count(), 1);
  });

  it('keeps its popover inside a narrow window', async () => {
    const panel = await showPanel({ step: '1/clash', width: 320 });
    await chip(panel, '−1 called shot').hover();
    const box = (await popover(panel).boundingBox())!;
    assert.ok(box.x >= 0 && box.x + box.width <= 320);
  });

  it('opens lines and rules from a popover', async () => {
    const panel = await clash();
    await chip(panel, '+1 higher stat').hover();
    await popover(panel).getByRole('button', { name: 'line 31' }).click();
    await popover(panel).getByRole('button', { name: 'Rule: Higher Stat' }).click();
    assert.deepEqual(await panel.posted(), [
      { type: 'reveal', lines: at(31) },
      { type: 'rule', id: 'demon-city-2018/higher-stat' },
    ]);
  });

  it('opens the lines of the step and of a combatant, and the rule of the step', async () => {
    const panel = await clash();
    await panel.page.locator('.kicker').getByRole('button', { name: 'lines 31–38' }).click();
    await panel.page.locator('.combatant').getByRole('button', { name: 'Ghoul' }).click();
    await panel.page.getByRole('button', { name: 'Rule: The Clash' }).click();
    assert.deepEqual(await panel.posted(), [
      { type: 'reveal', lines: at(31, 38) },
      { type: 'reveal', lines: at(12, 15) },
      { type: 'rule', id: 'demon-city-2018/clash' },
    ]);
  });

  it('names a rule’s source once, in its tooltip and for screen readers, and in short at the end of a popover', async () => {
    const rule = {
      id: 'demon-city-2018/higher-stat',
      title: 'Higher Stat',
      from: 'Demon City, tarot edition, 2018: Higher Stats Throw More',
      book: 'Demon City, tarot edition',
    };
    const course = withSteps((step) => ({
      ...step,
      rule,
      ...(step.table && {
        table: {
          ...step.table,
          parties: step.table.parties.map((party) => ({
            ...party,
            chips: party.chips.map((each) => ({ ...each, why: { ...each.why, rule } })),
          })),
        },
      }),
    }));
    const panel = await showPanel({ course, step: '1/clash' });
    const link = panel.page.locator('.kicker').getByRole('button', {
      name: 'Rule: Higher Stat from Demon City, tarot edition, 2018: Higher Stats Throw More',
      exact: true,
    });
    assert.equal(await link.getAttribute('title'), `Open the page of this rule (${rule.from})`);
    assert.deepEqual(await panel.page.locator('.kicker .quiet').allInnerTexts(), []);
    await chip(panel, '+1 higher stat').focus();
    assert.equal(await popover(panel).locator('.popover-foot.rule > .quiet').innerText(), 'Demon City, tarot edition');
  });

  it('shows every party of many, each with popovers as before', async () => {
    const course = withSteps((step) => ({
      ...step,
      ...(step.table && {
        table: {
          ...step.table,
          parties: Array.from({ length: 30 }, (_, at) => ({
            ...step.table!.parties[at % step.table!.parties.length]!,
            name: `Party ${at}`,
          })),
        },
      }),
    }));
    const panel = await showPanel({ course, step: '1/clash' });
    const last = panel.page.locator('.party').nth(29);
    await last.locator('.card').last().hover();
    await popover(panel).waitFor();
    assert.match(await last.innerText(), /Party 29/);
    assert.equal(await popover(panel).isVisible(), true);
    assert.equal(await panel.page.locator('.party').count(), 30);
  });

  it('says in words which card counts and which throw does not', async () => {
    const panel = await clash();
    assert.equal(
      await panel.page.locator('.card[data-lies=kept]').first().locator('.unseen').textContent(),
      'The Hermit, 9, counts',
    );
    assert.equal(await panel.page.getByRole('button', { name: '+1 the high ground does not count' }).count(), 1);
  });

  it('shows cards that are face down without a value', async () => {
    const panel = await showPanel({ step: '1/deal' });
    assert.equal(await panel.page.locator('.card[data-lies=down]').count(), 6);
    assert.equal(
      await panel.page.locator('.card-face').evaluateAll((faces) => faces.map((face) => face.textContent).join('')),
      '',
    );
  });
});
