/** Keyboard access: each row of cards, throws or state items is one tab stop. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import { placeInRow } from '../../client/webview/model/course/keys.ts';
import { diceCourse } from './pictures/dice-fixture.ts';
import { course, withSteps } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

/** The Clash of the fixture with a fourth party, and with a reason for each result. */
const four = withSteps((step) => {
  if (step.key !== '1/clash' || step.table === undefined) return step;
  const { parties } = step.table;
  const all = [...parties, { ...parties[0]!, name: 'Sooty' }].map((party) => ({
    ...party,
    outcomeWhy: { title: party.outcome!, reasons: [] },
  }));
  return { ...step, table: { ...step.table, parties: all } };
});
const clash = (): Promise<Panel> => showPanel({ course: four, step: '1/clash' });

const buttons = '.why-place > button, .add-sign';
const stops = (part: Locator): Promise<number> =>
  part.locator('button').evaluateAll((all) => all.filter((one) => one.tabIndex >= 0).length);
const stopsOfEach = async (rows: Locator): Promise<readonly number[]> =>
  Promise.all(
    (await rows.all()).map((row) =>
      row.locator(buttons).evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length),
    ),
  );
const words = (panel: Panel): Promise<string> => panel.page.evaluate(() => document.activeElement?.textContent ?? '');
const press = async (panel: Panel, ...keys: readonly string[]): Promise<string> => {
  for (const key of keys) await panel.page.keyboard.press(key);
  return words(panel);
};
const title = 'The Players win the Clash, 9 over 8';

/** Moves by Tab, and along every row of several; returns the buttons of a part that had the focus. */
async function reached(panel: Panel, part: string): Promise<readonly number[]> {
  const here = (): Promise<readonly [at: number, alongside: number]> =>
    panel.page.evaluate(
      ([selector, inRow]) => {
        const row =
          document.activeElement?.matches(inRow) === true
            ? document.activeElement.closest('.cards, .pool, .combatant')
            : null;
        return [
          [...document.querySelectorAll(selector)].findIndex((one) => one === document.activeElement),
          row?.querySelectorAll(inRow).length ?? 0,
        ] as const;
      },
      [part, buttons] as const,
    );
  const found = new Set<number>();
  const count = await panel.page.locator(part).count();
  await panel.page.locator(part).first().focus();
  for (let stop = 0; stop < 100 && found.size < count; stop += 1) {
    const [first, alongside] = await here();
    found.add(first);
    for (let along = 1; along < alongside; along += 1) {
      await panel.page.keyboard.press('ArrowRight');
      found.add((await here())[0]);
    }
    await panel.page.keyboard.press('Tab');
  }
  return [...found].filter((at) => at >= 0).sort((a, b) => a - b);
}

describePanel('a row by keyboard', () => {
  it('is one tab stop: cards, throws with the buttons that add one, and state items', async () => {
    const panel = await clash();
    for (const rows of ['.cards', '.pool', '.combatant']) {
      const each = await stopsOfEach(panel.page.locator(rows));
      assert.deepEqual(
        each,
        each.map(() => 1),
        rows,
      );
      assert.ok(each.length >= 3, rows);
    }
    const dice = await showPanel({ course: diceCourse, step: 'roll' });
    assert.deepEqual(await stopsOfEach(dice.page.locator('.cards')), [1, 1, 1]);
  });

  it('leaves four tab stops for each party of a Clash: name, cards, throws, and result', async () => {
    const panel = await clash();
    assert.equal(await panel.page.locator('.party').count(), 4);
    assert.equal(await stops(panel.page.locator('.table')), 4 * 4);
    assert.ok((await panel.page.locator('.table button').count()) > 35);
  });

  it('leaves everything reachable', async () => {
    const panel = await clash();
    const part = '.table button:not(.popover *), .state-after button:not(.popover *)';
    const count = await panel.page.locator(part).count();
    assert.deepEqual(
      await reached(panel, part),
      Array.from({ length: count }, (_, at) => at),
    );
    assert.equal(await panel.title(), title);
  });

  it('is navigated by left and right, Home and End, without leaving it, and that doesn’t move the course', async () => {
    const panel = await clash();
    await panel.page.getByRole('button', { name: '1 to start' }).first().focus();
    assert.equal(await press(panel, 'ArrowRight'), '+1 higher stat');
    assert.equal(await press(panel, 'ArrowRight', 'ArrowLeft', 'ArrowLeft'), '1 to start');
    assert.equal(await press(panel, 'ArrowLeft'), '1 to start');
    assert.equal(await press(panel, 'End', 'ArrowRight'), '− throw');
    assert.equal(await press(panel, 'Home'), '1 to start');
    assert.deepEqual([await panel.title(), await panel.posted()], [title, []]);
  });

  it('opens explanations one at a time, with their links next in the tab order', async () => {
    const panel = await clash();
    await panel.page.getByRole('button', { name: '1 to start' }).first().focus();
    await press(panel, 'ArrowRight');
    assert.match((await panel.page.locator('.popover').allInnerTexts()).join(' | '), /^\+1 throw: Higher Stat[^|]+$/);
    assert.equal(await press(panel, 'Tab'), 'line 31');
    assert.equal(await press(panel, 'Shift+Tab'), '+1 higher stat');
    assert.match(await press(panel, 'Tab', 'Tab', 'Tab'), /Rule: Higher Stat/);
    assert.match(await press(panel, 'Tab'), /succeeds/);
  });

  it('keeps its position, from both sides', async () => {
    const panel = await clash();
    await panel.page.locator('.card').nth(1).focus();
    const card = await words(panel);
    assert.match(await press(panel, 'Shift+Tab'), /Pfister/);
    assert.equal(await press(panel, 'Tab'), card);
    await panel.page.locator('.chip').first().focus();
    assert.equal(await press(panel, 'Shift+Tab'), card);
  });

  it('leaves up and down, n and p to the course, and left and right if it has only one element', async () => {
    const panel = await clash();
    await panel.page.locator('.chip').nth(1).focus();
    await press(panel, 'n');
    assert.match(await panel.title(), /loses 2 Toughness/);
    await press(panel, 'ArrowDown');
    assert.match(await panel.title(), /reads aloud/);
    const alone = await clash();
    await alone.page.locator('.party').nth(1).locator('.card').focus();
    await press(alone, 'ArrowLeft');
    assert.equal(await alone.title(), 'Six cards lie face down');
  });

  it('leaves keys to an input field within it', async () => {
    const panel = await clash();
    await panel.page.getByRole('button', { name: 'Try an extra throw for Laura' }).press('Enter');
    await panel.page.keyboard.type('abc');
    await press(panel, 'ArrowLeft', 'Home');
    await panel.page.keyboard.type('x');
    assert.equal(await panel.page.locator('.add-field').inputValue(), 'xabc');
  });

  it('has its tab stop where the focus is kept in the next step, and at its first element if it is drawn again', async () => {
    const panel = await showPanel({ course: four, step: '1/deal' });
    const stop = (row: string): Promise<string | null> =>
      panel.page.locator(row).first().locator('[tabindex="0"]').textContent();
    await panel.page.locator('.chip').nth(2).focus();
    await panel.send({ type: 'go', step: '1/clash' });
    assert.deepEqual(
      [await words(panel), await stop('.pool'), await stop('.cards')],
      ['+1 distraction', '+1 distraction', 'The Hermit, 9, counts9The Hermit'],
    );
  });

  it('is still a list, with list items', async () => {
    const panel = await clash();
    const party = panel.page.locator('.party').first();
    assert.equal(await party.getByRole('list', { name: 'Cards' }).getByRole('listitem').count(), 3);
    assert.equal(
      await party.getByRole('list', { name: 'Throws of Agent Pfister' }).getByRole('listitem').count(),
      course.rounds[0]!.steps[4]!.table!.parties[0]!.chips.length,
    );
  });

  it('is listed with the other keys', async () => {
    const panel = await clash();
    assert.match(
      await panel.page.getByRole('group', { name: 'Keys' }).innerText(),
      /Tab\s*to cards and throws,\s*←\s*→\s*along them/,
    );
  });
});

describe('a place in a row', () => {
  const from =
    (at: number, count: number, held = {}) =>
    (key: string) =>
      placeInRow({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held }, at, count);
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'n'];

  it('changes by four keys, never beyond the row', () => {
    assert.deepEqual(keys.map(from(1, 4)), [0, 2, 0, 3, undefined, undefined]);
    assert.deepEqual(keys.map(from(0, 4)), [0, 1, 0, 3, undefined, undefined]);
    assert.deepEqual(keys.map(from(3, 4)), [2, 3, 0, 3, undefined, undefined]);
  });

  it('isn’t changed by keys with a modifier, outside the row, or if there is no other', () => {
    const nowhere = keys.map(() => undefined);
    assert.deepEqual(
      [keys.map(from(1, 4, { shiftKey: true })), keys.map(from(-1, 4)), keys.map(from(0, 1))],
      [nowhere, nowhere, nowhere],
    );
  });
});
