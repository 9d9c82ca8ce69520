/** Which scenarios of two texts of a file are to be held against each other. */
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import { isAnythingUnread, derive } from '../../engine/index.ts';
import type { Reading } from '../../language/index.ts';
import { paired } from '../../report/index.ts';

/** One scenario before and after an edit. */
export type ChangedScenario = readonly [before: ScenarioAnalysis, after: ScenarioAnalysis];

/** A scenario that is written otherwise, and in which of the two texts it can’t be read in full. */
export interface ComparedScenario {
  readonly pair: ChangedScenario;
  readonly unreadBefore: boolean;
  readonly unreadAfter: boolean;
}

/** Scenarios are the same where their titles are. */
export interface ComparedScenarios {
  readonly changed: readonly ComparedScenario[];
  readonly added: readonly ScenarioAnalysis[];
  readonly gone: readonly ScenarioAnalysis[];
}

/** It stops again and again on its way. */
export function* comparedScenarios(before: Analysis, after: Analysis): Generator<undefined, ComparedScenarios> {
  const { both, added, gone } = paired(before.scenarios, after.scenarios, ({ scenario }) => [scenario.title]);
  yield;
  const [was, is] = [textsOf(before), textsOf(after)];
  const sameHead = was.head === is.head;
  const changed: ComparedScenario[] = [];
  for (const pair of both) {
    const [one, other] = pair;
    yield;
    if (one === other || (sameHead && was.own.get(one) === is.own.get(other))) continue;
    changed.push({ pair, unreadBefore: isUnread(before, one), unreadAfter: isUnread(after, other) });
  }
  return { changed, added, gone };
}

/**
 * Whether a scenario of an analysis, or what it shares with others, has a sentence that can't be read in full, or
 * quotes with nothing in them yet: then it has no odds to compare.
 */
export function isUnread({ reading }: Analysis, { scenario }: ScenarioAnalysis): boolean {
  const read = readsIn(reading).get(scenario);
  return (
    isAnythingUnread(scenario) ||
    [read?.head, read?.own].some((statements) =>
      statements?.some(
        ({ sentence, findings }) => sentence.empty === true || findings.some(({ severity }) => severity === 'error'),
      ),
    )
  );
}

/** What was read of each scenario of a file. */
const readsIn = derive(
  'scenarios as they were read',
  ({ scenarios }: Reading) => new Map(scenarios.map(({ scenario, read }) => [scenario, read])),
);

/** The text of each scenario from its first sentence to the next scenario's, and what stands before all of them. */
function textsOf({
  reading: {
    text,
    document: { starts },
    scenarios: read,
  },
  scenarios,
}: Analysis) {
  const startOf = (sentence: number): number => starts[sentence] ?? text.length;
  return {
    head: text.slice(0, startOf(read[0]?.from ?? 0)),
    own: new Map(
      scenarios.map((each, index) => [
        each,
        text.slice(startOf(read[index]?.from ?? 0), startOf(read[index]?.to ?? 0)),
      ]),
    ),
  };
}
