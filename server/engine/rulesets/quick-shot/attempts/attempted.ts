/** The attempts of a round, and those who work on one task together. */
import { attemptOf, type Attempt } from './attempt.ts';
import { deedKind } from '../deeds.ts';
import type { RoundContext } from '../round-context.ts';
import { teamsIn, type Team } from './teams.ts';

/** The context of a round with the attempts that are made in it, in the order of the text. */
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
