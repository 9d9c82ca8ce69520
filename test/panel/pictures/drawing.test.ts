/** The drawing of who acts against whom: highlighted lines, keyboard navigation, descriptions, all sizes. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import type { DrawingGroup, DrawingView } from '../../../server/protocol/index.ts';
import { drawnLines, linePath, measuresOf } from '../../../client/webview/model/drawn-lines.ts';
import { problems } from '../axe.ts';
import { at, course } from '../fixture.ts';
import { type Course, courseOf, wholeRounds } from '../make-course.ts';
import { describePanel, type Panel, showPanel } from '../panel-page.ts';
import { type ThemeName, themes } from '../looks/themes.ts';

/** Everybody acts against the next but one, so that every line crosses another. */
function crowd(title: string, contest: number, count: number): DrawingGroup {
  const rows = Array.from({ length: count }, (_, row) => ({
    name: `${title} ${row + 1}`,
    side: row % 2,
    sideName: row % 2 === 0 ? 'Players' : 'Host',
    does: `strikes the one who stands second from here`,
    lines: at(row + 1),
  }));
  return {
    title,
    contest,
    rows,
    lanes: 3,
    arrows: rows.slice(2).map((_row, row) => ({
      from: row,
      to: row + 2,
      lane: row % 3,
      arrival: 0,
      verb: 'strikes',
      attack: row % 4 !== 0,
    })),
  };
}

const showing = (...groups: readonly DrawingGroup[]): Course => {
  const drawing: DrawingView = {
    groups,
    words: groups.flatMap(({ rows }) => rows.map(({ name, does }) => `${name} ${does}`)),
  };
  return courseOf(
    course.model,
    wholeRounds(course).map((round) => ({ ...round, drawing })),
  );
};

/** With names and actions too long for a row. */
function lengthy(group: DrawingGroup): DrawingGroup {
  const rows = group.rows.map((row) => ({
    ...row,
    name: `${row.name}, the very reverend Archibald Montgomery`,
    does: `${row.does}, with the long sword of the late grandmother`,
  }));
  return { ...group, rows };
}

/** With these names in the first rows. */
function named(group: DrawingGroup, ...names: readonly string[]): DrawingGroup {
  return { ...group, rows: group.rows.map((row, at) => ({ ...row, name: names[at] ?? row.name })) };
}

/** For each row, whether all its text is within it and visible. */
const whole = (rows: Locator): Promise<readonly boolean[]> =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const box = row.querySelector('.drawing-text')!.getBoundingClientRect();
      return [...row.querySelectorAll('.cut')].every((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const isClipped = getComputedStyle(words).clipPath !== 'none';
        return (
          !isClipped &&
          [...range.getClientRects()].every(
            ({ left, right, top, bottom }) =>
              left >= box.left && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1,
          )
        );
      });
    }),
  );

async function middle(row: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await row.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

const strong = (panel: Panel): Promise<number> => panel.page.locator('.drawing-lines > .drawing-line').count();

describePanel('the drawing of who is after whom', () => {
  it('highlights the lines of the row with the pointer or focus, and where they lead', async () => {
    const panel = await showPanel({ course: showing(crowd('A', 0, 5)), width: 400 });
    const rows = panel.page.locator('.drawing-row');
    assert.equal(await strong(panel), 0);
    await rows.nth(2).hover();
    assert.equal(await strong(panel), 2);
    assert.deepEqual(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-other'))), [
      'true',
      'false',
      'false',
      'false',
      'true',
    ]);
    await panel.page.mouse.move(0, 0);
    assert.equal(await strong(panel), 0);
    await rows.nth(0).focus();
    assert.equal(await strong(panel), 1);
  });

  it('follows the step: its contest is marked in words and first below the state, and those whom the step concerns have a bar', async () => {
    const other = crowd('Other', 1, 2);
    const drawn = wholeRounds(course)[0]!.drawing.groups[0]!;
    const panel = await showPanel({ course: showing(other, drawn), step: '1/pfister' });
    const now = (): Promise<readonly string[]> =>
      panel.page.locator('.drawing-group[data-present=true] .drawing-title').allInnerTexts();
    const barred = (): Promise<readonly string[]> =>
      panel.page.locator('.drawing-row[data-meant=true] .drawing-name').allInnerTexts();
    assert.deepEqual([await now(), await barred()], [[], ['Agent Pfister', 'Ghoul']]);
    await panel.send({ type: 'go', step: '1/damage' });
    assert.deepEqual([await now(), await barred()], [['Clashnow'], ['Agent Pfister', 'Ghoul']]);
    const top = (at: number): Promise<number> =>
      panel.page
        .locator('.drawing-group')
        .nth(at)
        .evaluate((one) => one.getBoundingClientRect().top);
    assert.ok((await top(1)) < (await top(0)));
    await panel.send({ type: 'go', step: '1/clash' });
    assert.deepEqual([await now(), await barred()], [['Clashnow'], []]);
  });

  it('keeps the bars of those whom the step concerns apart from each other, and from the lines', async () => {
    for (const count of [6, 18]) {
      const panel = await showPanel({
        course: showing(named(crowd('A', 0, count), 'Agent Pfister', 'Ghoul')),
        step: '1/damage',
        width: 400,
      });
      const rows = panel.page.locator('.drawing-row[data-meant=true]');
      assert.equal(await rows.count(), 2);
      const bars = await rows.evaluateAll((all) =>
        all.map((row) => {
          const { top, bottom, left } = row.getBoundingClientRect();
          const bar = getComputedStyle(row, '::before');
          return {
            top: top + Number.parseFloat(bar.top),
            bottom: bottom - Number.parseFloat(bar.bottom),
            left: left + Number.parseFloat(bar.left),
            width: Number.parseFloat(bar.borderInlineStartWidth),
          };
        }),
      );
      const heads = await panel.page
        .locator('.drawing-head')
        .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().right));
      assert.ok(bars[0]!.width >= 2 && bars[1]!.top - bars[0]!.bottom >= 4, JSON.stringify(bars));
      assert.ok(bars[0]!.left - Math.max(...heads) >= 4, `${bars[0]!.left} ${Math.max(...heads)}`);
    }
  });

  it('is one tab stop, navigated with up and down, and a chosen row opens its line', async () => {
    const panel = await showPanel({ course: showing(crowd('A', 0, 2), crowd('B', 1, 2)), step: '1/clash' });
    const rows = panel.page.locator('.drawing-row');
    assert.deepEqual(await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).tabIndex)), [0, -1, -1, -1]);
    await rows.first().focus();
    await panel.posted();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await panel.page.keyboard.press(key);
    assert.equal(
      await panel.page.evaluate(() => document.activeElement?.querySelector('.drawing-name')?.textContent),
      'B 1',
    );
    assert.deepEqual(await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).tabIndex)), [-1, -1, 0, -1]);
    assert.deepEqual(await panel.posted(), []);
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(await panel.posted(), [{ type: 'reveal', lines: at(1) }]);
  });

  for (const count of [4, 18]) {
    for (const width of [200, 400]) {
      it(`shows the whole text of the row with the focus or pointer, and moves no other: ${count} rows in ${width} px`, async () => {
        const panel = await showPanel({ course: showing(lengthy(crowd('A', 0, count))), width });
        const rows = panel.page.locator('.drawing-row');
        const places = (): Promise<readonly string[]> =>
          panel.page.locator('.drawing').evaluate((drawing) => {
            const { top, height } = drawing.getBoundingClientRect();
            return [...drawing.querySelectorAll('.drawing-row')].map(
              (row) => `${(row.getBoundingClientRect().top - top).toFixed(1)} of ${height.toFixed(1)}`,
            );
          });
        const before = await places();
        assert.deepEqual(
          await whole(rows),
          Array.from({ length: count }, () => false),
        );
        await rows.nth(1).focus();
        assert.deepEqual(
          await whole(rows),
          Array.from({ length: count }, (_, row) => row === 1),
        );
        // Under the pointer, through what covers it.
        await panel.page.mouse.move(...(await middle(rows.nth(2))));
        assert.deepEqual(
          await whole(rows),
          Array.from({ length: count }, (_, row) => row === 1 || row === 2),
        );
        assert.deepEqual(await places(), before);
      });
    }
  }

  it('has a description in words', async () => {
    const panel = await showPanel({ course: showing(crowd('A', 0, 3)) });
    await panel.page.getByText('In words').click();
    assert.deepEqual(
      await panel.page.locator('.drawing-words li').allInnerTexts(),
      [1, 2, 3].map((row) => `A ${row} strikes the one who stands second from here`),
    );
  });

  it('has rows with the height that its lines expect, few or many', async () => {
    for (const count of [3, 30]) {
      const panel = await showPanel({ course: showing(crowd('A', 0, count)), width: 400 });
      const [lines, rows] = await Promise.all([
        panel.page.locator('.drawing-lines').boundingBox(),
        panel.page.locator('.drawing-rows').boundingBox(),
      ]);
      assert.ok(Math.abs(lines!.height - rows!.height) < 1);
    }
  });

  for (const width of [200, 400, 1600]) {
    it(`fits three, twelve and thirty combatants into ${width} px`, async () => {
      for (const count of [3, 12, 30]) {
        const panel = await showPanel({ course: showing(crowd('A', 0, count)), width });
        assert.equal(
          await panel.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          0,
        );
      }
    });
  }

  for (const theme of Object.keys(themes) as ThemeName[]) {
    it(`has no violations found by axe in the theme ${theme}, with few or many rows`, async () => {
      for (const count of [3, 30]) {
        const panel = await showPanel({ course: showing(crowd('A', 0, count)), width: 400, theme });
        await panel.page.locator('.drawing-row').nth(1).focus();
        assert.deepEqual(await problems(panel, '.drawing'), []);
      }
    }).timeout(30_000);
  }
});

describe('the lines of a drawing', () => {
  it('are one for arrows that share a part of a lane, and two for separate ones', () => {
    const { rows } = crowd('A', 0, 6);
    const arrow = (from: number, to: number, lane: number) => ({ from, to, lane, arrival: 0, verb: '', attack: true });
    const lines = drawnLines({ rows, arrows: [arrow(0, 2, 0), arrow(1, 2, 0), arrow(3, 4, 0), arrow(0, 5, 1)] });
    assert.deepEqual(
      lines.map(({ tails, heads, lane }) => [tails, heads.map(({ row }) => row), lane]),
      [
        [[0], [5], 1],
        [[0, 1], [2], 0],
        [[3], [4], 0],
      ],
    );
  });

  it('branch off to every end between the first and the last', () => {
    const measures = measuresOf({ lanes: 1 }, false);
    assert.equal(
      linePath({ tails: [0, 1], heads: [{ row: 2, arrival: 0 }], lane: 0 }, measures, 14),
      'M14 13H8Q4 13 4 17V91Q4 95 8 95H9M4 49H14',
    );
  });
});
