/** The announcing order: ascending Agility. Step 1 of both editions. */
import { known } from '../../combatants.ts';
import type { Round } from '../../scenario.ts';
import type { Throws } from '../../chance/index.ts';
import { hasStat, valueOf, type Cast, type Fighter } from './cast.ts';
import { factsOf, lastFact, type DemonCityFact } from './facts.ts';

/**
 * Everybody from the slowest to the most agile. Ties are in the drawn order, initially text order (reading d25), unless
 * a sentence settles them. A combatant without Agility takes the place that a sentence gives, otherwise the slowest.
 */
export function announcingOrder(
  cast: Cast,
  drawn: readonly string[],
  facts: readonly DemonCityFact[],
): readonly Fighter[] {
  const pairs = factsOf(facts, 'announcing order').flatMap((order) =>
    known(order.first).flatMap((first) => known(order.then).map((then) => ({ first, then }))),
  );
  const agility = agilities(cast);
  for (const { first, then } of pairs) lendAgility(cast, agility, first, then);
  const place = new Map(drawn.map((name, index) => [name, index]));
  const placeOf = (fighter: Fighter): number => place.get(fighter.name) ?? fighter.index;
  const waiting = [...cast.fighters.values()].sort(
    (a, b) => (agility.get(a.name) ?? 0) - (agility.get(b.name) ?? 0) || placeOf(a) - placeOf(b),
  );
  const held = (fighter: Fighter): boolean =>
    pairs.some(
      ({ first, then }) =>
        then === fighter.name &&
        waiting.some((other) => other.name === first && agility.get(first) === agility.get(then)),
    );
  const order: Fighter[] = [];
  while (waiting.length > 0) {
    const next = waiting.find((fighter) => !held(fighter)) ?? waiting[0];
    if (next === undefined) break;
    waiting.splice(waiting.indexOf(next), 1);
    order.push(next);
  }
  return order;
}

/** Whether the head of a round has ties of Agility drawn again; the result holds until the next draw. */
export function drawsTies(round: Round<DemonCityFact>): boolean {
  return lastFact(round.facts, 'draws ties anew') !== undefined;
}

/** All names in a randomly drawn order. */
export function drawnOrder(names: readonly string[], throws: Throws): readonly string[] {
  const waiting = [...names];
  return names.flatMap(() => waiting.splice(throws.pick(waiting.length), 1));
}

/** Those with equal Agility, each group in its order: `Agility 3: Bill, Ann`. */
export function tieWords(cast: Cast, drawn: readonly string[], facts: readonly DemonCityFact[]): readonly string[] {
  const groups = new Map<number, string[]>();
  for (const fighter of announcingOrder(cast, drawn, facts).filter((each) => hasStat(cast, each, 'Agility'))) {
    const agility = valueOf(cast, fighter, 'Agility');
    groups.set(agility, [...(groups.get(agility) ?? []), fighter.called]);
  }
  return [...groups]
    .filter(([, names]) => names.length > 1)
    .map(([agility, names]) => `Agility ${agility}: ${names.join(', ')}`);
}

function agilities(cast: Cast): Map<string, number> {
  return new Map([...cast.fighters.values()].map((fighter) => [fighter.name, valueOf(cast, fighter, 'Agility')]));
}

function lendAgility(cast: Cast, agility: Map<string, number>, first: string, then: string): void {
  const lacks = (name: string): boolean => {
    const fighter = cast.fighters.get(name);
    return fighter !== undefined && !hasStat(cast, fighter, 'Agility');
  };
  const [one, other] = [agility.get(first), agility.get(then)];
  if (one !== undefined && other !== undefined && lacks(then)) agility.set(then, one);
  else if (one !== undefined && other !== undefined && lacks(first)) agility.set(first, other);
}
