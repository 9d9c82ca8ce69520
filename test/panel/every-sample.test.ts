/**
 * Every card, die, chip and row of spread hits of every sample shows the server’s explanation;
 * test/report/panel/chips.test.ts checks that this is what the hover says.
 */
import { strict as assert } from 'node:assert';
import type { PartyView, WhyView } from '../../server/protocol/index.ts';
import type { WholeStep } from './make-course.ts';
import { describePanel, showPanel } from './panel-page.ts';
import { sampleCourses, stepsOf } from './sample-courses.ts';

const courses = sampleCourses();

describePanel('every chip of every sample', () => {
  for (const name of new Set(courses.map((each) => each.name))) {
    it(`has explanations: ${name}`, async () => {
      const panel = await showPanel({});
      for (const { course } of courses.filter((each) => each.name === name)) {
        await panel.show({ course });
        for (const step of stepsOf(course).filter(({ table }) => table !== undefined)) {
          await panel.send({ type: 'go', step: step.key });
          const told = await panel.page.evaluate(tellings);
          assert.deepEqual(
            told,
            [
              ...(step.table?.spread?.rows ?? []),
              ...partiesOf(step).flatMap(({ cards, chips }) => [...togetherOf(cards), ...chips]),
            ].map(({ why }) => wordsOf(why)),
            `${course.model.title}, ${step.title}`,
          );
        }
      }
      assert.deepEqual(panel.reports, []);
    }).timeout(120_000);
  }
});

function partiesOf({ table }: WholeStep): readonly PartyView[] {
  return table?.parties ?? [];
}

/** Dice that aren’t rolled yet have one explanation together. */
function togetherOf(cards: PartyView['cards']): PartyView['cards'] {
  return cards.every(({ shape, face }) => shape === 'die' && face === undefined) ? cards.slice(0, 1) : cards;
}

function wordsOf({ title, reasons, rule }: WhyView): readonly string[] {
  return [
    title,
    ...reasons.flatMap(({ text, quote }) => (quote === undefined ? [text] : [text, quote])),
    ...(rule === undefined ? [] : [`Rule: ${rule.title}`]),
  ];
}

// This runs in the page: the explanation of each row, card, die and chip of the table once it has the focus, before
// anything else happens.
async function tellings(): Promise<readonly (readonly string[])[]> {
  const told: (readonly string[])[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(':is(.spread-row, .card, button.die, .unrolled, .chip)')) {
    part.focus();
    await Promise.resolve();
    const words = document.querySelectorAll(
      '.popover :is(.why-title, .reason > p:first-child, .reason q, .rule button)',
    );
    told.push([...words].map(({ textContent }) => textContent));
  }
  return told;
}
