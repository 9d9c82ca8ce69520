/** What a situation gives whom, and what holds from the start or a round on. */
import type { Fact, NameRef, Numeral, Words } from '../../../scenario.ts';

/** What an advantage, a difficulty or a distraction may say about itself. */
interface Asymmetry extends Fact {
  /** Other words for the same asymmetry, with which it counts once (reading t37). */
  readonly same?: Words;
  /** Set where it lasts for one round only. */
  readonly lasts?: 'this round';
}

export interface Advantage extends Asymmetry {
  readonly kind: 'advantage';
  readonly words: Words;
  /** Empty under an announcement: whoever announces. */
  readonly for: readonly NameRef[];
  /** Empty: over whoever they face. */
  readonly over: readonly NameRef[];
  /** Whose advantage of the same kind this one beats. */
  readonly above?: NameRef;
}

export interface Hindrance extends Asymmetry {
  readonly kind: 'hindrance';
  readonly words: Words;
  readonly on: readonly NameRef[];
}

/** The Host's ruling that somebody's mind is elsewhere; `words` is missing for `unaware`. */
export interface Distraction extends Asymmetry {
  readonly kind: 'distraction';
  readonly words?: Words;
  /** Empty under an announcement: its targets. */
  readonly on: readonly NameRef[];
  /** Of whom they are unaware; empty: of everybody. */
  readonly of: readonly NameRef[];
}

/** A throw that the rules derive from the announcements, written by hand: it does nothing. */
export interface ClaimedThrow extends Fact {
  readonly kind: 'claimed throw';
  readonly claim: string;
  /** Empty under an announcement: whoever announces. */
  readonly for: readonly NameRef[];
}

export interface WeaponOrder extends Fact {
  readonly kind: 'weapon order';
  readonly better: NameRef;
  readonly worse: NameRef;
  readonly range?: { readonly way: 'within' | 'beyond'; readonly feet: number };
}

export interface AnnouncingOrder extends Fact {
  readonly kind: 'announcing order';
  readonly first: readonly NameRef[];
  readonly then: readonly NameRef[];
}

export interface Shock extends Fact {
  readonly kind: 'shock';
  readonly by: NameRef;
  readonly on: readonly NameRef[];
  readonly words?: Words;
}

export interface NoLonger extends Fact {
  readonly kind: 'no longer';
  readonly words: Words;
}

export type StartingState = 'hurt' | 'out of the fight' | 'down' | 'panicked' | 'grabbed';

/** How somebody starts, or is said to be from a round on. `who` is empty inside the combatant's own block. */
export interface StateFact extends Fact {
  readonly kind: 'state';
  readonly who: readonly NameRef[];
  readonly state: StartingState;
  readonly by?: NameRef;
}

/** Toughness or Calm that somebody gets back before a round. */
export interface Regains extends Fact {
  readonly kind: 'regains';
  readonly who: readonly NameRef[];
  readonly points: Numeral;
  readonly stat: 'Toughness' | 'Calm';
}
