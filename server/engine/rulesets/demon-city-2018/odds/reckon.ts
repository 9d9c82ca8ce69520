/** The chances of a contest: counted exactly, or, where that would take too long, as they look after many plays. */
import { contestChances, isCountable, sampleContest, seededThrows, type Contest, type ContestChances } from '../../../chance/index.ts';

/** `plays` is there when the chances are no more than shares of so many plays. */
export interface Reckoning {
  readonly chances: ContestChances;
  readonly plays?: number;
}

const mostPlays = 4000;

export function reckon(contest: Contest): Reckoning {
  if (isCountable(contest)) return { chances: contestChances(contest) };
  // The same contest has the same sample every time.
  return { chances: sampleContest(contest, mostPlays, seededThrows(1)), plays: mostPlays };
}
