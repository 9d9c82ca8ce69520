/**
 * One round from its head to what comes of it: all is announced before anything is rolled (qs-087). The order of
 * throws: the attempts in the order of the text, each with its dice; what is pinned isn’t thrown.
 */
import { happening, type Moment } from '../../../game/index.ts';
import { isUndecided } from '../attempts/attempt.ts';
import { rolledIn, type RoundPlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { tellHead } from './heading.ts';
import { attempting } from './rolling.ts';
import type { Tale } from './round-recorder.ts';
import { comeTeams, tellTeams } from './teaming.ts';
import { tellUnmet } from './threatening.ts';

export function momentsOf(plan: RoundPlan): readonly Moment<Tale>[] {
  return [happening(begin), ...rolledIn(plan).map((attempt) => attempting(attempt)), happening(end)];
}

/** Announcements change nothing, and are only told. */
function begin(tale: Tale): void {
  tellHead(tale);
  if (!tale.isMute) announceAll(tale);
  if (tale.plan.attempts.some(({ unrolled }) => unrolled !== undefined && isUndecided(unrolled)))
    tale.events.leaveOpen();
}

function end(tale: Tale): void {
  comeTeams(tale);
  if (!tale.isMute) tellTeams(tale);
  tellUnmet(tale);
}
