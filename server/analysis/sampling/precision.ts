/** How precise the sampled chances of a round are, and how precise is enough. */
import { share, type ActionOdds, type RoundOdds, type Sample } from '../../engine/index.ts';

/**
 * A round is rare if a smaller share of the courses reaches it; one that hardly any reaches isn’t worth waiting for.
 */
const [rare, hardlyAny] = [0.2, 0.01];

/** The number of plays that is enough for a rare round. */
const quota = 200;

/** The median standard error that is enough for a round that isn’t rare: one percentage point. */
const enough = 0.01;

/** The approximate width of an interval in standard errors. */
const errorsWide = 4;

/** The actions of a round, and the share of courses that reach it. */
interface ReachedActions {
  readonly reached: number;
  readonly actions: readonly ActionOdds[];
}

/** Whether more courses are worth their time to make a round more precise. */
export function isImprecise(round: ReachedActions): boolean {
  return isRare(round) ? isScarce(round) : !isWithinAPoint(round);
}

/**
 * Whether a round is rare, but not one that hardly any course reaches, and has so few plays that more are worth their
 * time.
 */
export function isScarce({ reached, actions }: ReachedActions): boolean {
  return isRare({ reached }) && reached >= hardlyAny && samplesOf(actions).some(({ plays }) => plays < quota);
}

/** Whether the median standard error of a round’s chances is at most one percentage point. */
export function isWithinAPoint({ actions }: Pick<ReachedActions, 'actions'>): boolean {
  const samples = samplesOf(actions);
  const exact = new Array<number>(actions.length - samples.length).fill(0);
  const errors = [...exact, ...samples.map(({ low, high }) => (high - low) / errorsWide)].sort(
    (one, other) => one - other,
  );
  return (errors[Math.floor(errors.length / 2)] ?? 0) <= enough;
}

export function isRare({ reached }: Pick<ReachedActions, 'reached'>): boolean {
  return reached < rare;
}

/** The same of a round’s odds; a round without a chance of being reached is played in all courses. */
export function reachedActions({ reached, actions }: Pick<RoundOdds, 'reached' | 'actions'>): ReachedActions {
  return { reached: reached === undefined ? 1 : share(reached), actions };
}

/**
 * The largest half-width of the intervals of a round’s action chances, in percentage points; 0 if they are exact, or
 * hardly any course reaches it.
 */
export function pointsWithin(round: Pick<RoundOdds, 'reached' | 'actions'>): number {
  const { reached, actions } = reachedActions(round);
  if (reached < hardlyAny) return 0;
  return Math.max(0, ...samplesOf(actions).map(({ low, high }) => ((high - low) / 2) * 100));
}

/** The samples of the actions’ first outcomes, as far as they are sampled. */
function samplesOf(actions: readonly ActionOdds[]): readonly Sample[] {
  return actions.flatMap(({ odds }) => [...odds.values()].slice(0, 1).flatMap(({ sample }) => sample ?? []));
}
