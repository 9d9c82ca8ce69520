/** The chances of a contest: counted exactly, or sampled where that would take too long. */
import {
  contestChances,
  isCountable,
  sampleContest,
  seededThrows,
  type Contest,
  type ContestChances,
} from '../../../chance/index.ts';
import { deriveByText } from '../../../derive/index.ts';

/** `plays` is the size of the sample; missing where the chances are exact. */
export interface ContestCounts {
  readonly chances: ContestChances;
  readonly plays?: number;
}

const mostPlays = 4000;
const leastPlays = 100;
/** In microseconds: keeps an answer below a tenth of a second. */
const mostWork = 80_000;

/**
 * Undefined where even a sample would take too long. Cached by content, since a keystroke leaves most contests of a
 * scenario as they are.
 */
export const contestCounts = deriveByText(
  'chances of a contest',
  (contest: Contest) => JSON.stringify(contest),
  computeCounts,
);

/** The exact chances of a small contest of two, which takes negligible time. */
export const chancesOf = deriveByText(
  'chances of a small contest',
  (contest: Contest) => JSON.stringify(contest),
  contestChances,
);

function computeCounts(contest: Contest): ContestCounts | undefined {
  if (isCountable(contest)) return { chances: contestChances(contest) };
  const plays = Math.min(mostPlays, Math.floor(mostWork / workOf(contest)));
  // A fixed seed, so that the same contest always has the same sample.
  return plays < leastPlays ? undefined : { chances: sampleContest(contest, plays, seededThrows(1)), plays };
}

/** Estimated time of one play, in microseconds: compares the hands, and looks up each card among the distinct ones. */
function workOf({ decks, hands, following = [] }: Contest): number {
  const cards = Math.max(0, ...Object.values(decks).map((deck) => deck.length));
  const draws = [...hands, ...following].reduce((sum, each) => sum + each.draws, 0);
  return 2.5 * (hands.length + following.length) + draws * (0.2 + cards / 400);
}
