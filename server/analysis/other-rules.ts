/** The same scenario by the rules of another game of its family, and what changes by that. */
import { rulesets, type Finding, type Ruleset } from '../engine/index.ts';
import { compareOdds, placeWords, type Comparison, type LinesOf } from '../report/index.ts';
import { say } from './findings.ts';
import { analyzeScenario, type ScenarioAnalysis } from './scenario-analysis.ts';

/** The other games that can play a scenario as it is written. */
export function otherRulesOf({ ruleset }: ScenarioAnalysis): readonly Ruleset[] {
  return ruleset.family === undefined ? [] : rulesets.filter((other) => other !== ruleset && other.family === ruleset.family);
}

/** The scenario by the game of that name; undefined where that game can't read it. */
export function byRules(scenario: ScenarioAnalysis, id: string): ScenarioAnalysis | undefined {
  const ruleset = [scenario.ruleset, ...otherRulesOf(scenario)].find((each) => each.id === id);
  return ruleset === undefined ? undefined : analyzeScenario(scenario.scenario, ruleset);
}

/** What the other rules change, with the same seed for what earlier rounds leave behind. */
export function compareRules(written: ScenarioAnalysis, other: ScenarioAnalysis, linesOf: LinesOf, seed?: number): Comparison {
  const known = new Set(written.findings.map(keyOf));
  const home = linesOf(written.scenario.source).uri;
  const lost = new Map<string, string[]>();
  for (const finding of other.findings.filter((each) => !known.has(keyOf(each)))) {
    const message = say(finding);
    lost.set(message, [...(lost.get(message) ?? []), placeWords(linesOf(finding.source), home)]);
  }
  return compareOdds(written.odds(seed), other.odds(seed), { games: [written.ruleset.title, other.ruleset.title], lost: [...lost].map(([message, places]) => ({ message, places })) }, linesOf);
}

function keyOf({ rule, message, source }: Finding): string {
  return `${rule}/${message}/${source.file}/${source.sentence}/${source.start}`;
}
