/** What can be said in the words of Quick Shot, beyond the nouns that all games share. */
import type { Fact, NameRef, Numeral, Words } from '../../scenario.ts';

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

/** `sort` is what the writer says that it stands for; a drive is one of any. */
export interface Drive extends Fact {
  readonly kind: 'drive';
  readonly words: Words;
  readonly sort?: 'goal' | 'value' | 'project';
  readonly points?: Numeral;
}

/** `sort` is what it is, as `skill` or `power`, where more than `advantage` is said. */
export interface Advantage extends Fact {
  readonly kind: 'advantage';
  readonly words: Words;
  readonly type?: TypeWord;
  readonly sort?: Words;
  readonly about?: Words;
  readonly limit?: Words;
  /** Dice that it is said to add, which no advantage does. */
  readonly dice?: Numeral;
}

/** What makes certain tasks harder by so much, or adds an action of this difficulty. */
export interface Weakness extends Fact, Scoped {
  readonly kind: 'weakness';
  readonly words: Words;
  readonly type?: TypeWord;
  readonly about?: Words;
  readonly harder?: Numeral;
  readonly adds?: Words;
}

export interface Compulsion extends Fact {
  readonly kind: 'compulsion';
  readonly words: Words;
  readonly since?: Words;
  /** Willpower that it is said to hold. */
  readonly points?: Numeral;
}

/** In somebody’s own block; `difficulty` is that of the action that it adds, which opponents don’t need. */
export interface Wound extends Fact, Scoped {
  readonly kind: 'wound';
  readonly words: Words;
  readonly difficulty?: Words;
  readonly about?: Words;
  readonly dice?: Numeral;
}

export interface Fatigue extends Fact {
  readonly kind: 'fatigue';
  readonly words: Words;
  readonly difficulty: Words;
}

/** Charges, or tass, that somebody holds. */
export interface Holding extends Fact {
  readonly kind: 'holding';
  readonly count: Numeral;
  readonly type: TypeWord;
  readonly tass: boolean;
}

/** Resources that are brought into an attempt; `gear` where they are said to be ordinary equipment. */
export interface Using extends Fact {
  readonly kind: 'using';
  readonly resources: readonly Words[];
  readonly gear: boolean;
  readonly how?: Words;
}

/**
 * One thing to achieve. `difficulty` is missing where none is written; `avoids` names those whose attack it is meant to
 * avoid.
 */
export interface Action extends Fact {
  readonly kind: 'action';
  readonly words: Words;
  readonly difficulty?: Words;
  readonly avoids: readonly NameRef[];
  readonly after?: Words;
}

/** Wounds, fatigue or weaknesses that this attempt has to cope with; or that it is said to leave out. */
interface OfHindrances extends Fact {
  readonly what: readonly Words[];
}

export type Coping = (OfHindrances & { readonly kind: 'despite' }) | (OfHindrances & { readonly kind: 'leaving out' });

/** What an attempt is about, by the words of wounds and weaknesses that count for it. */
export interface Involves extends Fact {
  readonly kind: 'involves';
  readonly scopes: readonly Words[];
}

/** A change of an action’s difficulty that the writer decides. */
export interface Change extends Fact {
  readonly kind: 'change';
  readonly by: Numeral;
  readonly way: 'easier' | 'harder';
  readonly because?: Words;
  readonly action?: Words;
}

export interface Serves extends Fact {
  readonly kind: 'serves';
  readonly drives: readonly Words[];
  readonly because?: Words;
}

/** From where Willpower comes, or where it goes: the general pool, a drive by its words, or what is set aside. */
export type Purse =
  { readonly in: 'general' } | { readonly in: 'aside' } | { readonly in: 'drive'; readonly drive: Words };

export interface PursePart {
  readonly count: Numeral;
  readonly purse: Purse;
  readonly source: Fact['source'];
}

/**
 * `parts` where it is laid from more than one pool; `among` are all pools that are named without saying how much comes
 * from each.
 */
export interface Bet extends Fact {
  readonly kind: 'bet';
  readonly amount: Numeral;
  readonly purse: Purse;
  readonly parts: readonly PursePart[];
  readonly among: readonly Purse[];
}

/** What may follow, as it is told before the roll. */
export interface Risk extends Fact {
  readonly kind: 'risk';
  readonly words: Words;
}

/** An effect that nobody could miss, and what the witnesses’ belief asks for. */
export interface Vulgar extends Fact {
  readonly kind: 'vulgar';
  readonly words: Words;
  readonly difficulty?: Words;
  readonly because?: Words;
}

/** Attacks that are taken as they come. */
export interface Accepts extends Fact {
  readonly kind: 'accepts';
  readonly whose: readonly NameRef[];
}

/** The wound that an attack gives whoever doesn’t avoid it. */
export interface DealsWound extends Fact, Scoped {
  readonly kind: 'deals wound';
  readonly words: Words;
  readonly difficulty?: Words;
}

/** Who demands a compulsion check. */
export interface CalledBy extends Fact {
  readonly kind: 'called by';
  readonly whom: 'player' | 'GM';
  readonly because?: Words;
}

/** Compulsions that a check is about, beside the one that is resisted (qs-184). */
export interface Tempted extends Fact {
  readonly kind: 'tempted';
  readonly compulsions: readonly Words[];
}

/** The player goes no further, or the GM doesn’t let them. */
interface GivenUp extends Fact {
  readonly words?: Words;
}

export type NotRolled = (GivenUp & { readonly kind: 'declined' }) | (GivenUp & { readonly kind: 'ruled out' });

/** The faces of the dice, in order; undefined for one that is rolled. */
export interface Rolls extends Fact {
  readonly kind: 'rolls';
  readonly dice: readonly (Numeral | undefined)[];
}

/** So many dice of a face go to an action. */
export interface Gives extends Fact {
  readonly kind: 'gives';
  readonly count: Numeral;
  readonly face: number;
  readonly action: Words;
}

/** Which actions get their sets first, where there aren’t enough for all. */
export interface Prefers extends Fact {
  readonly kind: 'prefers';
  readonly actions: readonly Words[];
}

/** On which actions a critical falls. */
export interface Critical extends Fact {
  readonly kind: 'critical';
  readonly actions: readonly Words[];
}

/** Where the point comes from that a critical failure costs. */
export interface Pays extends Fact {
  readonly kind: 'pays';
  readonly purse: Purse;
  readonly count?: Numeral;
}

/** The player has squashed, so that an action is met. */
export interface Squashes extends Fact {
  readonly kind: 'squashes';
  readonly action?: Words;
  readonly how?: Words;
}

/** What is brought in where no Willpower is left to lose. */
export interface GraveSetback extends Fact {
  readonly kind: 'grave setback';
  readonly words: Words;
}

/** What becomes of a wound with which somebody couldn’t cope. */
export interface Worsens extends Fact {
  readonly kind: 'worsens';
  readonly wound: Words;
  readonly to?: Words;
  readonly how?: Words;
}

/** Several do one and the same task together. */
export interface TeamWork extends Fact {
  readonly kind: 'team work';
  readonly team: readonly NameRef[];
  readonly task: Words;
  readonly because?: Words;
  readonly easier?: Numeral;
}

export interface StateFact extends Fact {
  readonly kind: 'state';
  readonly who: readonly NameRef[];
  readonly state: 'out of the fight' | 'back in the fight';
}

export interface TakesWound extends Fact, Scoped {
  readonly kind: 'takes wound';
  readonly who: readonly NameRef[];
  readonly words: Words;
  readonly difficulty?: Words;
}

export interface Heals extends Fact {
  readonly kind: 'heals';
  readonly who: NameRef;
  readonly wound: Words;
  readonly how?: Words;
  /** By a rest or by Willpower, which heal nothing. */
  readonly by?: 'rest' | 'Willpower';
}

export interface Tires extends Fact {
  readonly kind: 'tires';
  readonly who: readonly NameRef[];
  readonly difficulty: Words;
  readonly words?: Words;
}

export interface Rested extends Fact {
  readonly kind: 'rested';
  readonly who: readonly NameRef[];
}

/** `for` is how long it lasts; `moves` what goes into drives. */
export interface Rest extends Fact {
  readonly kind: 'rest';
  readonly who: readonly NameRef[];
  readonly for?: { readonly count: Numeral; readonly unit: 'minutes' | 'hours' | 'days' };
  readonly moves: readonly PursePart[];
}

export interface Breather extends Fact {
  readonly kind: 'breather';
  readonly who: readonly NameRef[];
  readonly points?: Numeral;
}

/** `adds` is what the writer says arrives; it is half of what is taken. */
export interface Vacation extends Fact {
  readonly kind: 'vacation';
  readonly who: NameRef;
  readonly days?: Numeral;
  readonly taken: Numeral;
  readonly from: Purse;
  readonly to: Words;
  readonly adds?: Numeral;
  readonly because?: Words;
}

export interface Completion extends Fact {
  readonly kind: 'completion';
  readonly who: NameRef;
  readonly project: Words;
  readonly moves: readonly PursePart[];
}

/** Willpower that was set aside gets its pool. */
export interface Assigns extends Fact {
  readonly kind: 'assigns';
  readonly who: NameRef;
  readonly count: Numeral;
  readonly to: Purse;
}

export interface Award extends Fact {
  readonly kind: 'award';
  readonly who: readonly NameRef[];
  readonly count: Numeral;
  readonly type: TypeWord;
  readonly tass: boolean;
  readonly words?: Words;
}

export interface Combines extends Fact {
  readonly kind: 'combines';
  readonly who: NameRef;
  readonly count: Numeral;
  readonly from: TypeWord;
  readonly made: Numeral;
  readonly into: TypeWord;
  readonly words?: Words;
}

/** With what something is paid: a charge or tass of a type, a weakness, or a compulsion, which pays for nothing. */
export type Payment =
  | { readonly with: 'charge' | 'tass'; readonly type: TypeWord }
  | { readonly with: 'weakness'; readonly words: Words }
  | { readonly with: 'compulsion'; readonly words: Words };

/** `what` is an advantage unless the writer says otherwise. */
export interface Buys extends Fact {
  readonly kind: 'buys';
  readonly who: NameRef;
  readonly type?: TypeWord;
  readonly sort: Words;
  readonly words: Words;
  readonly payment?: Payment;
  readonly through?: Words;
}

export interface BuysBase extends Fact {
  readonly kind: 'buys base';
  readonly who: NameRef;
  readonly base: Numeral;
  readonly payment?: Payment;
}

export interface Improves extends Fact {
  readonly kind: 'improves';
  readonly who: NameRef;
  readonly advantage: Words;
  readonly to?: TypeWord;
  readonly payment?: Payment;
  readonly through?: Words;
}

export interface Converts extends Fact {
  readonly kind: 'converts';
  readonly who: NameRef;
  readonly type: TypeWord;
  readonly to: Purse;
  readonly through?: Words;
}

/** The GM leaves the pattern of one attempt each in a round. */
export interface LooseRound extends Fact {
  readonly kind: 'loose round';
  readonly words?: Words;
}

export interface NoLonger extends Fact {
  readonly kind: 'no longer';
  readonly words: Words;
}

/** What writers bring along from other games, and this one doesn’t have; it is read and does nothing. */
export interface Foreign extends Fact {
  readonly kind: 'foreign';
  readonly what: 'pool' | 'target' | 'initiative' | 'spends' | 'gains' | 'keeps the bet';
  readonly number?: Numeral;
  readonly words?: Words;
}

export type QuickShotFact =
  | Drive
  | Advantage
  | Weakness
  | Compulsion
  | Wound
  | Fatigue
  | Holding
  | Using
  | Action
  | Coping
  | Involves
  | Change
  | Serves
  | Bet
  | Risk
  | Vulgar
  | Accepts
  | DealsWound
  | CalledBy
  | Tempted
  | NotRolled
  | Rolls
  | Gives
  | Prefers
  | Critical
  | Pays
  | Squashes
  | GraveSetback
  | Worsens
  | TeamWork
  | StateFact
  | TakesWound
  | Heals
  | Tires
  | Rested
  | Rest
  | Breather
  | Vacation
  | Completion
  | Assigns
  | Award
  | Combines
  | Buys
  | BuysBase
  | Improves
  | Converts
  | LooseRound
  | NoLonger
  | Foreign;
