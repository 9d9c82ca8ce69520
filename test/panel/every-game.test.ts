/** The panel over samples as they are: one of every game, stepped from its first step to its last. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import { inProject } from '../../scripts/paths.ts';
import { analyze } from '../../server/analysis/index.ts';
import { rulesets } from '../../server/engine/index.ts';
import { panelRoundAnswer } from '../../server/lsp/panel-round.ts';
import { panelAnswer } from '../../server/lsp/panel.ts';
import type { WhyView } from '../../server/protocol/index.ts';
import { type Course, type WholeStep, wholeRounds } from './make-course.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const samples = readdirSync(inProject('samples')).filter((file) => file.endsWith('.clash')).flatMap(coursesOf);

describePanel('the panel over a sample of every game', () => {
  for (const { id, title } of rulesets) {
    it(`${title}: shows every step, with every reason to be read and nothing that axe finds fault with`, async () => {
      const course = longest(id);
      const panel = await showPanel({ course });
      const steps = stepsOf(course);
      assert.ok(steps.some((step) => step.table !== undefined));
      for (const step of steps) {
        await panel.send({ type: 'go', step: step.key });
        assert.equal(await panel.title(), step.title);
        assert.deepEqual(await panel.page.locator('.chip-text').allTextContents(), chipsOf(step).map(({ text }) => text));
      }
      const fullest = steps.reduce((one, other) => (whysOf(other).length > whysOf(one).length ? other : one));
      await panel.send({ type: 'go', step: fullest.key });
      assert.deepEqual(await reasonsIn(panel), whysOf(fullest).map(({ title: told, reasons }) => [told, ...reasons.map(({ text }) => text)]));
      await panel.page.evaluate(axe.source);
      const { violations } = await panel.page.evaluate<AxeResults>('axe.run()');
      assert.deepEqual(violations.map((violation) => violation.id), []);
      assert.deepEqual(panel.reports, []);
    }).timeout(60_000);
  }
});

interface Sample {
  readonly ruleset: string;
  readonly course: Course;
}

/** The scenario of a game with the most steps. */
function longest(ruleset: string): Course {
  const [first] = samples.filter((sample) => sample.ruleset === ruleset).sort((one, other) => stepsOf(other.course).length - stepsOf(one.course).length);
  assert.ok(first, `no sample is written for ${ruleset}`);
  return first.course;
}

function coursesOf(file: string): readonly Sample[] {
  const uri = `file:///adventure/${file}`;
  const document = { analysis: analyze(readFileSync(inProject('samples', file), 'utf8'), { file: uri }), version: 1 };
  return document.analysis.scenarios.flatMap(({ ruleset }, scenario) => {
    const request = { uri, scenario, wish: { trials: [], redraws: [] } };
    const model = panelAnswer(document, request);
    if (model === null) return [];
    const rounds = model.rounds.map((_, at) => panelRoundAnswer(document, { ...request, at })!.round);
    return [{ ruleset: ruleset.id, course: { model, rounds } }];
  });
}

function stepsOf(course: Course): readonly WholeStep[] {
  return wholeRounds(course).flatMap(({ steps }) => steps);
}

function chipsOf({ table }: Pick<WholeStep, 'table'>): readonly { readonly text: string }[] {
  return (table?.parties ?? []).flatMap(({ chips }) => chips);
}

/** What is told of cards, dice and chips, in the order in which they stand on the page. */
function whysOf({ table }: Pick<WholeStep, 'table'>): readonly WhyView[] {
  return (table?.parties ?? []).flatMap(({ cards, chips }) => [...cards, ...chips].map(({ why }) => why));
}

/** What each card, die and chip on the table says of itself when it has the focus. */
async function reasonsIn(panel: Panel): Promise<readonly (readonly string[])[]> {
  const reasons: (readonly string[])[] = [];
  for (const part of await panel.page.locator(':is(.card, .die, .chip)').all()) {
    await part.focus();
    reasons.push(await panel.page.locator(':is(.why-title, .reason > p:first-child)').allTextContents());
  }
  return reasons;
}
