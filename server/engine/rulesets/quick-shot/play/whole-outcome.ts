/** What is written for an attempt as a whole, and with which of its actions that is told. */
import type { Attempt } from '../attempt.ts';
import { isChosen } from '../needs.ts';
import type { Outcome } from '../outcome.ts';

/**
 * What is written for success prints where all that was attempted succeeds, whatever becomes of a wound; that for
 * failure where some of it fails.
 */
export function wholeProseKinds(attempt: Attempt, outcome: Outcome): readonly string[] {
  const wanted = wantedPlaces(attempt).map((place) => outcome.fates[place]);
  const all = wanted.every((fate) => fate === 'met');
  const some = wanted.includes('failed');
  return [
    ...(all ? ['on success'] : some ? ['on failure'] : []),
    ...(outcome.critical
      ? [outcome.result === 'critical success' ? 'on critical success' : 'on critical failure']
      : []),
  ];
}

/**
 * The last action by which it is known what is to print: of those that were attempted the last that fails, and where
 * none does, the last.
 */
export function tellingPlace(attempt: Attempt, { fates }: Outcome): number | undefined {
  const wanted = wantedPlaces(attempt);
  return wanted.findLast((place) => fates[place] === 'failed') ?? wanted.at(-1);
}

function wantedPlaces({ needs }: Attempt): readonly number[] {
  return needs.flatMap((need, place) => (isChosen(need) ? [place] : []));
}
