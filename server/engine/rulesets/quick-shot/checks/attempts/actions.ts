/** The actions of attempts, by their names and where they are written. */
import { sameSource, type Source } from '../../../../source.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type Action } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import { addedNeeds, chosenNeeds, type AddedNeed, type WrittenNeed } from '../../needs.ts';
import type { RoundPlan } from '../../plan.ts';

/** All actions of an attempt, whether their difficulties are known or not. */
export interface Actions {
  readonly chosen: readonly WrittenNeed[];
  readonly added: readonly AddedNeed[];
}

export function actionsOf({ moment: { cast, fight } }: RoundPlan, { deed, kind }: Attempt): Actions {
  return {
    chosen: chosenNeeds(cast, deed, kind === 'compulsion check'),
    added: addedNeeds(deed, conditionOf(fight, deed.actor.name)),
  };
}

export function writtenActions({
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Action[] {
  return factsOf(clauses, 'action');
}

/** Where the difficulty of an action is written; the action where it isn’t. */
export function difficultyAt(attempt: Attempt, { source }: WrittenNeed): Source {
  return writtenActions(attempt).find((action) => sameSource(action.source, source))?.difficulty?.source ?? source;
}

/** Whether nothing is rolled because the player or the GM says so. */
export function isGivenUp({ unrolled }: Attempt): boolean {
  return unrolled?.fault === 'declined' || unrolled?.fault === 'ruled out';
}
