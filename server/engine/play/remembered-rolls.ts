/**
 * Rounds that are rolled again and again while somebody writes: what the same throws came to before is not rolled anew.
 */
import { AskedMemo, deriveTriple, memoOfEach } from '../derive/index.ts';
import type { Throws } from '../chance/index.ts';
import type { Played } from './course.ts';

/** How a game plays one round for somebody who asks only what comes of it; the same throws always come to the same. */
export type Roll<C, S, R, P> = (cast: C, before: S, round: R, throws: Throws) => P;

/**
 * The same rolls, remembered. A round that comes to a state that was come to before goes on from that very state, of
 * which plans and odds are known. `keyOf` tells apart all states that differ in anything.
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
