/** What can be said in the words of the New attack algorithm, beyond the nouns that all games share. */
import type { Fact, NameRef, Numeral, Words } from '../../scenario.ts';
import type { Source } from '../../source.ts';

export { factsOf, lastFact } from '../../facts.ts';

/**
 * How much a defence is worth against an attack ("Combat considerations"); the text speaks of three, and without any
 * nothing changes.
 */
export type Grade = 'fully' | 'partially' | 'barely' | 'not at all';

/**
 * Against all attacks where none are named. `who` is empty in somebody’s own block and under an attack, where it is
 * clear.
 */
export interface Defence extends Fact {
  readonly kind: 'defence';
  readonly who: readonly NameRef[];
  readonly grade: Words;
  readonly against: readonly NameRef[];
  readonly words?: Words;
}

/** Somebody’s form is superior to somebody else’s. */
export interface FormOver extends Fact {
  readonly kind: 'form over';
  readonly better: readonly NameRef[];
  readonly worse: readonly NameRef[];
  readonly words?: Words;
}

/** A way of fighting, or a weapon, whose form is superior to another. */
export interface FormOrder extends Fact {
  readonly kind: 'form order';
  readonly better: NameRef;
  readonly worse: NameRef;
}

/** How somebody fights, whatever they hold. */
export interface Style extends Fact {
  readonly kind: 'style';
  readonly style: NameRef;
}

/** The die of the first hit, as `d8`. */
export interface DamageDie extends Fact {
  readonly kind: 'damage die';
  readonly die: Words;
}

/** Marks a declared thing as a weapon; with its own die where one is written. */
export interface WeaponTrait extends Fact {
  readonly kind: 'weapon';
  readonly die?: Words;
}

/** An advantage or disadvantage of circumstance. `of` whom it is; `facing` whom, or everybody. */
export interface Circumstance extends Fact {
  readonly kind: 'advantage' | 'disadvantage';
  /** Where it has no words of its own: `advantage`, or `with advantage`. */
  readonly named?: Source;
  readonly of: readonly NameRef[];
  readonly facing: readonly NameRef[];
  readonly words?: Words;
}

/** So many dice for a reason. */
export interface ExtraDice extends Fact {
  readonly kind: 'bonus dice' | 'penalty dice';
  readonly count: Numeral;
  readonly words?: Words;
}

export interface NoLonger extends Fact {
  readonly kind: 'no longer';
  readonly words: Words;
}

export interface Champion extends Fact {
  readonly kind: 'champion';
  readonly who: NameRef;
}

/** Both sides roll at once. */
export interface Contested extends Fact {
  readonly kind: 'contested';
}

export interface Initiative extends Fact {
  readonly kind: 'initiative';
  readonly side: NameRef;
}

/** On whom hits fall first, of those whom the text doesn’t rank. */
export interface HitsFirst extends Fact {
  readonly kind: 'hits first';
  readonly order: readonly NameRef[];
  readonly words?: Words;
}

/** How the hits of this exchange are shared out. */
export interface Shares extends Fact {
  readonly kind: 'shares';
  readonly shares: readonly { readonly count: Numeral; readonly who: NameRef }[];
}

/** What is done about equal hits above none. */
export type TieChoice = 'full damage' | 'minimum damage' | 'initiative' | 'more combatants' | 'fewer combatants';

/** What the Host decides where the text is silent. */
export interface TieDecision extends Fact {
  readonly kind: 'tie decision';
  readonly choice: TieChoice;
}

/** The die of the first hit where attackers have different ones; the die after the largest that the text names. */
export interface DieDecision extends Fact {
  readonly kind: 'die decision';
  readonly about: 'hit die' | 'next die';
  readonly die: Words;
}

export interface DefeatDecision extends Fact {
  readonly kind: 'defeat decision';
  readonly at: 'at 0 HP' | 'below 0 HP';
}

/** What points below none in an attack bonus come to. */
export interface NegativeBonusDecision extends Fact {
  readonly kind: 'negative bonus decision';
  readonly as: 'penalty dice' | 'nothing';
}

/** A decision in the Host’s own words, which print and change no number. */
export interface SpokenDecision extends Fact {
  readonly kind: 'spoken decision';
  readonly about: 'defeat' | 'third side' | 'crit in attacks' | 'spread' | 'champion' | 'contested tie';
  readonly words: Words;
}

export interface StateFact extends Fact {
  readonly kind: 'state';
  readonly who: readonly NameRef[];
  readonly state: 'out of the fight' | 'back in the fight';
}

export interface HitPointsChange extends Fact {
  readonly kind: 'hit points';
  readonly who: readonly NameRef[];
  readonly points: Numeral;
  readonly way: 'loses' | 'regains';
}

/** The thing that an announced attack is made with. */
export interface WithThing extends Fact {
  readonly kind: 'with thing';
  readonly uses: NameRef;
}

/** `at 3/6`: `of` is missing where only one number is written. */
export interface DifficultyFact extends Fact {
  readonly kind: 'difficulty';
  readonly hit: Numeral;
  readonly of?: Numeral;
}

/** A change of the target number. */
export interface TargetNumber extends Fact {
  readonly kind: 'target number';
  readonly by: Numeral;
  readonly words?: Words;
}

/**
 * Dice that the writer has pinned, of an attack or a check, or of the extra degrees of a check, in order; undefined for
 * one that is rolled. `of` is there where it holds for one of those who announce together.
 */
interface OfDice extends Fact {
  readonly dice: readonly (Numeral | undefined)[];
  readonly of?: NameRef;
}

export type PinnedDice = (OfDice & { readonly kind: 'pinned roll' }) | (OfDice & { readonly kind: 'pinned crit' });

/** The die of the first hit on somebody; `by` is somebody of the side that hits, where that is said. */
export interface PinnedDamage extends Fact {
  readonly kind: 'pinned damage';
  readonly who: NameRef;
  readonly by?: NameRef;
  readonly die: Numeral;
}

export type Pin = PinnedDice | PinnedDamage;

export type AttackFact =
  | Defence
  | FormOver
  | FormOrder
  | Style
  | DamageDie
  | WeaponTrait
  | Circumstance
  | ExtraDice
  | NoLonger
  | Champion
  | Contested
  | Initiative
  | HitsFirst
  | Shares
  | TieDecision
  | DieDecision
  | DefeatDecision
  | NegativeBonusDecision
  | SpokenDecision
  | StateFact
  | HitPointsChange
  | WithThing
  | DifficultyFact
  | TargetNumber
  | Pin;
