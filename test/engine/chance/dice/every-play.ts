/** Playing something out with every run of throws there can be. */
import Fraction from 'fraction.js';
import type { Throws } from '../../../../server/engine/chance/index.ts';

/** What came of one run of throws, and how likely that run is. */
export interface Played<T> {
  readonly what: T;
  readonly chance: Fraction;
}

/**
 * Each run is named by its first throws; where play asks for one more, it goes on in as many runs as that throw has
 * results.
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

/** The chance of what the plays have in common. */
export function chanceOf<T>(plays: readonly Played<T>[], happens: (what: T) => boolean): string {
  return plays.reduce((sum, { what, chance }) => (happens(what) ? sum.add(chance) : sum), new Fraction(0)).toFraction();
}
