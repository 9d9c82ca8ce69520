/** The cast prepared for play: attributes, hit points, armour and weapons looked up. */
import { carriedBy, handOf, statOf } from '../../combatants.ts';
import { fightersOf, type AnyFighter, type Fighters } from '../../play/fighters.ts';
import type { Carried, Hand, Stat } from '../../scenario.ts';
import { deriveFromStage, type Stage } from '../../stage.ts';
import { attributes, summonAttribute, summonPoints, type Attribute } from './attributes.ts';
import { cellsOf, mostArmour, parts, unarmoured, type Armour } from './body/cells.ts';
import {
  factsOf,
  lastFact,
  type ArmourFact,
  type BelowZero,
  type Holds,
  type MoveablesFact,
  type Weapon,
} from './facts.ts';
import { chooses } from './options.ts';

import { layoutOf } from './sheet/declared.ts';
import type { Layout } from './sheet/layout.ts';

export { fightersNamed, isNamed } from '../../play/fighters.ts';

export interface Points {
  readonly now: number;
  readonly base: number;
}

/** One combatant as the rules see them. */
export interface Fighter extends AnyFighter<MoveablesFact> {
  /** Who throws for them: initiative is tested for the players’ characters only (am-164). */
  readonly hand: Hand;
  /** As written; missing attributes have none. */
  readonly attributes: ReadonlyMap<Attribute, Points>;
  readonly hitPoints?: Points;
  /** 1 where none is written. */
  readonly level: number;
  readonly magicDice: number;
  readonly armour: Armour;
  readonly carries: readonly Carried[];
  readonly layout: Layout;
  /** Spells and summons in mind; a summon is written `(summon)`. */
  readonly knows: readonly Carried[];
  /** The spells and summons in items, and the scrolls, of those things that are carried. */
  readonly holds: readonly Holds[];
  /** Whether they are there only while they are summoned. */
  readonly isSummon: boolean;
  /** What they do below 0 HP, where it is written. */
  readonly belowZero?: BelowZero;
}

export interface Cast {
  readonly stage: Stage<MoveablesFact>;
  readonly fighters: Fighters<Fighter>;
}

/** Cached by the stage, so that checks and play share whatever they derive from it. */
export const castOf = deriveFromStage('acquire-moveables/cast', (stage: Stage<MoveablesFact>): Cast => ({
  stage,
  fighters: fightersOf(stage, (fighter) => knownOf(stage, fighter)),
}));

function knownOf(
  stage: Stage<MoveablesFact>,
  { combatant, traits }: AnyFighter<MoveablesFact>,
): Omit<Fighter, keyof AnyFighter> {
  const stat = (name: string): Stat | undefined => statOf(stage, combatant, name);
  const isSummon = lastFact(traits, 'summon') !== undefined;
  const values = attributes.flatMap((name): [Attribute, Points][] => {
    const written = stat(name);
    if (written !== undefined) return [[name, pointsOf(written)]];
    return isSummon ? [[name, usual(summonAttribute)]] : [];
  });
  const written = stat('HP');
  const hitPoints = written === undefined ? (isSummon ? usual(summonPoints) : undefined) : pointsOf(written);
  const things = carriedBy(stage, combatant);
  const belowZero = lastFact(traits, 'below 0 HP')?.does;
  return {
    hand: handOf(stage, combatant),
    attributes: new Map(values),
    level: stat('LVL')?.value ?? 1,
    magicDice: stat('MD')?.value ?? 0,
    armour: {
      ...armourOf(lastFact(traits, 'armour')),
      ...(chooses(stage, 'shield cap', 'three') ? { most: mostArmour } : {}),
    },
    carries: things.filter(({ known }) => known !== true),
    knows: things.filter(({ known }) => known === true),
    holds: factsOf(traits, 'holds'),
    isSummon,
    layout: layoutOf(stage, traits, things, { STR: stat('STR')?.value, WIL: stat('WIL')?.value }),
    ...(hitPoints === undefined ? {} : { hitPoints }),
    ...(belowZero === undefined ? {} : { belowZero }),
  };
}

function usual(value: number): Points {
  return { now: value, base: value };
}

function pointsOf({ value, of }: Stat): Points {
  return { now: value, base: of ?? value };
}

/** The armour of a block: what is written for a part fills its cells from the first (am-103). */
function armourOf(fact: ArmourFact | undefined): Armour {
  if (fact === undefined) return unarmoured;
  const cells = [...unarmoured.cells];
  for (const { part, values } of fact.pieces) {
    const named = parts.find((each) => each === part.text);
    const places = named === undefined ? [] : cellsOf[named];
    places.forEach((cell, index) => (cells[cell - 1] = values[index]?.value ?? 0));
  }
  return { cells, shield: fact.shield?.value ?? 0 };
}

/** Whether somebody is a player’s character: only they test initiative (am-164). A summon is nobody’s character. */
export function isTested({ hand, isSummon }: Fighter): boolean {
  return hand === 'Players' && !isSummon;
}

/** Whether anybody can come between the players’ characters; without them initiative decides nothing (am-163). */
export function hasInitiative({ fighters }: Cast): boolean {
  return ![...fighters.values()].every(isTested);
}

/** Everybody whom the players play, summons included. */
export function playedByPlayers({ fighters }: Cast): readonly Fighter[] {
  return [...fighters.values()].filter(({ hand }) => hand === 'Players');
}

/** The weapon of this name, if it is declared as one. */
export function weaponNamed({ stage }: Cast, name: string): Weapon | undefined {
  return lastFact(stage.things.find((thing) => thing.name === name)?.traits ?? [], 'weapon');
}
