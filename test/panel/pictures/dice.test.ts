/** Dice and their distributions in the panel. */
import { strict as assert } from 'node:assert';
import type { ChanceView } from '../../../server/protocol/index.ts';
import { dieOutline } from '../../../client/webview/model/die-outline.ts';
import { diceCourse } from './dice-fixture.ts';
import { withHead, withSteps } from '../fixture.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';
import { type ThemeName, themes } from '../looks/themes.ts';

describePanel('dice on the table', () => {
  const at = (step: string): Promise<Panel> => showPanel({ course: diceCourse, step });

  it('are called dice, and cards are called cards', async () => {
    const names = async (panel: Panel): Promise<readonly (string | null)[]> =>
      panel.page.locator('.cards').evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')));
    assert.deepEqual(await names(await at('roll')), ['Dice', 'Dice', 'Dice']);
    assert.deepEqual(await names(await showPanel({ step: '1/clash' })), ['Cards', 'Cards', 'Cards']);
  });

  it('have a check mark if they hit, also in words', async () => {
    const panel = await at('roll');
    const dice = await panel.page
      .locator('.party')
      .first()
      .locator('.die')
      .evaluateAll((all) =>
        all.map((die) => [die.querySelector('.unseen')?.textContent, die.querySelectorAll('.die-hit').length]),
      );
    assert.deepEqual(dice, [
      ['2 on a d6, a hit', 1],
      ['5 on a d6, a miss', 0],
      ['4 on a d6, a hit', 1],
    ]);
  });

  it('have a bar below if they count and others don’t, without hitting anything, and no check mark', async () => {
    const bars = async (panel: Panel): Promise<readonly string[]> =>
      panel.page
        .locator('.party')
        .first()
        .locator('.die')
        .evaluateAll((dice) => dice.map((die) => getComputedStyle(die, '::after').content));
    const panel = await at('outlines');
    assert.deepEqual(await bars(panel), [...Array<string>(6).fill('""'), ...Array<string>(6).fill('none')]);
    assert.equal(await panel.page.locator('.die-hit').count(), 0);
    assert.deepEqual(await bars(await at('roll')), ['none', 'none', 'none']);
    assert.deepEqual(await bars(await at('damage')), ['none']);
  });

  it('of damage are between the reason for the roll and the result', async () => {
    const panel = await at('damage');
    assert.deepEqual((await panel.page.locator('.party-throws').innerText()).split(/\n+/), [
      '1d6',
      '5 on a d6, the one that counts',
      '5',
      'The first hit rolls 5, the later one adds 1: from 8 to 2 HP.',
    ]);
  });

  it('say below what they are rolled for, where others are for something else', async () => {
    const purposes = ['location', 'damage'];
    const course = withSteps((step) => {
      const { table } = step;
      if (table === undefined) return step;
      const parties = table.parties.map((party) => ({
        ...party,
        cards: party.cards.map((card, at) => {
          const rolledFor = purposes[at];
          return rolledFor === undefined ? card : { ...card, rolledFor };
        }),
      }));
      return { ...step, table: { ...table, parties } };
    }, diceCourse);
    const { page } = await showPanel({ course, step: 'roll' });
    const dice = page.locator('.party').first().locator('.die');
    assert.deepEqual(
      await dice.evaluateAll((all) => all.map((die) => die.querySelector('.die-purpose')?.textContent)),
      ['location', 'damage', undefined],
    );
  });

  it('are filled if they count, in the colour of their side, and outlined if they don’t', async () => {
    const panel = await at('roll');
    const fills = await panel.page
      .locator('.die-outline')
      .evaluateAll((all) => all.map((die) => getComputedStyle(die).fill));
    const [hit, miss, , , other, otherHit] = fills;
    assert.deepEqual([miss, other], ['none', 'none']);
    assert.ok(hit !== 'none' && otherHit !== 'none' && hit !== otherHit);
  });

  it('show their type until they are rolled', async () => {
    const panel = await at('gather');
    assert.deepEqual(await panel.page.locator('.die-face').allInnerTexts(), ['d6', 'd6', 'd6']);
    assert.deepEqual(
      await panel.page.getByRole('list', { name: 'Dice', exact: true }).getByRole('button').allTextContents(),
      ['3 dice, not rolled yetd6d6d6'],
    );
    assert.equal(await panel.page.getByRole('button', { name: '3 dice, not rolled yet', exact: true }).count(), 1);
  });

  it('have a distinct outline for the usual numbers of faces, and a cube’s for any other', () => {
    const usual = [4, 6, 8, 10, 12, 20].map(dieOutline);
    assert.equal(new Set(usual).size, 6);
    assert.deepEqual([dieOutline(7), dieOutline(undefined)], [dieOutline(6), dieOutline(6)]);
  });

  it('are below the difficulty of the roll', async () => {
    const panel = await at('roll');
    assert.deepEqual(await panel.page.locator('.party-pool').allInnerTexts(), [
      '3 dice at 4/6, each hit counts',
      '1 die at 3/6',
      '3 dice at 7/8, each hit counts',
    ]);
  });
});

describePanel('the chances of a contest', () => {
  const colours = (panel: Panel, part: string): Promise<readonly string[]> =>
    panel.page.locator(part).evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));

  it('have the colours and marks of their sides, and those of nobody have neither', async () => {
    const panel = await showPanel({ course: diceCourse, step: 'outlines' });
    const [wardens, reavers, tie] = await colours(panel, '.shared-bar > div');
    assert.equal(new Set([wardens, reavers, tie]).size, 3);
    const sides = await panel.page
      .locator('.chances-list li')
      .evaluateAll((all) => all.map((one) => one.querySelector('.marker')?.getAttribute('data-side')));
    assert.deepEqual(sides, ['0', '1', undefined]);
    const own = await colours(await showPanel({ course: diceCourse, step: 'roll' }), '.chance .bar-part');
    assert.deepEqual(own, [wardens, wardens, reavers]);
  });
});

describePanel('the bar that chances share', () => {
  const chancesOf = (...sides: readonly (number | undefined)[]): readonly ChanceView[] =>
    sides.map((side, at) => ({
      label: `outcome ${at}`,
      ...(side !== undefined && { side }),
      value: 1 / sides.length,
      text: '…',
    }));
  const shown = async (chances: readonly ChanceView[], theme: ThemeName = 'dark'): Promise<Panel> =>
    showPanel({
      theme,
      step: 'roll',
      course: withSteps((step) => ({ ...step, table: { ...step.table!, chances } }), diceCourse),
    });
  const looks = (panel: Panel, part: string): Promise<readonly (string | undefined)[]> =>
    panel.page.locator(part).evaluateAll((all) =>
      all.map((one) => {
        const shade = one.matches('.shade') ? one : one.querySelector('.shade');
        if (shade === null) return undefined;
        const { backgroundColor, backgroundImage, backgroundSize, borderTopWidth, borderTopColor } =
          getComputedStyle(shade);
        return `${backgroundColor} ${backgroundImage} ${backgroundSize} ${borderTopWidth} ${borderTopColor}`;
      }),
    );

  for (const theme of Object.keys(themes) as ThemeName[]) {
    it(`has distinguishable parts, each with its segment before its figure, in the theme ${theme}`, async () => {
      const panel = await shown(chancesOf(0, 0, 1, 1, 0, undefined, undefined, 0, 0, 0), theme);
      const parts = await looks(panel, '.shared-bar > div');
      assert.deepEqual([new Set(parts).size, await looks(panel, '.chances-list > li')], [10, parts]);
    });
  }

  it('has no segment before a figure with the mark of a side that has no other, nor if it would be invisible', async () => {
    const panel = await shown([...chancesOf(0, 1, 1, undefined), { label: 'stalemate', value: 0, text: '0%' }]);
    const parts = await looks(panel, '.shared-bar > div');
    assert.deepEqual(await looks(panel, '.chances-list > li'), [undefined, parts[1], parts[2], parts[3], undefined]);
  });
});

describePanel('the chances of more outcomes than there are patterns', () => {
  it('have a bar each instead of a common one, as long as they are likely', async () => {
    const chances = Array.from({ length: 11 }, (_, at) => ({
      label: `outcome ${at}`,
      value: at === 0 ? 0.5 : 0.05,
      text: at === 0 ? '50%' : '5%',
    }));
    const panel = await showPanel({
      step: 'roll',
      course: withSteps((step) => ({ ...step, table: { ...step.table!, chances } }), diceCourse),
    });
    assert.equal(await panel.page.locator('.shared-bar').count(), 0);
    const widths = await panel.page
      .locator('.own-bars .bar-part')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width / one.parentElement!.clientWidth));
    assert.deepEqual(
      widths.map((width) => Math.round(width * 100)),
      [50, ...Array<number>(10).fill(5)],
    );
    assert.equal(
      (await panel.page.locator('.own-bars > li').first().innerText()).replace(/\s+/g, ' '),
      'outcome 0 50%',
    );
  });
});

describePanel('a chance that is forced to be another', () => {
  it('comes before the one without, and the bar shows it', async () => {
    const chances = [
      { label: 'Players act', side: 0, value: 0.75, text: '75.0%', unforced: '30.0%', asWritten: '40.0%' },
      { label: 'Host acts', side: 1, value: 0.25, text: '25.0%', asWritten: '24.0%' },
    ];
    const course = withSteps(
      (step) => ({
        ...step,
        table: {
          ...step.table!,
          chances,
          parties: step.table!.parties.map((party) => ({
            ...party,
            chance: { ...chances[0]!, label: 'chance it hits' },
          })),
        },
      }),
      diceCourse,
    );
    const { page } = await showPanel({ course, step: 'roll' });
    assert.deepEqual(await page.locator('.chances-list li').allInnerTexts(), [
      'Players act 75.0% (normally 30.0%) (40.0% as written)',
      'Host acts 25.0% (24.0% as written)',
    ]);
    const [players, host] = await page
      .locator('.shared-bar > div')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    assert.ok(Math.abs(players! / host! - 3) < 0.05, `${players} ${host}`);
    assert.deepEqual((await page.locator('.chance').first().innerText()).split(/\n+/), [
      'chance it hits 75.0%',
      'normally 30.0%',
      '40.0% as written',
    ]);
    const weights = await page
      .locator('.chance')
      .first()
      .locator('.figure, .unforced')
      .evaluateAll((parts) => parts.map((part) => Number(getComputedStyle(part).fontWeight)));
    assert.ok(weights[0]! > weights[1]!, weights.join());
  });
});

describePanel('a distribution', () => {
  const at = (step: string): Promise<Panel> => showPanel({ course: diceCourse, step });

  it('is a table with a heading for each row and column', async () => {
    const panel = await at('outlines');
    await panel.page.locator('summary').click();
    const table = panel.page.getByRole('table', { name: 'hits of the Wardens' });
    assert.deepEqual(await table.getByRole('columnheader').allInnerTexts(), ['hits of the Wardens', 'chance']);
    assert.deepEqual(await table.getByRole('rowheader').allInnerTexts(), ['0', '1', '2', '3', '4', '5']);
    assert.deepEqual(await table.getByRole('cell').allInnerTexts(), [
      '0.6%',
      '5.6%',
      '19.8%',
      '34.6%',
      '29.6%',
      '9.9%',
    ]);
    assert.equal(await panel.page.locator('summary').innerText(), 'hits of the Wardens · 3.17 on average');
  });

  it('is folded until it is unfolded, and then in later steps too', async () => {
    const panel = await at('outlines');
    const tables = panel.page.getByRole('table');
    assert.equal(await tables.count(), 0);
    await panel.page.locator('summary').click();
    await panel.send({ type: 'go', step: 'roll' });
    assert.deepEqual(await tables.evaluateAll((all) => all.map((table) => table.getAttribute('aria-label'))), [
      'hits of the Wardens',
    ]);
    await panel.page.locator('summary').first().click();
    await panel.send({ type: 'go', step: 'outlines' });
    assert.equal(await tables.count(), 0);
  });

  it('is a line that says why if it isn’t known', async () => {
    const course = withSteps(
      (step) => ({
        ...step,
        table: {
          ...step.table!,
          distributions: [
            ...step.table!.distributions.slice(0, 1),
            { of: 'damage to Cur', why: 'not known (the deck may run out)', note: 'given what is forced', rows: [] },
          ],
        },
      }),
      diceCourse,
    );
    const panel = await showPanel({ course, step: 'roll' });
    assert.equal(
      await panel.page.locator('.distributions p').innerText(),
      'damage to Cur · not known (the deck may run out), given what is forced',
    );
    assert.equal(await panel.page.locator('summary').count(), 1);
  });

  it('is behind one line together with all others if there are more than two', async () => {
    const course = withSteps(
      (step) => ({
        ...step,
        table: {
          ...step.table!,
          counted: { of: 'Hits and damage', note: 'on average the Wardens 3.17 and 8.00' },
          distributions: step.table!.distributions.flatMap((one) => [one, one]),
        },
      }),
      diceCourse,
    );
    const panel = await showPanel({ course, step: 'roll' });
    const summaries = panel.page.locator('summary:visible');
    assert.deepEqual(await summaries.allInnerTexts(), ['Hits and damage · on average the Wardens 3.17 and 8.00']);
    await summaries.first().click();
    assert.equal(await summaries.count(), 5);
    assert.equal(await panel.page.getByRole('table').count(), 0);
    await panel.send({ type: 'go', step: 'outlines' });
    assert.deepEqual(await summaries.allInnerTexts(), [
      'hits of the Wardens · 3.17 on average',
      'hits of the Wardens · 3.17 on average',
    ]);
  });

  it('moves only its own column down when it is opened', async () => {
    const panel = await at('roll');
    const other = panel.page.locator('summary').nth(1);
    const before = await other.boundingBox();
    await panel.page.locator('summary').first().click();
    assert.deepEqual(await other.boundingBox(), before);
    const [left, right] = [await panel.page.locator('summary').first().boundingBox(), before];
    assert.ok(left!.x < right!.x && left!.y === right!.y);
  });

  it('opens by the keyboard, and stays open when the text changes', async () => {
    const panel = await at('roll');
    await panel.page.locator('summary').nth(1).focus();
    await panel.page.keyboard.press('Enter');
    assert.equal(await panel.page.getByRole('table', { name: 'damage by the Wardens' }).count(), 1);
    await panel.show({ course: withHead({ version: 2 }, diceCourse) });
    assert.equal(await panel.page.getByRole('table', { name: 'damage by the Wardens' }).count(), 1);
    assert.equal(await panel.page.getByRole('table').count(), 1);
  });

  it('has bars proportional to the chances', async () => {
    const panel = await at('outlines');
    await panel.page.locator('summary').click();
    const widths = await panel.page
      .locator('.bars .bar-part')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    const [, one, two, three] = widths;
    assert.ok(
      Math.abs(two! / three! - 19.8 / 34.6) < 0.01 && Math.abs(one! / three! - 5.6 / 34.6) < 0.01,
      widths.join(),
    );
    assert.equal(Math.max(...widths), three);
  });

  it('has a scale of its own, so that its likeliest value has the longest bar', async () => {
    const panel = await at('roll');
    for (const summary of await panel.page.locator('summary').all()) await summary.click();
    const longest = await panel.page
      .locator('.bars')
      .evaluateAll((tables) =>
        tables.map((table) =>
          Math.max(
            ...[...table.querySelectorAll('.bar-part')].map(
              (bar) => bar.getBoundingClientRect().width / bar.parentElement!.getBoundingClientRect().width,
            ),
          ),
        ),
      );
    assert.deepEqual(longest, [1, 1]);
  });
});
