/** Who takes part, made ready for play: Willpower, drives, advantages, flaws and wounds looked up. */
import { alliances, bodiesNamed, calledInFull, handOf, sideOf, statOf, traitsOf } from '../../combatants.ts';
import { oncePer } from '../../once.ts';
import type { Combatant, NameRef } from '../../scenario.ts';
import { oncePerStage, type Stage } from '../../stage.ts';
import type { QuickShotFact } from './facts.ts';

/** The base amount of the general pool of most characters (qs-190). */
export const usualBase = 5;

/** One combatant as the rules see them. `isNpc` is set of those for whom the players don’t roll. */
export interface Fighter {
  readonly name: string;
  readonly called: string;
  readonly combatant: Combatant<QuickShotFact>;
  readonly isNpc: boolean;
  /** The name of the first of the sides that they win and lose with. */
  readonly group: string;
  readonly traits: readonly QuickShotFact[];
  /** What is in the general pool, and its base amount. */
  readonly willpower: { readonly now: number; readonly base: number };
}

export interface Cast {
  readonly stage: Stage<QuickShotFact>;
  readonly fighters: ReadonlyMap<string, Fighter>;
  /** The group of each side. */
  readonly groups: ReadonlyMap<string, string>;
}

/**
 * The same value for as long as the stage is the same, so that checks, play and odds share what they work out of it.
 */
export const castOf = oncePerStage((stage: Stage<QuickShotFact>): Cast => {
  const groups = alliances(stage);
  const fighters = new Map<string, Fighter>();
  for (const combatant of stage.combatants) {
    if (!fighters.has(combatant.name)) fighters.set(combatant.name, fighterOf(stage, groups, combatant));
  }
  return { stage, fighters, groups };
});

function fighterOf(
  stage: Stage<QuickShotFact>,
  groups: ReadonlyMap<string, string>,
  combatant: Combatant<QuickShotFact>,
): Fighter {
  const side = sideOf(stage, combatant)?.name ?? combatant.side.text;
  return {
    name: combatant.name,
    called: calledInFull(combatant),
    combatant,
    group: groups.get(side) ?? side,
    isNpc: handOf(stage, combatant) === 'Host',
    traits: traitsOf(stage, combatant),
    willpower: willpowerOf(stage, combatant),
  };
}

/**
 * Where none is written, as much as most characters have; more or less than the base is written as it is, and changes
 * the base only behind `of`.
 */
function willpowerOf(stage: Stage<QuickShotFact>, combatant: Combatant<QuickShotFact>): Fighter['willpower'] {
  const stat = statOf(stage, combatant, 'Willpower');
  return {
    now: Math.max(0, Math.trunc(stat?.value ?? usualBase)),
    base: Math.max(0, Math.trunc(stat?.of ?? usualBase)),
  };
}

/** Those whom names stand for: each body of a creature by itself, nobody twice. */
export function fightersNamed(cast: Cast, names: readonly NameRef[]): readonly Fighter[] {
  return [...new Set(names.flatMap(({ id = '' }) => bodiesByName(cast).get(id) ?? []))];
}

/** Looked up so often that going through all combatants would be slow. */
const bodiesByName = oncePer(({ stage, fighters }: Cast): ReadonlyMap<string, readonly Fighter[]> => {
  const names = new Set(
    stage.combatants.flatMap(({ name, creature }) => [name, ...(creature?.id === undefined ? [] : [creature.id])]),
  );
  return new Map([...names].map((id) => [id, bodiesNamed(stage, id).flatMap(({ name }) => fighters.get(name) ?? [])]));
});

/** What makes two quoted names the same, however they are written: of drives, wounds, actions and the like. */
export function wordsKey(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^(?:the|an?|his|her|its|their) /u, '');
}
