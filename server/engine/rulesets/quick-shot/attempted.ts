/** The attempts of a round, and those who work on one task together. */
import { attemptOf, type Attempt } from './attempt.ts';
import { deedKind } from './deeds.ts';
import type { Moment } from './moment.ts';
import { teamsIn, type Team } from './teams.ts';

/** A moment with the attempts that are made in it, in the order of the text. */
export interface Attempted {
  readonly moment: Moment;
  readonly attempts: readonly Attempt[];
  readonly teams: readonly Team[];
}

export function attemptedIn(moment: Moment): Attempted {
  const tried = moment.deeds.filter((deed) => ['gamble', 'compulsion check'].includes(deedKind(deed)));
  const attempts = tried.map((deed) => attemptOf(moment, deed));
  return { moment, attempts, teams: teamsIn(moment, attempts) };
}
