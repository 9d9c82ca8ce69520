/** Opponents whom somebody deals with in an attempt, where a wound of theirs may make it easier (qs-120 … qs-122). */
import type { NameRef } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { fightersNamed, type Cast, type Fighter } from '../../cast.ts';
import { factsOf, type Action } from '../../facts.ts';
import { knownVerb } from '../../verbs.ts';

/** Somebody who is aimed at, chased or fled from; with the action that avoids their attack, where one does. */
export interface Met {
  readonly foe: Fighter;
  readonly ref: NameRef;
  readonly action?: Action;
}

/** Nobody where all is easy already. */
export function opponentsMet(cast: Cast, { deed: { announcement }, needs }: Attempt): readonly Met[] {
  const { verb, targets, beside = [], clauses } = announcement;
  const avoided = factsOf(clauses, 'action')
    .filter((action) => needs.some(({ source, effect }) => source === action.source && effect > 1))
    .flatMap((action) => action.avoids.flatMap((ref) => met(cast, ref, action)));
  if (!needs.some(({ nature, effect }) => nature === 'primary' && effect > 1)) return avoided;
  const against = (isRace(verb.text) ? beside : []).flatMap((ref) => met(cast, ref));
  return [
    ...targets.flatMap((ref) => met(cast, ref)),
    ...against.filter(({ foe }) => avoided.every((other) => other.foe !== foe)),
    ...avoided,
  ];
}

function met(cast: Cast, ref: NameRef, action?: Action): readonly Met[] {
  return fightersNamed(cast, [ref])
    .filter(({ isNpc }) => isNpc)
    .map((foe) => ({ foe, ref, ...(action === undefined ? {} : { action }) }));
}

/**
 * Whether the verb sets somebody’s movement or attack against that of the people beside it. The text’s examples are to
 * chase somebody and to dodge their fire; to get away from somebody is a chase seen from the other end.
 */
function isRace(verb: string): boolean {
  const basis = knownVerb(verb)?.basis;
  return basis === 'chasing' || basis === 'moving' || basis === 'avoiding' || gettingAway.has(verb);
}

const gettingAway: ReadonlySet<string> = new Set(['flees', 'runs away', 'escapes', 'breaks free']);
