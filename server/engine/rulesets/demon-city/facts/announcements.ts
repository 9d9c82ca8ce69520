/** What is said of announced actions, of pinned throws, and what the Host decides. */
import type { Fact, NameRef, Numeral, Words } from '../../../scenario.ts';

export interface CalledShot extends Fact {
  readonly kind: 'called shot';
  readonly aim: Words;
}

export interface Running extends Fact {
  readonly kind: 'running';
  readonly feet: Numeral;
}

export interface ToGet extends Fact {
  readonly kind: 'to get';
  readonly gets: NameRef;
}

export interface Interferes extends Fact {
  readonly kind: 'interferes';
  readonly with: readonly NameRef[];
}

export interface WithThing extends Fact {
  readonly kind: 'with thing';
  readonly uses: NameRef;
}

/** What a task is measured by: a rank that the Host throws for, or a fixed number to beat. */
export interface Difficulty extends Fact {
  readonly kind: 'difficulty';
  readonly stat: Words;
  readonly number?: Numeral;
  readonly thrownFor: boolean;
}

/** A card as a writer names it: by its number, or by its name. */
export type CardName = { readonly number: number } | { readonly name: string };

/**
 * A throw that the writer has pinned: of an action, of its damage, the Host’s for its difficulty; at the head of a
 * round, of a Calm Check or the Host’s against it.
 */
export interface Pin extends Fact {
  readonly kind: 'pin';
  readonly what: 'action' | 'damage' | 'difficulty' | 'calm' | 'against calm';
  readonly cards: readonly CardName[];
  /** Of one of those who announce together; missing where it holds for all of them. Of a Calm Check, whose it is. */
  readonly of?: NameRef;
  /**
   * Of damage, on whom it falls, where it doesn’t hold for all targets. Of a Calm Check, who causes it, where that is
   * said.
   */
  readonly to?: NameRef;
}

export type Recovery = 'back up' | 'still down' | 'out for good';

export type Calming = 'calm again' | 'still panicked';

/** A ruling of the Host. One about panic says how it ends, or in `words` what somebody in a panic does. */
export interface Decision extends Fact {
  readonly kind: 'decision';
  readonly about: 'tie' | 'ally tie' | 'recovery' | 'panic';
  /** Of whom it is decided; empty for a tie between sides. */
  readonly whom: readonly NameRef[];
  readonly words?: Words;
  readonly recovery?: Recovery;
  readonly calming?: Calming;
}
