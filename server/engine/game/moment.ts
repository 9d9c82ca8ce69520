/**
 * The moments of a round, each a throw or an event without one. All chance in a round is in its moments, so that a
 * round can be drawn at random or enumerated.
 */
import { areDrawn, throwOrTake, type Way } from '../play/branching.ts';
import type { Throws } from '../chance/index.ts';

/** Applies a moment’s result: updates the recorder, records steps and returns moments to play before the rest. */
type Next<T> = (recorder: T) => Moments<T>;

/** Void if no moments follow. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most moments are followed by none of their own
type Moments<T> = readonly Moment<T>[] | void;

/** Both methods are called at the moment’s turn, with the recorder’s state at that point. */
export interface Moment<T> {
  /**
   * The parts of the state that it, and the moments that it adds, look at or change: names of combatants, and any other
   * words. Missing if that may be all of it.
   */
  readonly of?: readonly string[];
  /**
   * Those of the parts of which it, and the moments that it adds, see no more than `StateParts.glanceOf` tells, so
   * that what it does needn’t be found anew where only the rest differs. Worth it for parts that it leaves as they are.
   */
  readonly glancesAt?: readonly string[];
  /** Set if it decides which later moments are idle, as initiative does; once all such have come, that is settled. */
  readonly settles?: true;
  /** Whether it does nothing that a later moment or a condition could see; known once all that `settles` have come. */
  readonly isIdle?: (recorder: T) => boolean;
  readonly draw: (recorder: T) => Next<T>;
  /** All possible results with their weights; undefined if there are too many. */
  readonly ways: (recorder: T) => readonly Way<Next<T>>[] | undefined;
}

/** A moment without a throw. */
export function happening<T>(happen: Next<T>): Moment<T> {
  return { draw: () => happen, ways: () => [{ what: happen, weight: 1n }] };
}

/** A throw (`draw`), its distinct results if they are fewer than the throws (`ways`), and its effect (`then`). */
interface Thrown<T, R> {
  readonly draw: (recorder: T) => R;
  readonly ways?: (recorder: T) => readonly Way<R>[] | undefined;
  readonly then: (recorder: T, result: R) => Moments<T>;
}

export function throwing<T, R>({ draw, ways, then }: Thrown<T, R>): Moment<T> {
  const after =
    (result: R): Next<T> =>
    (recorder) =>
      then(recorder, result);
  return {
    draw: (recorder) => after(draw(recorder)),
    ways: (recorder) => ways?.(recorder)?.map(({ what, weight }) => ({ what: after(what), weight })),
  };
}

/** A moment that concerns no more than these parts of the state, so that odds can be counted for them alone. */
export function concerning<T>(of: readonly string[], moment: Moment<T>): Moment<T> {
  return { ...moment, of };
}

/** Plays moments in order; those that one returns come before the remaining ones. */
export function goThrough<T extends { readonly throws: Throws }>(recorder: T, moments: readonly Moment<T>[]): void {
  const isDrawn = areDrawn(recorder.throws);
  const waiting: Moment<T>[] = [];
  putFirst(waiting, moments);
  for (let moment = waiting.pop(); moment !== undefined; moment = waiting.pop()) {
    const next = isDrawn ? moment.draw(recorder) : drawnOrTaken(recorder, moment);
    const following = next(recorder);
    if (following !== undefined) putFirst(waiting, following);
  }
}

function drawnOrTaken<T extends { readonly throws: Throws }>(recorder: T, { draw, ways }: Moment<T>): Next<T> {
  return throwOrTake(
    recorder.throws,
    () => draw(recorder),
    () => ways(recorder),
  );
}

/** `waiting` is a stack: its last element is next. */
function putFirst<T>(waiting: Moment<T>[], moments: readonly Moment<T>[]): void {
  for (let place = moments.length - 1; place >= 0; place -= 1) {
    const moment = moments[place];
    if (moment !== undefined) waiting.push(moment);
  }
}
