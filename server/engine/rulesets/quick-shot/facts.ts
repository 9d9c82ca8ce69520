/** What can be said in the words of Quick Shot, beyond the nouns that all games share. */
import type { FactOf } from '../../facts.ts';
import type { NameRef, Numeral, Words } from '../../scenario.ts';
import type { Source } from '../../source.ts';

export { factsOf, lastFact } from '../../facts.ts';

/** `minor`, `significant` or `major`, as it is written. */
type TypeWord = Words;

/**
 * When something of somebody’s counts: for every attempt, or for those that the words name; missing where nothing is
 * said.
 */
export interface Scoped {
  readonly everything?: true;
  readonly scope?: Words;
}

/** From where Willpower comes, or where it goes: the general pool, a drive by its words, or what is set aside. */
export type Purse =
  { readonly in: 'general' } | { readonly in: 'aside' } | { readonly in: 'drive'; readonly drive: Words };

export interface PursePart {
  readonly count: Numeral;
  readonly purse: Purse;
  readonly source: Source;
}

/** With what something is paid: a charge or tass of a type, a weakness, or a compulsion, which pays for nothing. */
export type Payment =
  | { readonly with: 'charge' | 'tass'; readonly type: TypeWord }
  | { readonly with: 'weakness'; readonly words: Words }
  | { readonly with: 'compulsion'; readonly words: Words };

/** What each kind of fact says. */
interface Said {
  /** `sort` is what the writer says that it stands for; a drive is one of any. */
  drive: { words: Words; sort?: 'goal' | 'value' | 'project'; points?: Numeral };
  /** `sort` is what it is, as `skill` or `power`, where more than `advantage` is said. */
  advantage: {
    words: Words;
    type?: TypeWord;
    sort?: Words;
    about?: Words;
    limit?: Words;
    /** Dice that it is said to add, which no advantage does. */
    dice?: Numeral;
  };
  /** What makes certain tasks harder by so much, or adds an action of this difficulty. */
  weakness: Scoped & { words: Words; type?: TypeWord; about?: Words; harder?: Numeral; adds?: Words };
  compulsion: {
    words: Words;
    since?: Words;
    /** Willpower that it is said to hold. */
    points?: Numeral;
  };
  /** In somebody’s own block; `difficulty` is that of the action that it adds, which opponents don’t need. */
  wound: Scoped & { words: Words; difficulty?: Words; about?: Words; dice?: Numeral };
  fatigue: { words: Words; difficulty: Words };
  /** Charges, or tass, that somebody holds. */
  holding: { count: Numeral; type: TypeWord; tass: boolean };
  /** Resources that are brought into an attempt; `gear` where they are said to be ordinary equipment. */
  using: { resources: readonly Words[]; gear: boolean; how?: Words };
  /**
   * One thing to achieve. `difficulty` is missing where none is written; `avoids` names those whose attack it is meant
   * to avoid.
   */
  action: { words: Words; difficulty?: Words; avoids: readonly NameRef[]; after?: Words };
  /** Wounds, fatigue or weaknesses that this attempt has to cope with. */
  despite: { what: readonly Words[] };
  /** The same, where it is said to leave them out. */
  'leaving out': { what: readonly Words[] };
  /** What an attempt is about, by the words of wounds and weaknesses that count for it. */
  involves: { scopes: readonly Words[] };
  /** A change of an action’s difficulty that the writer decides. */
  change: { by: Numeral; way: 'easier' | 'harder'; because?: Words; action?: Words };
  serves: { drives: readonly Words[]; because?: Words };
  /**
   * `parts` where it is laid from more than one pool; `among` are all pools that are named without saying how much
   * comes from each.
   */
  bet: { amount: Numeral; purse: Purse; parts: readonly PursePart[]; among: readonly Purse[] };
  /** What may follow, as it is told before the roll. */
  risk: { words: Words };
  /** An effect that nobody could miss, and what the witnesses’ belief asks for. */
  vulgar: { words: Words; difficulty?: Words; because?: Words };
  /** Attacks that are taken as they come. */
  accepts: { whose: readonly NameRef[] };
  /** The wound that an attack gives whoever doesn’t avoid it. */
  'deals wound': Scoped & { words: Words; difficulty?: Words };
  /** Who demands a compulsion check. */
  'called by': { whom: 'player' | 'GM'; because?: Words };
  /** Compulsions that a check is about, beside the one that is resisted (qs-184). */
  tempted: { compulsions: readonly Words[] };
  /** The player goes no further. */
  declined: { words?: Words };
  /** The GM doesn’t let them. */
  'ruled out': { words?: Words };
  /** The faces of the dice, in order; undefined for one that is rolled. */
  rolls: { dice: readonly (Numeral | undefined)[] };
  /** So many dice of a face go to an action. */
  gives: { count: Numeral; face: number; action: Words };
  /** Which actions get their sets first, where there aren’t enough for all. */
  prefers: { actions: readonly Words[] };
  /** On which actions a critical falls. */
  critical: { actions: readonly Words[] };
  /** Where the point comes from that a critical failure costs. */
  pays: { purse: Purse; count?: Numeral };
  /** The player has squashed, so that an action is met. */
  squashes: { action?: Words; how?: Words };
  /** What is brought in where no Willpower is left to lose. */
  'grave setback': { words: Words };
  /** What becomes of a wound with which somebody couldn’t cope. */
  worsens: { wound: Words; to?: Words; how?: Words };
  /** Several do one and the same task together. */
  'team work': { team: readonly NameRef[]; task: Words; because?: Words; easier?: Numeral };
  state: { who: readonly NameRef[]; state: 'out of the fight' | 'back in the fight' };
  'takes wound': Scoped & { who: readonly NameRef[]; words: Words; difficulty?: Words };
  heals: {
    who: NameRef;
    wound: Words;
    how?: Words;
    /** By a rest or by Willpower, which heal nothing. */
    by?: 'rest' | 'Willpower';
  };
  tires: { who: readonly NameRef[]; difficulty: Words; words?: Words };
  rested: { who: readonly NameRef[] };
  /** `for` is how long it lasts; `moves` what goes into drives. */
  rest: {
    who: readonly NameRef[];
    for?: { readonly count: Numeral; readonly unit: 'minutes' | 'hours' | 'days' };
    moves: readonly PursePart[];
  };
  breather: { who: readonly NameRef[]; points?: Numeral };
  /** `adds` is what the writer says arrives; it is half of what is taken. */
  vacation: { who: NameRef; days?: Numeral; taken: Numeral; from: Purse; to: Words; adds?: Numeral; because?: Words };
  completion: { who: NameRef; project: Words; moves: readonly PursePart[] };
  /** Willpower that was set aside gets its pool. */
  assigns: { who: NameRef; count: Numeral; to: Purse };
  award: { who: readonly NameRef[]; count: Numeral; type: TypeWord; tass: boolean; words?: Words };
  combines: { who: NameRef; count: Numeral; from: TypeWord; made: Numeral; into: TypeWord; words?: Words };
  buys: { who: NameRef; type?: TypeWord; sort: Words; words: Words; payment?: Payment; through?: Words };
  'buys base': { who: NameRef; base: Numeral; payment?: Payment };
  improves: { who: NameRef; advantage: Words; to?: TypeWord; payment?: Payment; through?: Words };
  converts: { who: NameRef; type: TypeWord; to: Purse; through?: Words };
  /** The GM leaves the pattern of one attempt each in a round. */
  'loose round': { words?: Words };
  'no longer': { words: Words };
  /** What writers bring along from other games, and this one doesn’t have; it is read and does nothing. */
  foreign: {
    what: 'pool' | 'target' | 'initiative' | 'spends' | 'gains' | 'keeps the bet';
    number?: Numeral;
    words?: Words;
  };
}

export type QuickShotFact = FactOf<Said>;
type Of<K extends keyof Said> = FactOf<Said, K>;

export type Drive = Of<'drive'>;
export type Advantage = Of<'advantage'>;
export type Weakness = Of<'weakness'>;
export type Wound = Of<'wound'>;
export type Action = Of<'action'>;
export type Coping = Of<'despite' | 'leaving out'>;
export type Change = Of<'change'>;
export type Bet = Of<'bet'>;
export type Accepts = Of<'accepts'>;
export type DealsWound = Of<'deals wound'>;
export type Rolls = Of<'rolls'>;
export type Gives = Of<'gives'>;
export type Critical = Of<'critical'>;
export type Worsens = Of<'worsens'>;
export type TeamWork = Of<'team work'>;
export type TakesWound = Of<'takes wound'>;
export type Heals = Of<'heals'>;
export type Tires = Of<'tires'>;
export type Rest = Of<'rest'>;
export type Breather = Of<'breather'>;
export type Vacation = Of<'vacation'>;
export type Completion = Of<'completion'>;
export type Assigns = Of<'assigns'>;
export type Award = Of<'award'>;
export type Combines = Of<'combines'>;
export type Buys = Of<'buys'>;
export type BuysBase = Of<'buys base'>;
export type Improves = Of<'improves'>;
export type Converts = Of<'converts'>;
export type NoLonger = Of<'no longer'>;
export type Foreign = Of<'foreign'>;
