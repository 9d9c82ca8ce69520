/** Pairs the scenarios of two versions of a file for comparison. */
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import { isAnythingUnread, derive } from '../../engine/index.ts';
import type { Reading } from '../../language/index.ts';
import { paired } from '../../report/index.ts';

/** One scenario before and after an edit. */
export type ChangedScenario = readonly [before: ScenarioAnalysis, after: ScenarioAnalysis];

/** A scenario whose text differs, and in which of the two texts it can’t be read in full. */
export interface ComparedScenario {
  readonly pair: ChangedScenario;
  readonly unreadBefore: boolean;
  readonly unreadAfter: boolean;
}

/** Scenarios are paired by title. */
export interface ComparedScenarios {
  readonly changed: readonly ComparedScenario[];
  readonly added: readonly ScenarioAnalysis[];
  readonly gone: readonly ScenarioAnalysis[];
}

/** Yields regularly. */
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
 * Whether a scenario of an analysis, or the head of the file, has a sentence that can't be read in full, or empty
 * quotes: then it has no odds to compare.
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

/** The text of each scenario up to the next one, and the head of the file. */
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
