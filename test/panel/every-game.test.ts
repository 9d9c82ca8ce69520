/** The panel over samples as they are: one of every game, stepped from its first step to its last. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import { inProject } from '../../scripts/paths.ts';
import { analyze } from '../../server/analysis/index.ts';
import { rulesets } from '../../server/engine/index.ts';
import { panelAnswer } from '../../server/lsp/panel.ts';
import type { ChipView, PanelModel, StepView } from '../../server/protocol/index.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const views = readdirSync(inProject('samples')).filter((file) => file.endsWith('.clash')).flatMap(viewsOf);

describePanel('the panel over a sample of every game', () => {
  for (const { id, title } of rulesets) {
    it(`${title}: shows every step, with every reason to be read and nothing that axe finds fault with`, async () => {
      const { model } = longest(id);
      const panel = await showPanel({ model });
      const steps = model.rounds.flatMap((round) => round.steps);
      assert.ok(steps.some((step) => step.table !== undefined));
      for (const step of steps) {
        await panel.send({ type: 'go', step: step.key });
        assert.equal(await panel.title(), step.title);
        assert.deepEqual(await panel.page.locator('.chip-text').allInnerTexts(), chipsOf(step).map(({ text }) => text));
      }
      const fullest = steps.reduce((one, other) => (chipsOf(other).length > chipsOf(one).length ? other : one));
      await panel.send({ type: 'go', step: fullest.key });
      assert.deepEqual(await reasonsIn(panel), chipsOf(fullest).map(({ title: chip, reason }) => [chip, reason]));
      await panel.page.evaluate(axe.source);
      const { violations } = await panel.page.evaluate<AxeResults>('axe.run()');
      assert.deepEqual(violations.map((violation) => violation.id), []);
      assert.deepEqual(panel.reports, []);
    }).timeout(60_000);
  }
});

interface View {
  readonly ruleset: string;
  readonly model: PanelModel;
}

/** The scenario of a game with the most steps. */
function longest(ruleset: string): View {
  const size = ({ model }: View): number => model.rounds.reduce((sum, round) => sum + round.steps.length, 0);
  const [first] = views.filter((view) => view.ruleset === ruleset).sort((one, other) => size(other) - size(one));
  assert.ok(first, `no sample is written for ${ruleset}`);
  return first;
}

function viewsOf(file: string): readonly View[] {
  const analysis = analyze(readFileSync(inProject('samples', file), 'utf8'), { file: `file:///adventure/${file}` });
  return analysis.scenarios.flatMap(({ ruleset }, scenario) => {
    const model = panelAnswer({ analysis, version: 1 }, { uri: `file:///adventure/${file}`, scenario });
    return model === null ? [] : [{ ruleset: ruleset.id, model }];
  });
}

function chipsOf({ table }: StepView): readonly ChipView[] {
  return (table?.parties ?? []).flatMap(({ chips }) => chips);
}

/** What each chip on the table says of itself when it has the focus. */
async function reasonsIn(panel: Panel): Promise<readonly (readonly string[])[]> {
  const reasons: (readonly string[])[] = [];
  for (const chip of await panel.page.locator('.chip').all()) {
    await chip.focus();
    const [title = '', reason = ''] = await panel.page.locator('.popover-why p').allTextContents();
    reasons.push([title, reason]);
  }
  return reasons;
}
