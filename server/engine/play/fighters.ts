/** Combatants prepared for play, and lookup of fighters by name. */
import { alliances, bodiesNamed, calledInFull, sideOf, traitsOf } from '../combatants.ts';
import { derive } from '../derive/index.ts';
import type { Combatant, Fact, NameRef } from '../scenario.ts';
import type { Stage } from '../stage.ts';

/** What all games know of a fighter. */
export interface AnyFighter<F extends Fact = Fact> {
  readonly name: string;
  readonly called: string;
  readonly combatant: Combatant<F>;
  /** The name of the first of their allied sides. */
  readonly group: string;
  /** Their facts, those of their creature first. */
  readonly traits: readonly F[];
}

/** Fighters by name, in order of declaration. */
export type Fighters<T> = ReadonlyMap<string, T>;

/** All fighters, with the game’s own data on each; of several with one name, the first. */
export function fightersOf<F extends Fact, T extends object>(
  stage: Stage<F>,
  more: (fighter: AnyFighter<F>, index: number) => T,
): Fighters<AnyFighter<F> & T> {
  const groups = alliances(stage);
  const fighters = new Map<string, AnyFighter<F> & T>();
  for (const combatant of stage.combatants) {
    const { name } = combatant;
    if (fighters.has(name)) continue;
    const side = sideOf(stage, combatant)?.name ?? combatant.side.text;
    const fighter: AnyFighter<F> = {
      name,
      called: calledInFull(combatant),
      combatant,
      group: groups.get(side) ?? side,
      traits: traitsOf(stage, combatant),
    };
    fighters.set(name, { ...fighter, ...more(fighter, fighters.size) });
  }
  return fighters;
}

interface Fighting<T> {
  readonly stage: Stage;
  readonly fighters: Fighters<T>;
}

/** The fighters that names refer to, without duplicates; a creature’s name refers to each of its bodies. */
export function fightersNamed<T>(cast: Fighting<T>, names: readonly NameRef[]): readonly T[] {
  const bodies = bodiesIn(cast);
  const [only] = names;
  if (only !== undefined && names.length === 1) return bodies.get(only.id ?? '') ?? [];
  return [...new Set(names.flatMap(({ id = '' }) => bodies.get(id) ?? []))];
}

/** Whether one of the names refers to a fighter. */
export function isNamed<T>(cast: Fighting<T>, names: readonly NameRef[], fighter: T): boolean {
  return names.some(({ id = '' }) => bodiesIn(cast).get(id)?.includes(fighter) === true);
}

function bodiesIn<T>(cast: Fighting<T>): ReadonlyMap<string, readonly T[]> {
  return bodiesByName(cast) as ReadonlyMap<string, readonly T[]>;
}

/** An index, since lookups are too frequent for a search through all combatants. */
const bodiesByName = derive(
  'bodies by name',
  ({ stage, fighters }: Fighting<unknown>): ReadonlyMap<string, readonly unknown[]> => {
    const names = new Set(
      stage.combatants.flatMap(({ name, creature }) => [name, ...(creature?.id === undefined ? [] : [creature.id])]),
    );
    return new Map(
      [...names].map((id) => [id, bodiesNamed(stage, id).flatMap(({ name }) => fighters.get(name) ?? [])]),
    );
  },
);

/** A state with a condition for each fighter, by name. */
interface Conditioned<C> {
  readonly fighters: ReadonlyMap<string, C>;
}

/** The state with some fighters’ conditions changed; a fighter without one starts from `nobody`. */
export function withConditions<C, F extends Conditioned<C>>(
  fight: F,
  who: readonly { readonly name: string }[],
  nobody: C,
  change: (condition: C) => C,
): F {
  const fighters = new Map(fight.fighters);
  for (const { name } of who) fighters.set(name, change(fighters.get(name) ?? nobody));
  return { ...fight, fighters };
}
