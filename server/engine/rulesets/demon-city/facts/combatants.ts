/** What is said of combatants, their weapons and the decks. */
import type { Fact, Hand, NameRef, Numeral, Words } from '../../../scenario.ts';

export type WeaponClass = 'close' | 'reach' | 'ranged' | 'massive' | 'thrown' | 'hits many' | 'supernatural';

export interface WeaponTrait extends Fact {
  readonly kind: 'weapon';
  readonly classes: readonly WeaponClass[];
  /** The stats that a power attacks with and is resisted by. */
  readonly power?: { readonly attack: Words; readonly resist: Words };
}

export interface Armour extends Fact {
  readonly kind: 'armour';
  readonly thing: NameRef;
  readonly points: Numeral;
}

export interface Significator extends Fact {
  readonly kind: 'significator';
  readonly card: Words;
}

export interface WinsWith extends Fact {
  readonly kind: 'wins with';
  readonly card: Words;
  readonly then: Words;
}

export interface CalmCheck extends Fact {
  readonly kind: 'calm check';
  readonly number: Numeral;
}

export interface DeckFact extends Fact {
  readonly kind: 'deck';
  readonly of: NameRef;
  readonly hand: Hand | undefined;
  readonly entries: readonly DeckEntry[];
}

/** `count` cards of each number from `from` to `to`, or of one named card. */
export type DeckEntry =
  | { readonly count: number; readonly from: number; readonly to: number; readonly source: DeckFact['source'] }
  | { readonly count: number; readonly name: string; readonly source: DeckFact['source'] };
