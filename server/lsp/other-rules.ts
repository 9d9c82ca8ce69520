/** One scenario by the rules of another game of its family, as a page to read. */
import { byRules, compareRules, otherRulesOf, toldTimeline, type Analysis } from '../analysis/index.ts';
import type { OtherRulesAnswer, OtherRulesRequest } from '../protocol/index.ts';
import { comparisonText, transcript } from '../report/index.ts';
import { meantIn, scenarioAt } from './panel.ts';

export function otherRulesAnswer(analysis: Analysis, { scenario, line = 1, seed, ...place }: OtherRulesRequest): OtherRulesAnswer {
  const meant = scenario === undefined ? undefined : meantIn(analysis, { ...place, scenario });
  const index = meant?.scenario ?? scenarioAt(analysis, line);
  const written = analysis.scenarios[index];
  const [ruleset] = written === undefined ? [] : otherRulesOf(written);
  const other = written === undefined || ruleset === undefined ? undefined : byRules(written, ruleset.id);
  if (written === undefined || other === undefined) return null;
  const own = (meant?.isThere === false ? undefined : seed) ?? written.seed;
  const preface = comparisonText(compareRules(written, other, analysis.linesOf, own), 'md');
  return {
    scenario: index, title: written.scenario.title, game: other.ruleset.title,
    markdown: transcript([toldTimeline(analysis, other, own)], analysis.linesOf, 'md', [preface]),
  };
}
