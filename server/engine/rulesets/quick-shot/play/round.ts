/**
 * The moments of one round. Everything is announced before anything is rolled (qs-087). Order of throws: the attempts
 * in text order, each with its dice; pinned dice aren’t thrown.
 */
import { happening, type Moment } from '../../../game/index.ts';
import { isUndecided } from '../attempts/attempt.ts';
import { rolledIn, type RoundPlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { recordHead } from './heading.ts';
import { attempting } from './rolling.ts';
import type { QuickShotRecorder } from './round-recorder.ts';
import { comeTeams, recordTeams } from './teaming.ts';
import { recordUnmet } from './threatening.ts';

export function momentsOf(plan: RoundPlan): readonly Moment<QuickShotRecorder>[] {
  return [happening(begin), ...rolledIn(plan).map((attempt) => attempting(attempt)), happening(end)];
}

/** Announcements don’t change the fight; they are skipped when the recorder is mute. */
function begin(recorder: QuickShotRecorder): void {
  recordHead(recorder);
  if (!recorder.isMute) announceAll(recorder);
  if (recorder.plan.attempts.some(({ unrolled }) => unrolled !== undefined && isUndecided(unrolled)))
    recorder.events.leaveOpen();
}

function end(recorder: QuickShotRecorder): void {
  comeTeams(recorder);
  if (!recorder.isMute) recordTeams(recorder);
  recordUnmet(recorder);
}
