/** The facts that the New attack algorithm adds to those that all games share. */
import type { FactOf } from '../../facts.ts';
import type { NameRef, Numeral, Words } from '../../scenario.ts';
import type { Source } from '../../source.ts';

export { factsOf, lastFact } from '../../facts.ts';

/**
 * How effective a defence is against an attack ("Combat considerations"). The text names three grades; `not at all`
 * changes nothing.
 */
export type Grade = 'fully' | 'partially' | 'barely' | 'not at all';

/** How equal hits above 0 are resolved. */
export type TieChoice = 'full damage' | 'minimum damage' | 'initiative' | 'more combatants' | 'fewer combatants';

/**
 * An advantage or disadvantage from circumstances: `of` names who has it, `facing` against whom; empty for everybody.
 */
interface OfCircumstance {
  /** The source of the bare word, `advantage` or `with advantage`, where it has no words of its own. */
  readonly named?: Source;
  readonly of: readonly NameRef[];
  readonly facing: readonly NameRef[];
  readonly words?: Words;
}

/**
 * Dice that the writer has pinned, in order; undefined for a die that is rolled. `of` is set where the pin is for one
 * of several who announce together.
 */
interface OfDice {
  readonly dice: readonly (Numeral | undefined)[];
  readonly of?: NameRef;
}

/** The content of each kind of fact. */
interface Said {
  /**
   * `against` is empty for all attacks; `who` is empty in a combatant’s own block and below an attack, where it is
   * clear.
   */
  defence: { who: readonly NameRef[]; grade: Words; against: readonly NameRef[]; words?: Words };
  /** One combatant’s form is superior to another’s. */
  'form over': { better: readonly NameRef[]; worse: readonly NameRef[]; words?: Words };
  /** A way of fighting, or a weapon, whose form is superior to another. */
  'form order': { better: NameRef; worse: NameRef };
  /** A combatant’s style, whatever they hold. */
  style: { style: NameRef };
  /** The die of the first hit, as `d8`. */
  'damage die': { die: Words };
  /** Marks a declared thing as a weapon, with its own die where one is written. */
  weapon: { die?: Words };
  advantage: OfCircumstance;
  disadvantage: OfCircumstance;
  /** A number of dice for a reason. */
  'bonus dice': { count: Numeral; words?: Words };
  'penalty dice': { count: Numeral; words?: Words };
  'no longer': { words: Words };
  champion: { who: NameRef };
  /** Both sides roll at once. */
  contested: object;
  initiative: { side: NameRef };
  /** The order in which hits fall on enemies, by the Host’s word. */
  'hits first': { order: readonly NameRef[]; words?: Words };
  /** How the hits of this exchange are shared out. */
  shares: { shares: readonly { readonly count: Numeral; readonly who: NameRef }[] };
  /** The Host’s decision about ties, on which the text is silent. */
  'tie decision': { choice: TieChoice };
  /** The die of the first hit where attackers have different ones, or the die after the largest that the text names. */
  'die decision': { about: 'hit die' | 'next die'; die: Words };
  'defeat decision': { at: 'at 0 HP' | 'below 0 HP' };
  /** The effect of a negative attack bonus. */
  'negative bonus decision': { as: 'penalty dice' | 'nothing' };
  /** A decision in the Host’s own words, which are printed and change no number. */
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
  /** The dice for the extra degrees of a check. */
  'pinned crit': OfDice;
  /** The die of the first hit on a combatant; `by` names a member of the side that hits, where that is written. */
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
