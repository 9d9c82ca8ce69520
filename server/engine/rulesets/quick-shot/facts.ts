/** The facts that Quick Shot adds to those that all games share. */
import type { FactOf } from '../../facts.ts';
import type { NameRef, Numeral, Words } from '../../scenario.ts';
import type { Source } from '../../source.ts';

export { factsOf, lastFact } from '../../facts.ts';

/** `minor`, `significant` or `major`, as written. */
type TypeWord = Words;

/** Which attempts something counts for: all, or those about `scope`; both are missing where nothing is said. */
export interface Scoped {
  readonly everything?: true;
  readonly scope?: Words;
}

/** Where Willpower comes from or goes to: the general pool, a drive by its words, or what is set aside. */
export type Purse =
  { readonly in: 'general' } | { readonly in: 'aside' } | { readonly in: 'drive'; readonly drive: Words };

export interface PursePart {
  readonly count: Numeral;
  readonly purse: Purse;
  readonly source: Source;
}

/** What pays for something: a charge or tass of a type, a weakness, or a compulsion, which pays for nothing. */
export type Payment =
  | { readonly with: 'charge' | 'tass'; readonly type: TypeWord }
  | { readonly with: 'weakness'; readonly words: Words }
  | { readonly with: 'compulsion'; readonly words: Words };

/** The content of each kind of fact. */
interface Said {
  /** `sort` is the kind of drive that the writer names; without it, the drive may be of any kind. */
  drive: { words: Words; sort?: 'goal' | 'value' | 'project'; points?: Numeral };
  /** `sort` is a more specific word than `advantage`, such as `skill` or `power`. */
  advantage: {
    words: Words;
    type?: TypeWord;
    sort?: Words;
    about?: Words;
    limit?: Words;
    /** Extra dice written for it; the rules give none for an advantage. */
    dice?: Numeral;
  };
  /** Makes certain tasks harder by `harder`, or adds an action of difficulty `adds`. */
  weakness: Scoped & { words: Words; type?: TypeWord; about?: Words; harder?: Numeral; adds?: Words };
  compulsion: {
    words: Words;
    since?: Words;
    /** Willpower written for it. */
    points?: Numeral;
  };
  /** In a combatant’s own block; `difficulty` is that of the action that it adds, which opponents don’t need. */
  wound: Scoped & { words: Words; difficulty?: Words; about?: Words; dice?: Numeral };
  fatigue: { words: Words; difficulty: Words };
  /** Charges, or tass, that a combatant holds. */
  holding: { count: Numeral; type: TypeWord; tass: boolean };
  /** Resources used in an attempt; `gear` where they are marked as ordinary equipment. */
  using: { resources: readonly Words[]; gear: boolean; how?: Words };
  /**
   * One thing to achieve. `difficulty` is missing where none is written; `avoids` names the opponents whose attack it
   * is meant to avoid.
   */
  action: { words: Words; difficulty?: Words; avoids: readonly NameRef[]; after?: Words };
  /** Wounds, fatigue or weaknesses that this attempt has to cope with. */
  despite: { what: readonly Words[] };
  /** Wounds, fatigue or weaknesses that the writer leaves out of this attempt. */
  'leaving out': { what: readonly Words[] };
  /** What an attempt is about: selects wounds and weaknesses by their `about` words. */
  involves: { scopes: readonly Words[] };
  /** A change of an action’s difficulty by the writer. */
  change: { by: Numeral; way: 'easier' | 'harder'; because?: Words; action?: Words };
  serves: { drives: readonly Words[]; because?: Words };
  /**
   * `parts` where the bet comes from more than one pool with an amount each; `among` holds all pools that are named
   * without amounts.
   */
  bet: { amount: Numeral; purse: Purse; parts: readonly PursePart[]; among: readonly Purse[] };
  /** What may follow, told before the roll. */
  risk: { words: Words };
  /** An effect that nobody could miss, and the difficulty set by the witnesses’ belief. */
  vulgar: { words: Words; difficulty?: Words; because?: Words };
  /** Attacks that are accepted without trying to avoid them. */
  accepts: { whose: readonly NameRef[] };
  /** The wound that an attack gives a target who doesn’t avoid it. */
  'deals wound': Scoped & { words: Words; difficulty?: Words };
  /** Who demands a compulsion check. */
  'called by': { whom: 'player' | 'GM'; because?: Words };
  /** Compulsions that a check is about in addition to the one that is resisted (qs-184). */
  tempted: { compulsions: readonly Words[] };
  /** The player gives the attempt up. */
  declined: { words?: Words };
  /** The GM rules the attempt out. */
  'ruled out': { words?: Words };
  /** The faces of the dice, in order; undefined for a die that is rolled. */
  rolls: { dice: readonly (Numeral | undefined)[] };
  /** This number of dice of a face goes to an action. */
  gives: { count: Numeral; face: number; action: Words };
  /** Which actions get their sets first, where there aren’t enough for all. */
  prefers: { actions: readonly Words[] };
  /** The actions that a critical falls on. */
  critical: { actions: readonly Words[] };
  /** The pool that loses the point that a critical failure costs. */
  pays: { purse: Purse; count?: Numeral };
  /** The player has squashed so that an action is met. */
  squashes: { action?: Words; how?: Words };
  /** Stands in for the loss where no Willpower is left to lose. */
  'grave setback': { words: Words };
  /** What becomes of a wound that somebody couldn’t cope with. */
  worsens: { wound: Words; to?: Words; how?: Words };
  /** Several combatants work on the same task together. */
  'team work': { team: readonly NameRef[]; task: Words; because?: Words; easier?: Numeral };
  state: { who: readonly NameRef[]; state: 'out of the fight' | 'back in the fight' };
  'takes wound': Scoped & { who: readonly NameRef[]; words: Words; difficulty?: Words };
  heals: {
    who: NameRef;
    wound: Words;
    how?: Words;
    /** A rest or Willpower, neither of which heals anything. */
    by?: 'rest' | 'Willpower';
  };
  tires: { who: readonly NameRef[]; difficulty: Words; words?: Words };
  rested: { who: readonly NameRef[] };
  /** `for` is its length; `moves` are the points that go into drives. */
  rest: {
    who: readonly NameRef[];
    for?: { readonly count: Numeral; readonly unit: 'minutes' | 'hours' | 'days' };
    moves: readonly PursePart[];
  };
  breather: { who: readonly NameRef[]; points?: Numeral };
  /** `adds` is the number of points that the writer says arrive; by the rules it is half of `taken`. */
  vacation: { who: NameRef; days?: Numeral; taken: Numeral; from: Purse; to: Words; adds?: Numeral; because?: Words };
  completion: { who: NameRef; project: Words; moves: readonly PursePart[] };
  /** Willpower that was set aside is assigned to a pool. */
  assigns: { who: NameRef; count: Numeral; to: Purse };
  award: { who: readonly NameRef[]; count: Numeral; type: TypeWord; tass: boolean; words?: Words };
  combines: { who: NameRef; count: Numeral; from: TypeWord; made: Numeral; into: TypeWord; words?: Words };
  buys: { who: NameRef; type?: TypeWord; sort: Words; words: Words; payment?: Payment; through?: Words };
  'buys base': { who: NameRef; base: Numeral; payment?: Payment };
  improves: { who: NameRef; advantage: Words; to?: TypeWord; payment?: Payment; through?: Words };
  converts: { who: NameRef; type: TypeWord; to: Purse; through?: Words };
  /** The GM lifts the limit of one attempt each in a round. */
  'loose round': { words?: Words };
  'no longer': { words: Words };
  /** Terms of other games that this one doesn’t have; read, but without effect. */
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
