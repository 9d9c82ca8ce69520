/** A cache of played rounds, keyed by their throws, so that edits elsewhere don’t replay them. */
import { AskedMemo, deriveTriple, memoOfEach } from '../derive/index.ts';
import type { Throws } from '../chance/index.ts';
import type { Played } from './course.ts';

/** Plays one round silently; deterministic, given the throws. */
export type Roll<C, S, R, P> = (cast: C, before: S, round: R, throws: Throws) => P;

/**
 * Caches a roll function. States with equal keys become the same object, whose plans and odds are already cached.
 * `keyOf` must distinguish all states that differ in anything.
 */
export function rememberedRolls<C extends object, S extends object, R extends object, P extends Played<S>>(
  roll: Roll<C, S, R, P>,
  keyOf: (state: S) => string,
): Roll<C, S, R, P> {
  const statesOf = memoOfEach<S>('states of a fight');
  const waysOf = deriveTriple<C, S, R, AskedMemo<P>>(
    'rounds that were rolled',
    () => new AskedMemo<P>('ways of a round'),
  );
  return (cast, before, round, throws) =>
    waysOf(cast, before, round).get(
      (n) => throws.pick(n),
      (pick) => {
        const rolled = roll(cast, before, round, { pick });
        return { ...rolled, after: statesOf(cast).get(keyOf(rolled.after), () => rolled.after) };
      },
    );
}
