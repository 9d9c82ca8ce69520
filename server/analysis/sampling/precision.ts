/** How precise the chances of a round are that is sampled, and how much of that is enough. */
import { share, type ActionOdds, type RoundOdds, type Sample } from '../../engine/index.ts';

/** A round is rare to which less than this part of the courses comes; nobody waits for one to which hardly any does. */
const [rare, hardlyAny] = [0.2, 0.01];

/** So many plays of a rare round are enough. */
const quota = 200;

/** A median standard error of a point is enough of a round that isn’t rare. */
const enough = 0.01;

/** An interval is about so many standard errors wide. */
const errorsWide = 4;

/** The actions of a round, and which part of the courses comes there. */
interface ReachedActions {
  readonly reached: number;
  readonly actions: readonly ActionOdds[];
}

/** Whether more courses are worth their time, so that a round is told more precisely. */
export function isImprecise(round: ReachedActions): boolean {
  return isRare(round) ? isScarce(round) : !isWithinAPoint(round);
}

/** Whether a round is rare, and of so few plays that more are worth their time. */
export function isScarce({ reached, actions }: ReachedActions): boolean {
  return isRare({ reached }) && reached >= hardlyAny && samplesOf(actions).some(({ plays }) => plays < quota);
}

/** Whether the standard error of half of the chances of a round is a point at most. */
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

/** The same of a round that is told; one of which it isn’t said how often it is reached is played in all courses. */
export function reachedActions({ reached, actions }: Pick<RoundOdds, 'reached' | 'actions'>): ReachedActions {
  return { reached: reached === undefined ? 1 : share(reached), actions };
}

/**
 * Within how many points the chances of the actions of a round are sampled; none where they are exact, or hardly any
 * course comes there.
 */
export function pointsWithin(round: Pick<RoundOdds, 'reached' | 'actions'>): number {
  const { reached, actions } = reachedActions(round);
  if (reached < hardlyAny) return 0;
  return Math.max(0, ...samplesOf(actions).map(({ low, high }) => ((high - low) / 2) * 100));
}

/** Those of the first outcomes of the actions, as far as they are sampled. */
function samplesOf(actions: readonly ActionOdds[]): readonly Sample[] {
  return actions.flatMap(({ odds }) => [...odds.values()].slice(0, 1).flatMap(({ sample }) => sample ?? []));
}
