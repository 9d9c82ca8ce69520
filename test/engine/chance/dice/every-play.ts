/** Plays something with every possible sequence of throws. */
import Fraction from 'fraction.js';
import type { Throws } from '../../../../server/engine/chance/index.ts';

/** The result of one sequence of throws, and its chance. */
export interface Played<T> {
  readonly what: T;
  readonly chance: Fraction;
}

/**
 * Each sequence is given by its first throws; where play asks for one more, it branches for each result of that throw.
 */
export function* everyPlay<T>(
  play: (throws: Throws) => T,
  picks: readonly number[] = [],
  chance = new Fraction(1),
): Generator<Played<T>> {
  let asked = 0;
  let open = 0;
  const pick = (n: number): number => {
    const known = picks[asked];
    asked += 1;
    if (known === undefined && open === 0) open = n;
    return known ?? 0;
  };
  const what = play({ pick });
  if (open === 0) yield { what, chance };
  for (let next = 0; next < open; next += 1) yield* everyPlay(play, [...picks, next], chance.div(open));
}

/** The total chance of plays with the same result. */
export function chanceOf<T>(plays: readonly Played<T>[], happens: (what: T) => boolean): string {
  return plays.reduce((sum, { what, chance }) => (happens(what) ? sum.add(chance) : sum), new Fraction(0)).toFraction();
}
