/** The panel with a sample of every game, stepped through from the first step to the last. */
import { strict as assert } from 'node:assert';
import { rulesets } from '../../server/engine/index.ts';
import { problems } from './axe.ts';
import type { Course, WholeStep } from './make-course.ts';
import { describePanel, showPanel } from './panel-page.ts';
import { sampleCourses, stepsOf } from './sample-courses.ts';

const courses = sampleCourses();

describePanel('the panel over a sample of every game', () => {
  for (const { id, title } of rulesets) {
    it(`${title}: shows every step, without violations found by axe`, async () => {
      const course = longest(id);
      const panel = await showPanel({ course });
      const steps = stepsOf(course);
      assert.ok(steps.some((step) => step.table !== undefined));
      for (const step of steps) {
        await panel.send({ type: 'go', step: step.key });
        assert.equal(await panel.title(), step.title);
        assert.deepEqual(
          await panel.page.locator('.table[data-earlier=false] .chip-text').allTextContents(),
          chipsOf(step).map(({ text }) => text),
        );
      }
      assert.deepEqual(await problems(panel), []);
      assert.deepEqual(panel.reports, []);
    }).timeout(60_000);
  }
});

/** The scenario of a game with the most steps. */
function longest(id: string): Course {
  const [first] = courses
    .filter(({ ruleset }) => ruleset === id)
    .map(({ course }) => course)
    .sort((one, other) => stepsOf(other).length - stepsOf(one).length);
  assert.ok(first, `no sample is written for ${id}`);
  return first;
}

function chipsOf({ table }: Pick<WholeStep, 'table'>): readonly { readonly text: string }[] {
  return (table?.parties ?? []).flatMap(({ chips }) => chips);
}
