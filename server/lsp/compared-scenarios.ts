/** Which scenarios of two texts of a file are to be held against each other. */
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import { isAnythingUnread } from '../engine/index.ts';
import { paired } from '../report/index.ts';

/** One scenario before and after an edit. */
export type ChangedScenario = readonly [before: ScenarioAnalysis, after: ScenarioAnalysis];

/** Scenarios are the same where their titles are; `changed` are those of them that are written otherwise, `unread` those of these that can't be compared. */
export interface ComparedScenarios {
  readonly changed: readonly ChangedScenario[];
  readonly unread: readonly ChangedScenario[];
  readonly added: readonly ScenarioAnalysis[];
  readonly gone: readonly ScenarioAnalysis[];
}

export function comparedScenarios(before: Analysis, after: Analysis): ComparedScenarios {
  const { both, added, gone } = paired(before.scenarios, after.scenarios, ({ scenario }) => [scenario.title]);
  const [was, is] = [textsOf(before), textsOf(after)];
  const sameHead = was.head === is.head;
  const changed = both.filter(([one, other]) => one !== other && !(sameHead && was.own.get(one) === is.own.get(other)));
  return { changed, unread: changed.filter(([one, other]) => isUnread(before, one) || isUnread(after, other)), added, gone };
}

/** Whether a scenario of an analysis, or what it shares with others, has a sentence that can't be read in full, or quotes with nothing in them yet: then it has no odds to compare. */
export function isUnread({ reading }: Analysis, { scenario }: ScenarioAnalysis): boolean {
  const read = reading.scenarios.find((each) => each.scenario === scenario)?.read;
  const statements = [...read?.head ?? [], ...read?.own ?? []];
  return isAnythingUnread(scenario) || statements.some(({ sentence, findings }) => sentence.empty === true || findings.some(({ severity }) => severity === 'error'));
}

/** The text of each scenario from its first sentence to the next scenario's, and what stands before all of them. */
function textsOf({ reading: { text, document: { starts }, scenarios: read }, scenarios }: Analysis) {
  const startOf = (sentence: number): number => starts[sentence] ?? text.length;
  return {
    head: text.slice(0, startOf(read[0]?.from ?? 0)),
    own: new Map(scenarios.map((each, index) => [each, text.slice(startOf(read[index]?.from ?? 0), startOf(read[index]?.to ?? 0))])),
  };
}
