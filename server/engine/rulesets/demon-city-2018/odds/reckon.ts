/** The chances of a contest: counted exactly, or, where that would take too long, as they look after many plays. */
import { contestChances, isCountable, sampleContest, seededThrows, type Contest, type ContestChances } from '../../../chance/index.ts';
import { oncePerText } from '../../../once.ts';

/** `plays` is there when the chances are no more than shares of so many plays. */
export interface Reckoning {
  readonly chances: ContestChances;
  readonly plays?: number;
}

const mostPlays = 4000;
const leastPlays = 100;
/** Cards drawn one by one, for each different card of the decks: about a second's work. */
const mostWork = 4_000_000;

/** So many contests are remembered: those of some scenarios that somebody is working on. */
const mostRemembered = 300;

/** Undefined where even a sample would take too long. A keystroke leaves most contests of a scenario as they were. */
export const reckon = oncePerText(mostRemembered, (contest: Contest) => JSON.stringify(contest), reckonAnew);

function reckonAnew(contest: Contest): Reckoning | undefined {
  if (isCountable(contest)) return { chances: contestChances(contest) };
  const cards = Object.values(contest.decks).flat().length;
  const draws = contest.hands.reduce((sum, hand) => sum + hand.draws, 0);
  const plays = Math.min(mostPlays, Math.floor(mostWork / (cards * draws)));
  // The same contest has the same sample every time.
  return plays < leastPlays ? undefined : { chances: sampleContest(contest, plays, seededThrows(1)), plays };
}
