/** One scenario by the rules of another game of its family, as a page to read. */
import { byRules, compareRules, otherRulesOf, type Analysis } from '../analysis/index.ts';
import type { OtherRulesAnswer, OtherRulesRequest } from '../protocol/index.ts';
import { comparisonText, transcript } from '../report/index.ts';
import { scenarioAt } from './panel.ts';

export function otherRulesAnswer(analysis: Analysis, { line, seed }: OtherRulesRequest): OtherRulesAnswer {
  const written = analysis.scenarios[scenarioAt(analysis, line)];
  const [ruleset] = written === undefined ? [] : otherRulesOf(written);
  const other = written === undefined || ruleset === undefined ? undefined : byRules(written, ruleset.id);
  if (written === undefined || other === undefined) return null;
  const own = seed ?? written.seed;
  const preface = comparisonText(compareRules(written, other, analysis.linesOf, own), 'md');
  return {
    title: written.scenario.title, game: other.ruleset.title,
    markdown: transcript([other.timeline(own)], analysis.linesOf, 'md', [preface]),
  };
}
