/** Compulsion checks, for the checks about them. */
import type { Finding, Found } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import { isGivenUp, type Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts, missingInAttempts } from '../written.ts';

/** Those that a player asks for, or the GM; none that are given up before the roll. */
export function foundInChecks(
  scenario: Scenario<QuickShotFact>,
  askedBy: Attempt['askedBy'],
  check: (attempt: Attempt) => readonly Finding[],
): Found {
  return foundInAttempts(scenario, (attempt) => (isAskedBy(attempt, askedBy) ? check(attempt) : []));
}

/** The same for what is missing. */
export function missingInChecks(
  scenario: Scenario<QuickShotFact>,
  askedBy: Attempt['askedBy'],
  check: (attempt: Attempt) => readonly Finding[],
): Found {
  return missingInAttempts(scenario, (attempt) => (isAskedBy(attempt, askedBy) ? check(attempt) : []));
}

function isAskedBy(attempt: Attempt, askedBy: Attempt['askedBy']): boolean {
  return attempt.kind === 'compulsion check' && attempt.askedBy === askedBy && !isGivenUp(attempt);
}
