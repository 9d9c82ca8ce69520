/**
 * One round from its head to what comes of it: all is announced before anything is rolled (qs-087). The order of
 * throws: the attempts in the order of the text, each with its dice; what is pinned isn’t thrown.
 */
import type { Playing } from '../../../game/index.ts';
import { isUndecided } from '../attempt.ts';
import type { Fight } from '../fight.ts';
import { rolledIn, type RoundPlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { tellHead } from './heading.ts';
import { rollAttempt } from './rolling.ts';
import { Tale } from './tale.ts';
import { tellTeams } from './teaming.ts';
import { tellUnmet } from './threatening.ts';

export function play(plan: RoundPlan, { throws, log }: Playing<Fight>): Fight {
  const tale = new Tale(plan, throws, log);
  tellHead(tale);
  // Announcements change nothing, and are only told.
  if (!tale.isMute) announceAll(tale);
  if (plan.attempts.some(({ unrolled }) => unrolled !== undefined && isUndecided(unrolled))) tale.events.leaveOpen();
  const outcomes = new Map(
    rolledIn(plan).flatMap((attempt, contest) => {
      const outcome = rollAttempt(tale, attempt, contest);
      return outcome === undefined ? [] : [[attempt, outcome] as const];
    }),
  );
  if (!tale.isMute) tellTeams(tale, outcomes);
  tellUnmet(tale);
  return tale.ending();
}
