/**
 * At the usual width of a panel beside an editor, what a step changes is in view at every step of every sample, and no
 * text is small.
 */
import { strict as assert } from 'node:assert';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';
import { sampleCourses, stepsOf } from '../sample-courses.ts';

const courses = sampleCourses();

/** A panel at this width and height in CSS pixels; at 150 % zoom a window has two thirds of its pixels. */
const windows = [
  { says: 'at 540 × 600', width: 540, height: 600 },
  { says: 'at 540 × 600 and 150 % zoom', width: 360, height: 400 },
];

describePanel('every step of every sample', () => {
  for (const { says, width, height } of windows) {
    for (const name of new Set(courses.map((each) => each.name))) {
      it(`shows what it changes, in text of 12 pixels or more, ${says}: ${name}`, async () => {
        const panel = await showPanel({ width, height });
        for (const { course } of courses.filter((each) => each.name === name)) {
          await panel.show({ course });
          for (const { key, title, changed } of stepsOf(course)) {
            await panel.send({ type: 'go', step: key });
            const where = `${course.model.title}, ${title}`;
            const { rows, hidden, small } = await looksOf(panel);
            assert.ok(rows >= Math.min(1, changed.length), `${where}: nothing says what it changes`);
            assert.deepEqual(hidden, [], where);
            assert.deepEqual(small, [], where);
          }
        }
      }).timeout(120_000);
    }
  }
});

interface Looks {
  readonly rows: number;
  /** The names of those whose change is cut off or covered. */
  readonly hidden: readonly string[];
  readonly small: readonly string[];
}

function looksOf({ page }: Panel): Promise<Looks> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.change')];
    const isSeen = (row: HTMLElement): boolean => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
      const points = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) => [left + 1, right - 1].map((x) => [x, y]));
      return (
        left >= 0 &&
        right <= width &&
        top >= 0 &&
        bottom <= height &&
        points.every(([x, y]) => row.contains(document.elementFromPoint(x!, y!)))
      );
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (parentElement === null || textContent?.trim() === '' || parentElement.closest('script, style') !== null)
        continue;
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 11.99) small.add(textContent ?? '');
    }
    return {
      rows: rows.length,
      hidden: rows.filter((row) => !isSeen(row)).map(({ dataset }) => dataset['who'] ?? ''),
      small: [...small],
    };
  });
}
