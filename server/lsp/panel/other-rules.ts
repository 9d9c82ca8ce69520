/** One scenario by the rules of another game of its family, as a page to read. */
import { byRules, compareRulesSteps, otherRulesOf, timelineWithFindings } from '../../analysis/index.ts';
import type { OtherRulesAnswer, OtherRulesRequest } from '../../protocol/index.ts';
import { comparisonText, transcriptSteps } from '../../report/index.ts';
import { meantIn, scenarioAt, type Document } from './panel.ts';

export function* otherRulesAnswer(
  { analysis }: Pick<Document, 'analysis'>,
  { scenario, line = 1, seed, ...place }: OtherRulesRequest,
): Generator<undefined, OtherRulesAnswer> {
  const meant = scenario === undefined ? undefined : meantIn(analysis, { ...place, scenario });
  const index = meant?.scenario ?? scenarioAt(analysis, line);
  const written = analysis.scenarios[index];
  const [ruleset] = written === undefined ? [] : otherRulesOf(written);
  const other = written === undefined || ruleset === undefined ? undefined : byRules(written, ruleset.id);
  if (written === undefined || other === undefined) return null;
  const own = (meant?.isThere === false ? undefined : seed) ?? written.seed;
  const preface = comparisonText(yield* compareRulesSteps(written, other, analysis.linesOf, own), 'md');
  yield* other.timelineSteps(own);
  return {
    scenario: index,
    title: written.scenario.title,
    game: other.ruleset.title,
    markdown: yield* transcriptSteps([timelineWithFindings(analysis, other, own)], analysis.linesOf, 'md', [preface]),
  };
}
