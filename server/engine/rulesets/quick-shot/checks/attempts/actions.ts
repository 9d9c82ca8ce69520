/** The actions of attempts, by their names and where they are written. */
import { sameSource, type Source } from '../../../../source.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type Action } from '../../facts.ts';
import type { WrittenNeed } from '../../needs.ts';

export function writtenActions({
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Action[] {
  return factsOf(clauses, 'action');
}

/** Where the difficulty of an action is written; the action where it isn’t. */
export function placeOfDifficulty(attempt: Attempt, { source }: WrittenNeed): Source {
  return writtenActions(attempt).find((action) => sameSource(action.source, source))?.difficulty?.source ?? source;
}
