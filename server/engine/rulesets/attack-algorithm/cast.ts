/**
 * Who takes part, made ready for play: sides joined to their allies, attack bonus, hit points, weapons and forms looked
 * up.
 */
import { alliances, bodiesNamed, calledInFull, carriedBy, sideOf, statOf, traitsOf } from '../../combatants.ts';
import { agree } from '../../play/words.ts';
import { oncePer } from '../../once.ts';
import type { Combatant, NameRef } from '../../scenario.ts';
import { oncePerStage, type Stage } from '../../stage.ts';
import { factsOf, lastFact, type AttackFact } from './facts.ts';
import { vocabulary } from './vocabulary.ts';

/** One combatant as the rules see them. `group` is the name of the first of the sides that they win and lose with. */
export interface Fighter {
  readonly name: string;
  readonly called: string;
  readonly combatant: Combatant<AttackFact>;
  readonly group: string;
  readonly traits: readonly AttackFact[];
  /** As it is written; 0 where nothing is. */
  readonly attackBonus: number;
  readonly hitPoints?: { readonly now: number; readonly base: number };
  /** The die of the first hit as it is written in their block. */
  readonly die?: string;
  readonly carries: readonly string[];
}

export interface Cast {
  readonly stage: Stage<AttackFact>;
  readonly fighters: ReadonlyMap<string, Fighter>;
  /** The group of each side. */
  readonly groups: ReadonlyMap<string, string>;
  /** Every weapon that is declared or known to everybody, by its `thingKey`. */
  readonly weapons: ReadonlySet<string>;
}

/**
 * The same value for as long as the stage is the same, so that checks, play and odds share what they work out of it.
 */
export const castOf = oncePerStage((stage: Stage<AttackFact>): Cast => {
  const groups = alliances(stage);
  const fighters = new Map<string, Fighter>();
  for (const combatant of stage.combatants) {
    if (!fighters.has(combatant.name)) fighters.set(combatant.name, fighterOf(stage, groups, combatant));
  }
  const weapons = new Set(
    [...vocabulary.things.map(({ word }) => word), ...stage.things.map(({ name }) => name)].map(thingKey),
  );
  return { stage, fighters, groups, weapons };
});

function fighterOf(
  stage: Stage<AttackFact>,
  groups: ReadonlyMap<string, string>,
  combatant: Combatant<AttackFact>,
): Fighter {
  const side = sideOf(stage, combatant)?.name ?? combatant.side.text;
  const traits = traitsOf(stage, combatant);
  const points = statOf(stage, combatant, 'HP');
  const die = lastFact(traits, 'damage die')?.die.text;
  return {
    name: combatant.name,
    called: calledInFull(combatant),
    combatant,
    group: groups.get(side) ?? side,
    traits,
    attackBonus: statOf(stage, combatant, 'Attack Bonus')?.value ?? 0,
    carries: carriedBy(stage, combatant).map((thing) => thing.id ?? thing.text),
    ...(points === undefined ? {} : { hitPoints: { now: points.value, base: points.of ?? points.value } }),
    ...(die === undefined ? {} : { die }),
  };
}

/** Those whom names stand for: each body of a creature by itself, nobody twice. */
export function fightersNamed(cast: Cast, names: readonly NameRef[]): readonly Fighter[] {
  const bodies = bodiesByName(cast);
  const [only] = names;
  if (only !== undefined && names.length === 1) return bodies.get(only.id ?? '') ?? [];
  return [...new Set(names.flatMap(({ id = '' }) => bodies.get(id) ?? []))];
}

/** Looked up so often that going through all combatants would be slow. */
const bodiesByName = oncePer(({ stage, fighters }: Cast): ReadonlyMap<string, readonly Fighter[]> => {
  const names = new Set(
    stage.combatants.flatMap(({ name, creature }) => [name, ...(creature?.id === undefined ? [] : [creature.id])]),
  );
  return new Map([...names].map((id) => [id, bodiesNamed(stage, id).flatMap(({ name }) => fighters.get(name) ?? [])]));
});

/** Whether one of the names stands for somebody. */
export function isNamed(cast: Cast, names: readonly NameRef[], fighter: Fighter): boolean {
  return names.some(({ id = '' }) => bodiesByName(cast).get(id)?.includes(fighter) === true);
}

/** The styles in which somebody fights, whatever they hold. */
export function stylesOf(fighter: Fighter): readonly string[] {
  return factsOf(fighter.traits, 'style').map(({ style }) => style.id ?? style.text);
}

/** What makes two things or styles the same, however they are written. */
export function thingKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?|his|her|its|their) /u, '');
}

/** The name of a group in a sentence: `the Players`, or the name of one who is on their own. */
export function groupWords(cast: Cast, group: string): string {
  if (!isAlone(cast, group)) return `the ${group}`;
  const called = cast.fighters.get(group)?.called ?? group;
  const allied = [...cast.groups.values()].filter((each) => each === group).length > 1;
  return allied ? `${called}’s side` : called;
}

/**
 * What goes with the name of a group: the Players hit, the Host hits; somebody on their own is one, whatever their name
 * ends with.
 */
export function groupAgrees(cast: Cast, group: string, plural: string, singular: string): string {
  return isAlone(cast, group) ? singular : agree(group, plural, singular);
}

/** Whether a group is named for somebody who is a side of their own. */
export function isAlone({ stage }: Cast, group: string): boolean {
  return stage.sides.find((side) => side.name === group)?.alone === true;
}
