/** Removes pinned throws from a round. */
import { derive } from '../derive/index.ts';
import type { Fact, Round } from '../scenario.ts';

/** The round without its pins, or the round itself if it has none; memoized. */
export type WithoutPins<F extends Fact> = (round: Round<F>) => Round<F>;

export function withoutPinsBy<F extends Fact>(isPin: (fact: F) => boolean): WithoutPins<F> {
  const isFree = (fact: F): boolean => !isPin(fact);
  return derive('rounds without pins', (round: Round<F>): Round<F> => {
    const { facts, announcements } = round;
    if (facts.every(isFree) && announcements.every(({ clauses }) => clauses.every(isFree))) return round;
    return {
      ...round,
      facts: facts.filter(isFree),
      announcements: announcements.map((each) => ({ ...each, clauses: each.clauses.filter(isFree) })),
    };
  });
}
