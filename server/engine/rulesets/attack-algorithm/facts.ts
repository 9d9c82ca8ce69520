/** What can be said in the words of the New attack algorithm, beyond the nouns that all games share. */
import type { FactOf } from '../../facts.ts';
import type { NameRef, Numeral, Words } from '../../scenario.ts';
import type { Source } from '../../source.ts';

export { factsOf, lastFact } from '../../facts.ts';

/**
 * How much a defence is worth against an attack ("Combat considerations"); the text speaks of three, and without any
 * nothing changes.
 */
export type Grade = 'fully' | 'partially' | 'barely' | 'not at all';

/** What is done about equal hits above none. */
export type TieChoice = 'full damage' | 'minimum damage' | 'initiative' | 'more combatants' | 'fewer combatants';

/** An advantage or disadvantage of circumstance: `of` whom it is; `facing` whom, or everybody. */
interface OfCircumstance {
  /** Where it has no words of its own: `advantage`, or `with advantage`. */
  readonly named?: Source;
  readonly of: readonly NameRef[];
  readonly facing: readonly NameRef[];
  readonly words?: Words;
}

/**
 * Dice that the writer has pinned, in order; undefined for one that is rolled. `of` is there where it holds for one of
 * those who announce together.
 */
interface OfDice {
  readonly dice: readonly (Numeral | undefined)[];
  readonly of?: NameRef;
}

/** What each kind of fact says. */
interface Said {
  /**
   * Against all attacks where none are named. `who` is empty in somebody’s own block and under an attack, where it is
   * clear.
   */
  defence: { who: readonly NameRef[]; grade: Words; against: readonly NameRef[]; words?: Words };
  /** Somebody’s form is superior to somebody else’s. */
  'form over': { better: readonly NameRef[]; worse: readonly NameRef[]; words?: Words };
  /** A way of fighting, or a weapon, whose form is superior to another. */
  'form order': { better: NameRef; worse: NameRef };
  /** How somebody fights, whatever they hold. */
  style: { style: NameRef };
  /** The die of the first hit, as `d8`. */
  'damage die': { die: Words };
  /** Marks a declared thing as a weapon; with its own die where one is written. */
  weapon: { die?: Words };
  advantage: OfCircumstance;
  disadvantage: OfCircumstance;
  /** So many dice for a reason. */
  'bonus dice': { count: Numeral; words?: Words };
  'penalty dice': { count: Numeral; words?: Words };
  'no longer': { words: Words };
  champion: { who: NameRef };
  /** Both sides roll at once. */
  contested: object;
  initiative: { side: NameRef };
  /** On whom hits fall first, of those whom the text doesn’t rank. */
  'hits first': { order: readonly NameRef[]; words?: Words };
  /** How the hits of this exchange are shared out. */
  shares: { shares: readonly { readonly count: Numeral; readonly who: NameRef }[] };
  /** What the Host decides where the text is silent. */
  'tie decision': { choice: TieChoice };
  /** The die of the first hit where attackers have different ones; the die after the largest that the text names. */
  'die decision': { about: 'hit die' | 'next die'; die: Words };
  'defeat decision': { at: 'at 0 HP' | 'below 0 HP' };
  /** What points below none in an attack bonus come to. */
  'negative bonus decision': { as: 'penalty dice' | 'nothing' };
  /** A decision in the Host’s own words, which print and change no number. */
  'spoken decision': {
    about: 'defeat' | 'third side' | 'crit in attacks' | 'spread' | 'champion' | 'contested tie';
    words: Words;
  };
  state: { who: readonly NameRef[]; state: 'out of the fight' | 'back in the fight' };
  'hit points': { who: readonly NameRef[]; points: Numeral; way: 'loses' | 'regains' };
  /** The thing that an announced attack is made with. */
  'with thing': { uses: NameRef };
  /** `at 3/6`: `of` is missing where only one number is written. */
  difficulty: { hit: Numeral; of?: Numeral };
  /** A change of the target number. */
  'target number': { by: Numeral; words?: Words };
  /** The dice of an attack or a check. */
  'pinned roll': OfDice;
  /** Those of the extra degrees of a check. */
  'pinned crit': OfDice;
  /** The die of the first hit on somebody; `by` is somebody of the side that hits, where that is said. */
  'pinned damage': { who: NameRef; by?: NameRef; die: Numeral };
}

export type AttackFact = FactOf<Said>;
type Of<K extends keyof Said> = FactOf<Said, K>;

export type Defence = Of<'defence'>;
export type FormOver = Of<'form over'>;
export type FormOrder = Of<'form order'>;
export type Circumstance = Of<'advantage' | 'disadvantage'>;
export type ExtraDice = Of<'bonus dice' | 'penalty dice'>;
export type Champion = Of<'champion'>;
export type HitsFirst = Of<'hits first'>;
export type Shares = Of<'shares'>;
export type TieDecision = Of<'tie decision'>;
export type DieDecision = Of<'die decision'>;
export type DefeatDecision = Of<'defeat decision'>;
export type SpokenDecision = Of<'spoken decision'>;
export type StateFact = Of<'state'>;
export type HitPointsChange = Of<'hit points'>;
export type DifficultyFact = Of<'difficulty'>;
export type TargetNumber = Of<'target number'>;
export type PinnedDice = Of<'pinned roll' | 'pinned crit'>;
export type PinnedDamage = Of<'pinned damage'>;
