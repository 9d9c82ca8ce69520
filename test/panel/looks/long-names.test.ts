/** Names, reasons and sides of ten thousand characters, everywhere in the panel. */
import { strict as assert } from 'node:assert';
import { course } from '../fixture.ts';
import type { Course } from '../make-course.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

// Not part of a text that the panel writes itself.
const long = `L${'ong'.repeat(3333)}`;

/** The course in which somebody’s name, a reason, a forced value and a counted unit are that long. */
const longCourse = ((): Course => {
  const words = JSON.stringify(course)
    .replaceAll('Laura', long)
    .replaceAll('distraction', long)
    .replaceAll('the card that counts', long);
  const made = JSON.parse(words) as Course;
  const row = (label: string) => ({ label, value: 0.5, text: '50.0%' });
  const counted = [1, 2, 3].map((at) => ({
    of: `Toughness that ${long} ${at} loses`,
    note: `1.0 on average, given ${long}`,
    rows: [row('1'), row(long)],
  }));
  const unknown = { of: `damage to ${long}`, why: `not known (${long})`, rows: [] };
  const rounds = made.rounds.map((round) => ({
    ...round,
    drawing: { ...round.drawing, words: [...round.drawing.words, `${long} is after ${long}`] },
    steps: round.steps.map((step) =>
      step.table === undefined
        ? step
        : {
            ...step,
            table: {
              ...step.table,
              chances: [...step.table.chances, row(`${long} acts`)],
              distributions: [...counted, unknown],
              counted: { of: `Toughness lost: ${long}`, note: long },
            },
          },
    ),
  }));
  return { ...made, rounds };
})();

/** The longest text of a node, and the longest accessible name or tooltip. */
const longest = (panel: Panel): Promise<readonly [shown: string, told: string]> =>
  panel.page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let [shown, told] = ['', ''];
    const at = (one: Element | null): string =>
      `${one?.parentElement?.className ?? ''} > ${one?.localName ?? ''}.${one?.className ?? ''}`;
    let [most, mostTold] = [0, 0];
    while (nodes.nextNode()) {
      const { length } = nodes.currentNode.textContent ?? '';
      if (length > most) [most, shown] = [length, `${length} in ${at(nodes.currentNode.parentElement)}`];
    }
    for (const one of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder']) {
        const { length } = one.getAttribute(name) ?? '';
        if (length > mostTold) [mostTold, told] = [length, `${length} in ${name} of ${at(one)}`];
      }
    }
    return [shown, told];
  });
const lengths = (all: readonly string[]): readonly number[] => all.map((text) => Number.parseInt(text, 10));

async function unfold(panel: Panel): Promise<void> {
  await panel.page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  for (const fold of await panel.page.locator('.combatant-fold[aria-expanded=false]').all()) await fold.click();
}

describePanel('a name of ten thousand characters', () => {
  for (const step of course.rounds.flatMap(({ steps }) => steps.map(({ key }) => key))) {
    it(`is truncated everywhere, whatever is unfolded, in the step ${step}`, async () => {
      const panel = await showPanel({ course: longCourse, step });
      await unfold(panel);
      const all = await longest(panel);
      const [shown = 0, told = 0] = lengths(all);
      assert.ok(shown <= 1300 && told <= 700, all.join('; '));
    });
  }

  it('is truncated in the line of a distribution, and complete when that is unfolded', async () => {
    const panel = await showPanel({ course: longCourse, step: '1/clash' });
    const summary = panel.page.locator('.counted > summary');
    assert.ok((await summary.innerText()).length < 400);
    await summary.click();
    await panel.page.locator('.counted > .distribution-whole').getByRole('button', { name: 'Show all' }).click();
    assert.equal(
      await panel.page.locator('.counted > .distribution-whole').innerText(),
      `Toughness lost: ${long} · ${long} Show less`,
    );
  });

  it('is truncated in the description of the drawing, with a way to see all of it', async () => {
    const panel = await showPanel({ course: longCourse, step: '1/clash' });
    await panel.page.locator('.drawing-words > summary').click();
    const last = panel.page.locator('.drawing-words li').last();
    assert.ok((await last.boundingBox())!.height < 400);
    await last.getByRole('button', { name: 'Show all' }).click();
    assert.equal(await last.innerText(), `${long} is after ${long} Show less`);
  });

  it('is truncated in a popover', async () => {
    const panel = await showPanel({ course: longCourse, step: '1/clash' });
    await panel.page.locator('.chip').nth(2).focus();
    assert.ok((await panel.page.locator('.popover').innerText()).length < 1300);
  });
});
