/** An expectation that isn't met. */
import {
  clearance,
  found,
  isAnythingUnread,
  isBeyondCertain,
  strangerBefore,
  type Expectation,
  type Figure,
  type Finding,
  type OutcomeRule,
  type Scenario,
  example,
} from '../../engine/index.ts';
import { boundFixes, expectedData, type ExpectationContext } from './expected.ts';

export const expectationFailed: OutcomeRule = {
  id: 'expectation-failed',
  severity: 'error',
  title: 'An expectation that isn’t met',
  explanation:
    '`expect` asks how likely something is over all courses that reach a round, whatever is pinned in that ' +
    'round. If that is less, or more, than expected, change either the scenario or the expectation. Where a ' +
    'chance can’t be computed exactly, the scenario is played many times; the share is then that of these plays, ' +
    'with the interval that holds the chance for 95 of 100 such samples.',
  messages: {
    first: '{what} with a chance of {share}, but {bound} is expected',
    exact: '{what} in {share} of all courses that reach it, but {bound} is expected',
    sample: '{what} in {share} of {plays} plays, but {bound} is expected',
    never: 'No course reaches round {round}, so this can’t be met',
    beyond: 'A chance is at most 100%, but {bound} is expected',
    unwritten: 'There is no round {round}, so this can’t be met',
  },
  ...example(`
  scenario "The yard"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Hand-to-Hand 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Hand-to-Hand 3  Toughness 2
-   expect Ann succeeds at least 60% in round 1
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   expect Bill is unhurt at least 50% after round 2
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   expect Ann succeeds at least 40% in round 1
+   expect Bill is unhurt at least 50% after round 1
  round 1
    Ann: punches Bill.
    Bill: punches Ann.
`),
  check: failedExpectations,
};

/**
 * If anything can’t be read, an expectation is reported only where its bound is impossible, which doesn’t depend on the
 * rest of the text.
 */
function* failedExpectations({ scenario, verdictOf }: ExpectationContext): Generator<Finding> {
  if (isAnythingUnread(scenario)) {
    for (const expectation of scenario.expectations.filter(isBeyondCertain))
      yield found(expectationFailed, 'beyond', expectation.source, expectedData(scenario, expectation));
    return;
  }
  for (const expectation of scenario.expectations) {
    const { verdict, figure } = verdictOf(expectation);
    if (verdict !== 'failed') continue;
    if (figure === undefined && strangerBefore(scenario, expectation.round) !== undefined) continue;
    yield found(
      expectationFailed,
      messageOf(scenario, expectation, figure),
      expectation.source,
      expectedData(scenario, expectation, figure),
      {
        fixes: boundFixes(expectation, figure, clearance),
      },
    );
  }
}

function messageOf({ rounds }: Scenario, expectation: Expectation, figure: Figure | undefined): string {
  if (isBeyondCertain(expectation)) return 'beyond';
  if (figure?.sample !== undefined) return 'sample';
  if (figure !== undefined) return rounds.every(({ number }) => number >= expectation.round) ? 'first' : 'exact';
  return rounds.some(({ number }) => number === expectation.round) ? 'never' : 'unwritten';
}
