/** The cast prepared for play: sides joined to their allies, attack bonus, hit points, weapons and forms looked up. */
import { alliances, carriedBy, statOf } from '../../combatants.ts';
import { fightersOf, type AnyFighter, type Fighters } from '../../play/fighters.ts';
import { agree } from '../../play/words.ts';
import { deriveFromStage, type Stage } from '../../stage.ts';
import { factsOf, lastFact, type AttackFact } from './facts.ts';
import { vocabulary } from './vocabulary.ts';

export { fightersNamed, isNamed } from '../../play/fighters.ts';

/** One combatant as the rules see them. */
export interface Fighter extends AnyFighter<AttackFact> {
  /** As written; 0 where none is. */
  readonly attackBonus: number;
  readonly hitPoints?: { readonly now: number; readonly base: number };
  /** The die of the first hit, as written in the combatant’s block. */
  readonly die?: string;
  readonly carries: readonly string[];
}

export interface Cast {
  readonly stage: Stage<AttackFact>;
  readonly fighters: Fighters<Fighter>;
  /** The group of each side. */
  readonly groups: ReadonlyMap<string, string>;
  /** Every weapon that is declared or generally known, by its `thingKey`. */
  readonly weapons: ReadonlySet<string>;
}

/** Cached by the stage, so that checks, play and odds share whatever they derive from it. */
export const castOf = deriveFromStage('attack-algorithm/cast', (stage: Stage<AttackFact>): Cast => {
  const weapons = new Set(
    [...vocabulary.things.map(({ word }) => word), ...stage.things.map(({ name }) => name)].map(thingKey),
  );
  return {
    stage,
    fighters: fightersOf(stage, (fighter) => knownOf(stage, fighter)),
    groups: alliances(stage),
    weapons,
  };
});

function knownOf(
  stage: Stage<AttackFact>,
  { combatant, traits }: AnyFighter<AttackFact>,
): Omit<Fighter, keyof AnyFighter> {
  const points = statOf(stage, combatant, 'HP');
  const die = lastFact(traits, 'damage die')?.die.text;
  return {
    attackBonus: statOf(stage, combatant, 'Attack Bonus')?.value ?? 0,
    carries: carriedBy(stage, combatant).map((thing) => thing.id ?? thing.text),
    ...(points === undefined ? {} : { hitPoints: { now: points.value, base: points.of ?? points.value } }),
    ...(die === undefined ? {} : { die }),
  };
}

/** The styles in which a combatant fights, whatever they hold. */
export function stylesOf(fighter: Fighter): readonly string[] {
  return factsOf(fighter.traits, 'style').map(({ style }) => style.id ?? style.text);
}

/** Normalizes the name of a thing or style, so that different spellings compare equal. */
export function thingKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?|his|her|its|their) /u, '');
}

/** The name of a group in a sentence: `the Players`, or the name of the only member. */
export function groupWords(cast: Cast, group: string): string {
  if (!isAlone(cast, group)) return `the ${group}`;
  const called = cast.fighters.get(group)?.called ?? group;
  const allied = [...cast.groups.values()].filter((each) => each === group).length > 1;
  return allied ? `${called}’s side` : called;
}

/**
 * The verb form for the name of a group: the Players hit, the Host hits; a single combatant takes the singular,
 * whatever letter the name ends with.
 */
export function groupAgrees(cast: Cast, group: string, plural: string, singular: string): string {
  return isAlone(cast, group) ? singular : agree(group, plural, singular);
}

/** Whether a group is a single combatant who is a side of their own. */
export function isAlone({ stage }: Cast, group: string): boolean {
  return stage.sides.find((side) => side.name === group)?.alone === true;
}
