/** The chances of a contest: counted exactly, or, where that would take too long, as they look after many plays. */
import {
  contestChances,
  isCountable,
  sampleContest,
  seededThrows,
  type Contest,
  type ContestChances,
} from '../../../chance/index.ts';
import { deriveByText } from '../../../derive/index.ts';

/** `plays` is there when the chances are no more than shares of so many plays. */
export interface ContestCounts {
  readonly chances: ContestChances;
  readonly plays?: number;
}

const mostPlays = 4000;
const leastPlays = 100;
/** In microseconds, so that an answer takes no longer than a tenth of a second. */
const mostWork = 80_000;

/** Undefined where even a sample would take too long. A keystroke leaves most contests of a scenario as they were. */
export const contestCounts = deriveByText(
  'chances of a contest',
  (contest: Contest) => JSON.stringify(contest),
  reckonAnew,
);

/** The exact chances of a contest of two that takes no time to speak of. */
export const chancesOf = deriveByText(
  'chances of a small contest',
  (contest: Contest) => JSON.stringify(contest),
  contestChances,
);

function reckonAnew(contest: Contest): ContestCounts | undefined {
  if (isCountable(contest)) return { chances: contestChances(contest) };
  const plays = Math.min(mostPlays, Math.floor(mostWork / workOf(contest)));
  // The same contest has the same sample every time.
  return plays < leastPlays ? undefined : { chances: sampleContest(contest, plays, seededThrows(1)), plays };
}

/**
 * One play, roughly in microseconds: hands are held against each other, and each card is looked for among those that
 * differ.
 */
function workOf({ decks, hands, following = [] }: Contest): number {
  const cards = Math.max(0, ...Object.values(decks).map((deck) => deck.length));
  const draws = [...hands, ...following].reduce((sum, each) => sum + each.draws, 0);
  return 2.5 * (hands.length + following.length) + draws * (0.2 + cards / 400);
}
