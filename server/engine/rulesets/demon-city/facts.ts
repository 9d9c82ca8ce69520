/** The facts that both editions of Demon City add to those that all games share. */
import type { FactOf } from '../../facts.ts';
import type { PositionFact } from '../../positions.ts';
import type { Hand, NameRef, Numeral, Words } from '../../scenario.ts';
import type { Source } from '../../source.ts';

export { claimedExtra, claimedLoss, type DerivedThrow } from './facts/lookups.ts';
export { factsOf, lastFact } from '../../facts.ts';
export { endsWithRound, factKey, withoutEnded, wordsOf } from './facts/lookups.ts';
export { sameWords } from './facts/lookups.ts';

/** Details that an advantage, a difficulty or a distraction may have. */
interface Asymmetry {
  /** Other words for the same asymmetry, with which it counts once (reading t37). */
  readonly same?: Words;
  /** Set where it lasts for one round only. */
  readonly lasts?: 'this round';
}

export type StartingState = 'hurt' | 'out of the fight' | 'down' | 'panicked' | 'grabbed';

export type WeaponClass = 'close' | 'reach' | 'ranged' | 'massive' | 'thrown' | 'hits many' | 'supernatural';

/** `count` cards of each number from `from` to `to`, or of one named card. */
export type DeckEntry =
  | { readonly count: number; readonly from: number; readonly to: number; readonly source: Source }
  | { readonly count: number; readonly name: string; readonly source: Source };

/** A card as written: by its number, or by its name. */
export type CardName = { readonly number: number } | { readonly name: string };

export type Recovery = 'back up' | 'still down' | 'out for good';

export type Calming = 'calm again' | 'still panicked';

/** The content of each kind of fact. */
interface Said {
  advantage: Asymmetry & {
    words: Words;
    /** Empty below an announcement, where it is the actor. */
    for: readonly NameRef[];
    /** Empty where it is over whoever they face. */
    over: readonly NameRef[];
    /** Combatants whose advantage of the same kind this one beats. */
    above?: NameRef;
  };
  hindrance: Asymmetry & { words: Words; on: readonly NameRef[] };
  /** The Host’s ruling that somebody’s mind is elsewhere; `words` is missing for `unaware`. */
  distraction: Asymmetry & {
    words?: Words;
    /** Empty below an announcement, where it is its targets. */
    on: readonly NameRef[];
    /** Those they are unaware of; empty for everybody. */
    of: readonly NameRef[];
  };
  /** A throw written by hand that the rules derive from the announcements anyway; it has no effect. */
  'claimed throw': {
    claim: string;
    /** Empty below an announcement, where it is the actor. */
    for: readonly NameRef[];
  };
  'weapon order': {
    better: NameRef;
    worse: NameRef;
    range?: { readonly way: 'within' | 'beyond'; readonly feet: number };
  };
  'announcing order': { first: readonly NameRef[]; then: readonly NameRef[] };
  shock: { by: NameRef; on: readonly NameRef[]; words?: Words };
  'no longer': { words: Words };
  /** A combatant’s state at the start, or from a round on. `who` is empty inside the combatant’s own block. */
  state: { who: readonly NameRef[]; state: StartingState; by?: NameRef };
  /** Toughness or Calm that a combatant regains before a round. */
  regains: { who: readonly NameRef[]; points: Numeral; stat: 'Toughness' | 'Calm' };
  weapon: {
    classes: readonly WeaponClass[];
    /** The stats that a power attacks with and is resisted by. */
    power?: { readonly attack: Words; readonly resist: Words };
  };
  armour: { thing: NameRef; points: Numeral };
  significator: { card: Words };
  'wins with': { card: Words; then: Words };
  'calm check': { number: Numeral };
  deck: { of: NameRef; hand: Hand | undefined; entries: readonly DeckEntry[] };
  'called shot': { aim: Words };
  running: { feet: Numeral };
  'to get': { gets: NameRef };
  interferes: { with: readonly NameRef[] };
  'with thing': { uses: NameRef };
  /** The difficulty of a task: a rank that the Host throws for, or a fixed number to beat. */
  difficulty: { stat: Words; number?: Numeral; thrownFor: boolean };
  /**
   * A throw that the writer has pinned: of an action, of its damage, or the Host’s for its difficulty; at the head of a
   * round, of a Calm Check or the Host’s against it.
   */
  pin: {
    what: 'action' | 'damage' | 'difficulty' | 'calm' | 'against calm';
    cards: readonly CardName[];
    /**
     * The one of several announcing together whom the pin is for; missing where it is for all. For a Calm Check, who is
     * checked.
     */
    of?: NameRef;
    /** For damage, the target, where the pin isn’t for all targets. For a Calm Check, its cause, where written. */
    to?: NameRef;
  };
  /** A ruling of the Host. For panic it says how it ends, or in `words` what a combatant in a panic does. */
  decision: {
    about: 'tie' | 'ally tie' | 'recovery' | 'panic';
    /** Whom the decision is about; empty for a tie between sides. */
    whom: readonly NameRef[];
    words?: Words;
    recovery?: Recovery;
    calming?: Calming;
  };
  /** Words about one combatant or one action, without further effect. */
  supernatural: object;
  human: object;
  'without harm': object;
  uncontested: object;
  'no distraction': object;
  'no supernatural throw': object;
  'no weapon throw': object;
  'draws ties anew': object;
}

type Of<K extends keyof Said> = FactOf<Said, K>;
export type DemonCityFact = PositionFact | FactOf<Said>;

export type Advantage = Of<'advantage'>;
export type Hindrance = Of<'hindrance'>;
export type Distraction = Of<'distraction'>;
export type WeaponOrder = Of<'weapon order'>;
export type AnnouncingOrder = Of<'announcing order'>;
export type Shock = Of<'shock'>;
export type StateFact = Of<'state'>;
export type Regains = Of<'regains'>;
export type WeaponTrait = Of<'weapon'>;
export type Armour = Of<'armour'>;
export type Significator = Of<'significator'>;
export type DeckFact = Of<'deck'>;
export type Pin = Of<'pin'>;
export type Decision = Of<'decision'>;
export type Mark = Of<
  | 'supernatural'
  | 'human'
  | 'without harm'
  | 'uncontested'
  | 'no distraction'
  | 'no supernatural throw'
  | 'no weapon throw'
  | 'draws ties anew'
>;
