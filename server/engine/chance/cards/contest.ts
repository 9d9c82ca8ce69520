/** A contest thrown with cards: which hands are dealt together, and what each has to exceed. */
import { derive } from '../../derive/index.ts';
import type { Card, Deck } from './deck.ts';

/** What an action has to exceed: a number, or what another hand keeps, by its id. */
export type Threshold = { readonly number: number } | { readonly hand: string };

/**
 * What a hand is thrown for. An attack is good against each threshold that it exceeds, and succeeds if there is one;
 * another action has to exceed all of its thresholds, and succeeds if it has none; an idle hand only helps its side
 * win.
 */
export type Action =
  | { readonly kind: 'attack'; readonly against: readonly Threshold[] }
  | { readonly kind: 'other'; readonly against: readonly Threshold[] }
  | { readonly kind: 'idle' };

/**
 * One hand: `draws` cards from the deck of that name, beside the cards `held` that are known beforehand and no longer
 * in the deck. A hand without a side can't win; it is only something to be exceeded.
 * `lucky` is the mark of the card that can make its success critical, `unlucky` that of the one that can make it fail.
 * `watched` are marks whose presence is to be reckoned with in the odds.
 * `keepsHeld` says that a held card is known to be the one that counts, so that nothing drawn displaces it; the odds
 * are then those given that this is so.
 */
export interface ContestHand {
  readonly id: string;
  readonly deck: string;
  readonly draws: number;
  readonly held?: readonly Card[];
  readonly keepsHeld?: boolean;
  readonly keep: 'highest' | 'lowest';
  readonly side?: string;
  readonly action: Action;
  readonly lucky?: string;
  readonly unlucky?: string;
  readonly watched?: readonly string[];
}

/**
 * Cards thrown once the action of the hand `after` has taken effect, such as for damage: `draws` of them, from what the
 * hands of the contest leave of that deck. `exceeding` is the place of the one threshold of that action on whose being
 * exceeded they depend; without it, that the action takes effect is enough. Values above `most` count as `most`, so
 * that it needn't be counted what makes no difference.
 */
export interface Following {
  readonly after: string;
  readonly exceeding?: number;
  readonly deck: string;
  readonly draws: number;
  readonly keep: ContestHand['keep'];
  readonly most?: number;
}

/**
 * Hands that are dealt together. Hands of one side win and lose together; different sides are opposed.
 * Of attacks that tie for the highest of their side the first in order of `preference` that succeeds is tried;
 * hands that it doesn't name follow in their own order.
 * What is `following` is each thrown for itself, as if nothing else followed; since any card is as likely to be drawn
 * at any time, that changes no chance of one of them while the deck lasts.
 */
export interface Contest {
  readonly decks: Readonly<Record<string, Deck>>;
  readonly hands: readonly ContestHand[];
  readonly preference?: readonly string[];
  readonly following?: readonly Following[];
  readonly lowerAttacksAreTried: boolean;
}

/** The cards of every hand by its id, the held ones included. */
export type Deal = ReadonlyMap<string, readonly Card[]>;

/**
 * What came of one hand. `value` is what it kept. `exceeds` says of each threshold of its action whether it was
 * exceeded. A critical failure never takes effect.
 */
export interface HandOutcome {
  readonly value: number;
  readonly exceeds: readonly boolean[];
  readonly takesEffect: boolean;
  readonly critical: boolean;
  readonly criticalFailure: boolean;
}

/** `winner` is missing on a tie; `tried` is the winner's attack that was tried, where it had one. */
export interface ContestOutcome {
  readonly verdict: 'acts' | 'stalemate' | 'tie';
  readonly winner?: string;
  readonly tried?: string;
  readonly hands: ReadonlyMap<string, HandOutcome>;
}

/** Of these cards the value of the one that counts. */
export function keptOf(keep: ContestHand['keep'], cards: readonly Card[]): number {
  let kept = keep === 'highest' ? -Infinity : Infinity;
  for (const { value } of cards) kept = keep === 'highest' ? Math.max(kept, value) : Math.min(kept, value);
  return kept;
}

/** Attacks in the order in which allies who tie give way to each other. */
export const byPreference = derive('hands by preference', (contest: Contest): readonly string[] => [
  ...new Set([...(contest.preference ?? []), ...contest.hands.map(({ id }) => id)]),
]);
