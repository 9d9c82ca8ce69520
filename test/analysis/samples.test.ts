/** What the samples give: their courses word for word, and odds that hold together. `UPDATE=1` writes the courses anew, to be read in review. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { analyze, rulePages, type Analysis } from '../../server/analysis/index.ts';
import type { ContestOdds, OutcomeOdds, RoundOdds } from '../../server/engine/index.ts';
import { timelineJson, transcript } from '../../server/report/index.ts';

const names = readdirSync(inProject('samples')).map((file) => basename(file, '.clash'));
const transcripts = join(import.meta.dirname, 'transcripts');

for (const name of names) {
  describe(`the sample ${name}`, () => {
    let analysis: Analysis;
    before(() => (analysis = analyzed(name)));

    it('goes as its transcript says', () => {
      const course = `${transcript(analysis.scenarios.map((scenario) => scenario.timeline()), analysis.linesOf, 'text')}\n`;
      const file = join(transcripts, `${name}.txt`);
      if (process.env['UPDATE'] === '1') writeFileSync(file, course);
      assert.equal(course, readFileSync(file, 'utf8'));
    });

    it('goes the same way again with the same seed', () => {
      const again = analyzed(name);
      for (const seed of [1, 2, 2_147_483_647]) assert.deepEqual(courseOf(again, seed), courseOf(analysis, seed));
    });

    it('has contests whose outcomes are all that can happen', () => {
      for (const { odds, pinned } of contestsOf(analysis)) {
        assert.equal(sumOf(odds), '1');
        if (pinned !== undefined) assert.equal(sumOf(pinned), '1');
      }
    });

    it('has chances from none to certain', () => {
      const chances = roundsOf(analysis).flatMap(({ actions, contests }) => [...actions, ...contests].flatMap(({ odds }) => [...odds.values()]));
      assert.notEqual(chances.length, 0);
      assert.deepEqual(chances.filter(({ chance }) => chance.compare(0) < 0 || chance.compare(1) > 0), []);
    });

    it('gives and takes throws by rules that have a page', () => {
      const pages = rulePages();
      const rules = roundsOf(analysis).flatMap(({ actions }) => actions.flatMap(({ pool }) => pool.modifiers.map(({ rule }) => rule)));
      assert.deepEqual(rules.filter((rule) => !pages.has(rule)), []);
    });

    it('has steps by rules that have a page, each with a key of its own', () => {
      const pages = rulePages();
      for (const { rounds } of analysis.scenarios.map((scenario) => scenario.timeline())) {
        const steps = rounds.flatMap((round) => round.steps);
        assert.deepEqual(steps.flatMap(({ rule }) => rule === undefined || pages.has(rule) ? [] : [rule]), []);
        assert.equal(new Set(steps.map(({ key }) => key)).size, steps.length);
      }
    });
  });
}

describe('the transcripts', () => {
  it('are of samples that are there', () => {
    assert.deepEqual(readdirSync(transcripts).map((file) => basename(file, '.txt')), names);
  });
});

function analyzed(name: string): Analysis {
  return analyze(readFileSync(inProject('samples', `${name}.clash`), 'utf8'), { file: `${name}.clash` });
}

function courseOf({ scenarios, linesOf }: Analysis, seed: number): unknown {
  return timelineJson(scenarios.map((scenario) => scenario.timeline(seed)), linesOf);
}

function roundsOf({ scenarios }: Analysis): readonly RoundOdds[] {
  return scenarios.flatMap((scenario) => scenario.odds().rounds);
}

function contestsOf(analysis: Analysis): readonly ContestOdds[] {
  return roundsOf(analysis).flatMap(({ contests }) => contests);
}

/** The sum as a fraction; of figures that are exact only. */
function sumOf(odds: OutcomeOdds): string {
  const [first, ...others] = [...odds.values()].map(({ chance, sample }) => {
    assert.equal(sample, undefined);
    return chance;
  });
  return others.reduce((sum, chance) => sum.add(chance), first!).toFraction();
}
