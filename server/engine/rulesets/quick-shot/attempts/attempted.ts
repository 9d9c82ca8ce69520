/** The attempts and teams of a round. */
import { attemptOf, type Attempt } from './attempt.ts';
import { deedKind } from '../deeds.ts';
import type { RoundContext } from '../round-context.ts';
import { teamsIn, type Team } from './teams.ts';

/** A round’s context with its attempts, in text order. */
export interface Attempted {
  readonly context: RoundContext;
  readonly attempts: readonly Attempt[];
  readonly teams: readonly Team[];
}

export function attemptedIn(context: RoundContext): Attempted {
  const tried = context.deeds.filter((deed) => ['gamble', 'compulsion check'].includes(deedKind(deed)));
  const attempts = tried.map((deed) => attemptOf(context, deed));
  return { context, attempts, teams: teamsIn(context, attempts) };
}
