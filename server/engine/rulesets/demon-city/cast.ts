/** The cast prepared for play: stats looked up, sides joined to their allies, hands and weapons known. */
import { carriedBy, handOf, statOf } from '../../combatants.ts';
import { fightersOf, type AnyFighter, type Fighters } from '../../play/fighters.ts';
import type { Combatant, Hand, Setting } from '../../scenario.ts';
import { deriveFromStage, type Stage } from '../../stage.ts';
import { factsOf, lastFact, type DemonCityFact } from './facts.ts';

/** One combatant as the rules see them. */
export interface Fighter extends AnyFighter<DemonCityFact> {
  readonly hand: Hand;
  /** Index in text order, from 0. */
  readonly index: number;
  readonly armour: number;
  readonly significator?: string;
}

export interface Cast {
  readonly stage: Stage<DemonCityFact>;
  readonly fighters: Fighters<Fighter>;
}

/** Cached by the stage; shared by checks, play and odds. */
export const castOf = deriveFromStage('demon-city/cast', (stage: Stage<DemonCityFact>): Cast => ({
  stage,
  fighters: fightersOf(stage, ({ combatant, traits }, index) => {
    const card = lastFact(traits, 'significator')?.card.text;
    return {
      hand: handOf(stage, combatant),
      index,
      armour: factsOf(traits, 'armour').reduce((sum, armour) => sum + armour.points.value, 0),
      ...(card === undefined ? {} : { significator: card }),
    };
  }),
}));

/**
 * A stat as the rules compare and count it: its base, the 5 of `3 of 5`, whatever is left of it. The texts don’t say;
 * being worn down has effects of its own. A missing one counts 0 (reading t47).
 */
export function valueOf(cast: Cast, fighter: Fighter, stat: string): number {
  return baseIn(cast.stage, fighter.combatant, stat) ?? 0;
}

/** The same for any combatant; undefined where neither they nor their creature have it. */
export function baseIn(setting: Setting, combatant: Combatant, stat: string): number | undefined {
  const found = statOf(setting, combatant, stat);
  return found?.of ?? found?.value;
}

/** What is left of a stat that is spent, at the start of the fight: the 3 of `3 of 5`. */
export function leftOf(cast: Cast, fighter: Fighter, stat: string): number {
  return statOf(cast.stage, fighter.combatant, stat)?.value ?? 0;
}

export function hasStat(cast: Cast, fighter: Fighter, stat: string): boolean {
  return statOf(cast.stage, fighter.combatant, stat) !== undefined;
}

/** The first of these stats that the fighter has; the last of them if there is none. */
export function firstStat(cast: Cast, fighter: Fighter, stats: readonly [string, ...string[]]): string {
  return stats.find((stat) => hasStat(cast, fighter, stat)) ?? stats.at(-1) ?? stats[0];
}

export function carries(cast: Cast, fighter: Fighter): readonly string[] {
  return carriedBy(cast.stage, fighter.combatant).map((thing) => thing.id ?? thing.text);
}

/** A fighter’s stat in words: `Hand-to-Hand 4`. */
export function statWords(cast: Cast, fighter: Fighter, stat: string): string {
  const written = statOf(cast.stage, fighter.combatant, stat)?.name ?? stat;
  return `${written} ${valueOf(cast, fighter, stat)}`;
}
