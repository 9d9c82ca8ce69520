/** The state of a fight between two moments: everybody’s hit points, injuries and what they can do. */
import { derive } from '../../derive/index.ts';
import type { StateParts } from '../../game/index.ts';
import type { Events } from '../../play/events.ts';
import { withConditions } from '../../play/fighters.ts';
import { factsKey, stateKey } from '../../play/state-key.ts';
import type { Round } from '../../scenario.ts';
import { isDark, meetingOf, timeAndPlace, type Exploring, type Disposition } from './exploration/state.ts';
import { exhausted } from './sheet/exhaustion.ts';
import { emptySheet, type Sheet } from './sheet/sheet.ts';
import type { Attribute } from './attributes.ts';
import type { Fighter, Points } from './cast.ts';
import { factsOf, nameOf, type BelowZero, type MoveablesFact, type WrittenState } from './facts.ts';
import type { HazardCounts } from './hazards/counted.ts';
import { hurtStates, placeStates } from './vocabulary.ts';

/** Hors de combat, and the two turns on the way back to acting normally (am-191). */
export type Downed = 'hors de combat' | 'on the knees' | 'regaining balance';

/** Where a spell is: in an item of this name, or in somebody’s mind (am-227). */
export type SpellPlace = string;
export const inMind: SpellPlace = '';

/** Whether a summon is there: until so many seconds have passed, or as an enemy until a round is over. */
export type Presence =
  | { readonly is: 'away' }
  | { readonly is: 'here'; readonly seconds: number }
  | { readonly is: 'hostile'; readonly until: number };

/** One fighter’s condition. `hitPoints` is missing where none are written. */
export interface Condition {
  readonly hitPoints?: Points;
  readonly lost: number;
  readonly belowZero?: BelowZero;
  readonly downed?: Downed;
  readonly isDead?: true;
  /** Out of the fight by the writer’s word. */
  readonly ruledOut?: true;
  readonly isProne?: true;
  /** No action in the round of this number (am-208). */
  readonly windedIn?: number;
  /** Held things that lie on the ground. */
  readonly dropped: readonly string[];
  /** Things that have been drawn from a sheath or taken from a pack. */
  readonly drawn: readonly string[];
  /** Steps along the reload track, for weapons that have been fired or reloaded. */
  readonly reloaded: ReadonlyMap<string, number>;
  /** Magic dice that are spent until the next long rest. */
  readonly spentDice: number;
  /** The spells of those places where they are no longer as written. */
  readonly spells?: ReadonlyMap<SpellPlace, readonly string[]>;
  /** Spells whose effect goes on, each with the place that it was cast from. */
  readonly inEffect?: ReadonlyMap<string, SpellPlace>;
  /** Scrolls that have burnt. */
  readonly burnt?: readonly string[];
  /** Of a summon only. */
  readonly presence?: Presence;
  /** The level of exhaustion: that of the sheet, kept here because every test looks at it. */
  readonly exhaustion: number;
  readonly sheet: Sheet;
  /** The result of the last initiative test, until the turn is over, or for the whole fight (am-q091). */
  readonly initiative?: 'early' | 'late';
  /** How they feel about the party, once that has been rolled (am-162). */
  readonly disposition?: Disposition;
  /** Those who have got away from them into the next room, and the round at whose end they follow (am-140). */
  readonly follows?: Following;
  /** Silver pieces, once some have been spent or found. */
  readonly silver?: number;
  /** Missing until one of them counts something. */
  readonly hazards?: HazardCounts;
}

export interface Following {
  readonly whom: readonly string[];
  readonly arrivesIn: number;
}

export interface Fight {
  readonly fighters: ReadonlyMap<string, Condition>;
  /** Facts in force: those of the scenario and of the heads of the rounds played so far. */
  readonly facts: readonly MoveablesFact[];
  readonly events: Events;
  readonly exploring: Exploring;
}

/** The condition of whoever has none of their own yet. */
export const nobody: Condition = {
  lost: 0,
  dropped: [],
  drawn: [],
  reloaded: new Map(),
  spentDice: 0,
  exhaustion: 0,
  sheet: emptySheet,
};

/**
 * The state with what the head of a round says, as before if it has that already; “no longer” ends whatever was said in
 * the same words.
 */
export function withFactsOf(fight: Fight, { facts }: Pick<Round<MoveablesFact>, 'facts'>): Fight {
  if (facts.length === 0) return fight;
  const ended = factsOf(facts, 'no longer').map(({ words }) => words.text.toLowerCase());
  const isEnded = (fact: MoveablesFact): boolean => 'words' in fact && ended.includes(fact.words.text.toLowerCase());
  const left = fight.facts.filter((fact) => !isEnded(fact));
  return { ...fight, facts: [...left, ...facts.filter((fact) => !left.includes(fact))] };
}

/** Equal for states from which the fight continues alike, within a round and between two. */
export function fightKey({ fighters, facts, events, exploring }: Fight): string {
  const conditions = [...fighters].map(([name, condition]) => [name, conditionKey(condition)]);
  return stateKey([conditions, factsKey(facts), events, exploringKey(exploring)]);
}

/** Each fighter’s condition, and time and place. */
export const fightParts: StateParts<Fight> = {
  keyOf: (fight, part) =>
    part === timeAndPlace ? exploringKey(fight.exploring) : conditionKey(conditionOf(fight, part)),
  glanceOf: (fight, part) => attackerKey(conditionOf(fight, part)),
  withPart: (fight, part, { fighters, exploring }) => {
    if (part === timeAndPlace) return { ...fight, exploring };
    const condition = fighters.get(part);
    return condition === undefined ? fight : { ...fight, fighters: new Map(fight.fighters).set(part, condition) };
  },
  partsFor: (name, word) => [Object.values<string>(placeStates).includes(word) ? timeAndPlace : name],
};

const exploringKey = derive('acquire-moveables/keys of exploring', (exploring: Exploring): string =>
  stateKey(exploring),
);

/** A blow changes a condition without its sheet, whose key is longer than the rest. */
const conditionKey = derive(
  'acquire-moveables/keys of conditions',
  ({ sheet, ...condition }: Condition): string => `${stateKey(condition)} ${sheetKey(sheet)}`,
);

/** What an attack sees of whoever makes it: neither HP nor the inventories, since no test and no damage needs them. */
const attackerKey = derive(
  'acquire-moveables/keys of attackers',
  ({ hitPoints: _, lost: __, sheet, ...condition }: Condition): string =>
    `${stateKey(condition)}${sheet.isInComa === true}`,
);

const sheetKey = derive('acquire-moveables/keys of sheets', (sheet: Sheet): string => stateKey(sheet));

export function conditionOf(fight: Fight, name: string): Condition {
  return fight.fighters.get(name) ?? nobody;
}

/** The fight with one fighter’s condition changed. */
export function changed(fight: Fight, who: Fighter, change: (condition: Condition) => Condition): Fight {
  return withConditions(fight, [who], nobody, change);
}

/** HP set to a number, and what that loses counted. */
export function withPoints({ hitPoints, lost, ...condition }: Condition, now: number): Condition {
  if (hitPoints === undefined) return { ...condition, lost };
  return { ...condition, lost: lost + hitPoints.now - now, hitPoints: { ...hitPoints, now } };
}

/** The change that the writer’s word makes. */
export function puttingInto(state: WrittenState): (condition: Condition) => Condition {
  switch (state) {
    case 'out of the fight':
      return (condition) => ({ ...condition, ruledOut: true });
    case 'back in the fight':
      return ({ ruledOut: _, ...condition }) => standsAgain(condition);
    case 'hors de combat':
      return (condition) => ({ ...condition, downed: 'hors de combat', isProne: true });
    case 'prone':
      return (condition) => ({ ...condition, isProne: true });
    case 'standing':
      return ({ isProne: _, ...condition }) => condition;
  }
}

/** Whoever was hors de combat no longer is, nor lies there. */
export function standsAgain({ downed, isProne, ...condition }: Condition): Condition {
  return downed === undefined && isProne === true ? { ...condition, isProne } : condition;
}

/** Whether somebody does nothing more in the fight for now. */
export function isOut(condition: Condition): boolean {
  return hasNoTurn(condition) || condition.downed !== undefined;
}

/** Whether somebody does nothing at all; those who are hors de combat still have turns (am-186). */
export function hasNoTurn({
  isDead,
  ruledOut,
  sheet,
  presence,
}: Pick<Condition, 'isDead' | 'ruledOut' | 'sheet' | 'presence'>): boolean {
  return isDead === true || ruledOut === true || sheet.isInComa === true || presence?.is === 'away';
}

/** The current value of an attribute, lowered by exhaustion; undefined if it isn’t written (am-088, am-q004). */
export function valueOf(fight: Fight, { name, attributes }: Fighter, attribute: Attribute): number | undefined {
  const points = attributes.get(attribute);
  return points === undefined ? undefined : exhausted(points.now, conditionOf(fight, name).exhaustion);
}

/** Whether a combatant is in a state, named as in the vocabulary. */
export function isIn(fight: Fight, name: string, state: string): boolean {
  const condition = conditionOf(fight, name);
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isOut(condition);
    case hurtStates.downed:
      return condition.downed !== undefined;
    case hurtStates.dead:
      return condition.isDead === true;
    case hurtStates.coma:
      return condition.sheet.isInComa === true;
    case hurtStates.exhausted:
      return condition.exhaustion > 0;
    case hurtStates.belowZero:
      return condition.hitPoints !== undefined && condition.hitPoints.now < 0;
    case hurtStates.winded:
      return condition.windedIn !== undefined;
    case hurtStates.prone:
      return condition.isProne === true;
    case placeStates.ambushed:
      return meetingOf(fight.exploring, name) === 'ambushed';
    case placeStates.surprising:
      return meetingOf(fight.exploring, name) === 'with surprise';
    case placeStates.dark:
      return isDark(fight.exploring);
    case hurtStates.here:
      return condition.presence?.is !== 'away';
    case 'hostile':
      return condition.presence?.is === 'hostile' || condition.disposition === state;
    case 'unhurt':
      return condition.lost === 0;
    case 'hurt':
      return condition.lost > 0;
    default:
      return condition.disposition === state;
  }
}

/** The things that are neither on the ground nor burnt. */
export function carriedNow({ carries }: Fighter, { dropped, burnt = [] }: Condition): readonly string[] {
  return carries.map(nameOf).filter((thing) => !dropped.includes(thing) && !burnt.includes(thing));
}

/** The spells and summons that are in somebody’s mind now. */
export function inMindNow({ knows }: Fighter, { spells }: Condition): readonly string[] {
  return spells?.get(inMind) ?? knows.map(nameOf);
}
