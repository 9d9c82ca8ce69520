/**
 * What a round is made of: one moment after the other, each of which throws something or just happens. All that is left
 * to chance in a round belongs to its moments, so that it can be drawn, or gone through way by way.
 */
import { areDrawn, throwOrTake, type Way } from '../play/branching.ts';
import type { Throws } from '../chance/index.ts';

/**
 * What comes of a moment: it changes what the recorder knows of the round, records steps, and gives the moments that
 * come before all others.
 */
type Next<T> = (recorder: T) => Moments<T>;

/** Nothing where none follow. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most moments are followed by none of their own
type Moments<T> = readonly Moment<T>[] | void;

/** It is asked when its turn has come, with the recorder as it is then. */
export interface Moment<T> {
  readonly draw: (recorder: T) => Next<T>;
  /** Everything that can come of it, where that is little; undefined where it is too much. */
  readonly ways: (recorder: T) => readonly Way<Next<T>>[] | undefined;
}

/** Something in which nothing is thrown. */
export function happening<T>(happen: Next<T>): Moment<T> {
  return { draw: () => happen, ways: () => [{ what: happen, weight: 1n }] };
}

/** What is thrown, in which ways it can go where these are fewer than its throws, and what comes of it. */
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

/** Goes through moments in their order; those that come of one go before all that were to come. */
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

/** Those that wait are taken from the end. */
function putFirst<T>(waiting: Moment<T>[], moments: readonly Moment<T>[]): void {
  for (let place = moments.length - 1; place >= 0; place -= 1) {
    const moment = moments[place];
    if (moment !== undefined) waiting.push(moment);
  }
}
