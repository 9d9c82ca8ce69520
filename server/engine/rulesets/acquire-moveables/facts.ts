/** The facts that Acquire Moveables adds to those that all games share. */
import { factsOf, type FactOf } from '../../facts.ts';
import type { Carried, NameRef, Numeral, Words } from '../../scenario.ts';
import type { LastingKind } from './dice/lasting.ts';
import type { FatigueKind, Inventory } from './sheet/sheet.ts';
import type { Source } from '../../source.ts';
import type { Insulation } from './hazards/cold-chart.ts';

export { factsOf, lastFact } from '../../facts.ts';

/** How a weapon reaches its target. */
export type Reach = 'close' | 'ranged' | 'thrown';

/** What somebody does below 0 HP: fall, hors de combat, or fight on (am-183). */
export type BelowZero = 'falls' | 'fights on';

/** A state that the writer puts somebody into. */
export type WrittenState = 'out of the fight' | 'back in the fight' | 'hors de combat' | 'prone' | 'standing';

/** What the numbers of a pin are for; `opponent` is the other roll of a contest. */
export type PinPurpose = 'location' | 'damage' | 'injury row' | 'mishap' | 'initiative' | 'opponent';

/** The dice that the head of a round can roll, as their pins call them. */
export type HeadDie = 'encounter' | 'recon' | 'disposition' | 'healing' | 'recovery';

/** What a die of a head shows; without a value it is left to chance. */
export interface PinnedHeadDie {
  readonly of: HeadDie;
  /** The injury that a healing die is for; missing if it is for any. */
  readonly injury?: Words;
  readonly value?: Numeral;
}

/** A number of ARM for each cell of a part, in order of the cells. */
export interface PartArmour {
  readonly part: Words;
  readonly values: readonly Numeral[];
}

/** What is written of an injury after its name; `every` says how often its healing die is rolled (am-081, am-082). */
export interface InjuryWords {
  readonly slots?: Numeral;
  readonly healing?: { readonly kind: LastingKind; readonly die: Words; readonly every?: Words };
  readonly bleeding?: Numeral;
  readonly internal?: Numeral;
  readonly isPermanent: boolean;
}

/** Fatigue that is moved to the other inventory at a rest. */
export interface MoveWords {
  readonly count: Numeral;
  readonly to: Inventory;
}

/** The side of a door that its bars are on, as the party sees it. */
export type BarSide = 'this side' | 'far side';

/** A reason for a step of the recon die (am-157 to am-159). */
export interface ReconReason {
  readonly step: 'quiet' | 'loud' | 'candle';
  readonly words?: Words;
  readonly source: Source;
}

/** A language and how well somebody knows it, from 1 to 9. */
export interface Tongue {
  readonly tongue: Words;
  readonly value: Numeral;
}

/** The content of each kind of fact. */
interface Said {
  weapon: { reach: Reach; die?: Words; reload?: Numeral; slots?: Numeral };
  armour: { pieces: readonly PartArmour[]; shield?: Numeral };
  /** `who` is empty in a combatant’s own block. */
  'below 0 HP': { who: readonly NameRef[]; does: BelowZero };
  state: { who: readonly NameRef[]; state: WrittenState };
  'hit points': { who: readonly NameRef[]; points: Numeral; way: 'loses' | 'regains' };
  /** Steps of the location die for one reason: up if it is harder to hit, down if easier (am-177). */
  harder: { steps: Numeral; words?: Words; whose: readonly NameRef[] };
  easier: { steps: Numeral; words?: Words; whose: readonly NameRef[] };
  cover: { words?: Words; over: readonly Words[] };
  /** The roll twice, of which the better or the worse counts (am-020, am-021). */
  advantage: { words?: Words; whose: readonly NameRef[] };
  disadvantage: { words?: Words; whose: readonly NameRef[] };
  /** `STR+GRC`, for a test that the verb doesn’t name one for; `against` is the opponent’s test in a contest. */
  attributes: { names: readonly Words[]; against?: readonly Words[] };
  'with thing': { uses: NameRef };
  'magic dice': { count: Numeral };
  /** What a spell is cast from, or a summon called from: a scroll, or a held item. */
  'from thing': { uses: NameRef };
  /** Spells and summons in an item; `burns` for a scroll, which is blank if it holds none. */
  holds: { item: NameRef; held: readonly Carried[]; burns?: true };
  /** Somebody who is there only while they are summoned; `hours` is missing if that isn’t from the start. */
  summon: { hours?: Numeral };
  'moves spells': { who: NameRef; spells: readonly Words[]; to?: NameRef };
  'spell ends': { who: NameRef; spell: Words };
  dispels: { spell: Words };
  dismisses: { whom: readonly NameRef[] };
  /** The column of the injury table for damage that strikes no cell of the body (am-q104). */
  'hazard location': { part: Words };
  /** Whether one’s own magic dice may be added to that of a scroll (am-q129). */
  'scroll mix': { as: 'joined' | 'apart' };
  hurrying: object;
  /** Something free that is done besides the action (am-165). */
  free: { does: Words; words?: Words; thing?: NameRef };
  /** A die without a number is left to chance. */
  'pinned roll': { dice: readonly { readonly purpose?: PinPurpose; readonly value?: Numeral }[] };
  /** A decision of the writer where the text is silent (4.2 of the reading), in words. */
  decision: { about: Words; words: Words };
  /** What an empty cell of the injury table does, in the writer’s words; `points` are the HP, below 0. */
  'injury cell': { part: Words; points: Numeral; words: Words };
  /** Of a combatant, of those named, or of a side (am-185). */
  'no prisoners': { who: readonly NameRef[]; side?: NameRef };
  'no longer': { words: Words };
  /** The slots of each row of an inventory, the lowest first, and the levels of exhaustion of the mental one. */
  rows: { inventory: Inventory; rows: readonly Numeral[]; levels?: readonly Numeral[] };
  'takes fatigue': { who: readonly NameRef[]; where: Inventory };
  /** Fatigue, at the start in a block (where `who` is empty) or gained in a round’s head. */
  'gains fatigue': { who: readonly NameRef[]; count: Numeral; of: FatigueKind; where?: Inventory; words?: Words };
  /** All of it without a `count`. */
  'loses fatigue': { who: readonly NameRef[]; count?: Numeral; of: FatigueKind; words?: Words };
  injury: { who: readonly NameRef[]; name: Words; of: InjuryWords };
  exhaustion: { who: readonly NameRef[]; level: Numeral };
  'short rest': { who: readonly NameRef[]; moves: readonly MoveWords[] };
  'long rest': {
    who: readonly NameRef[];
    hours: Numeral;
    hasRation: boolean;
    /** Armour that isn’t taken off. */
    armour?: Words;
    moves: readonly MoveWords[];
  };
  /** What the text doesn’t say: how much fatigue bleeding gives each round, and for what. */
  'bleed rate': { count: Numeral; each: 'bleeding' | 'injury' };
  /** What the text doesn’t say: the end of a coma, and how much stays in the Death Save pool. */
  'wakes up': { who: readonly NameRef[]; pool?: Numeral };
  /** The slots that a thing takes, and whether it is kept in mind, as a spell is (am-047). */
  item: { slots: number; inMind: boolean };
  /** Where somebody keeps a thing: along a row or a column (am-048). */
  keeps: { thing: NameRef; along: 'row' | 'column'; at: Numeral };
  light: { levels: Numeral };
  door: {
    material?: 'wooden' | 'metal';
    isLocked?: true;
    bars?: { readonly count: Numeral; readonly side: BarSide };
  };
  /** The time of day at the start, on a clock of 24 hours. */
  clock: { hours: Numeral; minutes: Numeral };
  /** A check that noise or alarm triggers. */
  'encounter check': { words: Words; recon: readonly ReconReason[] };
  /** Checks each hour from here on; without `recon` there are none from here on. */
  'hourly checks': { recon?: readonly ReconReason[] };
  disposition: { who: readonly NameRef[] };
  /** What the dice of the sentence above show, or those of an hour of the round; `whose` is empty if for everybody. */
  'head dice': { dice: readonly PinnedHeadDie[]; whose: readonly NameRef[]; hour?: Numeral };
  /** A die that is rolled for something that no rule is about (am-003). */
  'dice roll': { who: readonly NameRef[]; die: Words; words: Words };
  'burns down': { light: NameRef; levels: Numeral };
  burning: { light: NameRef; isLit: boolean };
  languages: { tongues: readonly Tongue[] };
  skills: { skills: readonly Words[] };
  /** What a deed is said in or heard in; `matter` is missing where nothing is to be followed. */
  speech: { tongue: Words; matter?: Words; medium?: Words };
  /** Held things, which hinder signs made with the whole body (am-116). */
  holding: { words: Words };
  /** A fall (am-242): deliberate, onto something soft, with little carried where no rows of a sheet say so. */
  fall: {
    who: readonly NameRef[];
    count: Numeral;
    unit: Words;
    jump?: Words;
    soft?: Words;
    light?: Words;
  };
  /** Somebody as they are created, with the attribute that their background is for (am-121 to am-129). */
  'new character': { of?: Words; background?: Words };
  /** The level and XP of the dead character that somebody takes over from (am-133). */
  replaces: { level: Numeral; experience?: Numeral };
  'rolled up': { who: readonly NameRef[] };
  /** Silver pieces at the start, and what is spent or found. */
  silver: { count: Numeral };
  money: { who: readonly NameRef[]; count: Numeral; way: 'pays' | 'finds'; words?: Words };
  fire: { who: readonly NameRef[]; isOver: boolean };
  /** Slots of gunpowder that somebody carries; `who` is empty in a block. */
  gunpowder: { who: readonly NameRef[]; slots: Numeral };
  water: { who: readonly NameRef[]; where: 'under water' | 'in the water' | 'out of the water' };
  cold: { level: 'cold' | 'moderate' | 'extreme' | 'over' };
  /** `who` is empty in a block. */
  insulation: { who: readonly NameRef[]; level: Insulation };
  wetness: { who: readonly NameRef[]; isWet: boolean };
  warmth: { who: readonly NameRef[]; where: 'in the warmth' | 'in a warm bath' | 'out in the cold' };
  drink: { who: readonly NameRef[]; amount: 'enough' | 'a little' };
  meal: { who: readonly NameRef[]; rations: Numeral; hungry?: Words };
  /** Days without water or rations; for all of the Players’ if nobody is named. */
  want: { who: readonly NameRef[]; days: Numeral; of: Words };
  /** Rows of the carried inventory that are in use, below a swim, where no rows of a sheet say so. */
  'rows occupied': { rows: Numeral };
  unsanitary: { who: readonly NameRef[] };
  distance: { one: readonly NameRef[]; other: readonly NameRef[]; place?: Words; count: Numeral; unit: Words };
}

export type MoveablesFact = FactOf<Said>;

/** The name of what is meant, or the words for it where nothing of that name is declared. */
export function nameOf({ id, text }: { readonly id?: string; readonly text: string }): string {
  return id ?? text;
}

/** What the writer has decided in words, the last time; undefined if nothing. */
export function decidedIn(facts: readonly MoveablesFact[], about: string): string | undefined {
  return factsOf(facts, 'decision').findLast((fact) => fact.about.text === about)?.words.text;
}

export type Of<K extends keyof Said> = FactOf<Said, K>;

export type HeadDice = Of<'head dice'>;
export type DoorFact = Of<'door'>;
export type Speech = Of<'speech'>;
export type Weapon = Of<'weapon'>;
export type SpellMove = Of<'moves spells'>;
export type Holds = Of<'holds'>;
export type ArmourFact = Of<'armour'>;
export type Step = Of<'harder' | 'easier'>;
export type InjuryFact = Of<'injury'>;
export type ShortRest = Of<'short rest'>;
export type LongRest = Of<'long rest'>;
export type StateFact = Of<'state'>;
export type HitPointsChange = Of<'hit points'>;
export type Fall = Of<'fall'>;
export type Money = Of<'money'>;
export type ColdFact = Of<'cold'>;
export type WaterFact = Of<'water'>;
export type FireFact = Of<'fire'>;
export type Meal = Of<'meal'>;
export type Want = Of<'want'>;
export type BelowZeroFact = Of<'below 0 HP'>;
export type FreeAction = Of<'free'>;
export type Distance = Of<'distance'>;
export type DiceRoll = Of<'dice roll'>;
