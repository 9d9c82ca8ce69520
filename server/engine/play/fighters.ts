/** Who takes part, looked up for play: each combatant once, and whom names stand for. */
import { alliances, bodiesNamed, calledInFull, sideOf, traitsOf } from '../combatants.ts';
import { derive } from '../derive/index.ts';
import type { Combatant, Fact, NameRef } from '../scenario.ts';
import type { Stage } from '../stage.ts';

/** One combatant in any game. */
export interface AnyFighter<F extends Fact = Fact> {
  readonly name: string;
  readonly called: string;
  readonly combatant: Combatant<F>;
  /** The name of the first of the sides that they win and lose with. */
  readonly group: string;
  /** What is said of them, their creature’s words first. */
  readonly traits: readonly F[];
}

/** By their names, in the order in which the scenario declares them. */
export type Fighters<T> = ReadonlyMap<string, T>;

/** Everybody who takes part, with what else a game knows of each; of several of one name the first. */
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

/** Those whom names stand for: each body of a creature by itself, nobody twice. */
export function fightersNamed<T>(cast: Fighting<T>, names: readonly NameRef[]): readonly T[] {
  const bodies = bodiesIn(cast);
  const [only] = names;
  if (only !== undefined && names.length === 1) return bodies.get(only.id ?? '') ?? [];
  return [...new Set(names.flatMap(({ id = '' }) => bodies.get(id) ?? []))];
}

/** Whether one of the names stands for somebody. */
export function isNamed<T>(cast: Fighting<T>, names: readonly NameRef[], fighter: T): boolean {
  return names.some(({ id = '' }) => bodiesIn(cast).get(id)?.includes(fighter) === true);
}

function bodiesIn<T>(cast: Fighting<T>): ReadonlyMap<string, readonly T[]> {
  return bodiesByName(cast) as ReadonlyMap<string, readonly T[]>;
}

/** Looked up so often that going through all combatants would be slow. */
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

/** A fight with a condition for each fighter, by name. */
interface Conditioned<C> {
  readonly fighters: ReadonlyMap<string, C>;
}

/** The fight when the conditions of some have changed; whoever has none yet begins with `nobody`’s. */
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
