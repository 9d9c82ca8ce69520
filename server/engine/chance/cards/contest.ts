/** The types of a contest with cards: the hands dealt together, what each must exceed, and the outcome. */
import { derive } from '../../derive/index.ts';
import type { Card, Deck } from './deck.ts';

/** What an action must exceed: a number, or the kept value of another hand, by id. */
export type Threshold = { readonly number: number } | { readonly hand: string };

/**
 * What a hand is thrown for. An attack succeeds against each threshold that it exceeds, and needs at least one; another
 * action must exceed all of its thresholds, and succeeds if it has none; an idle hand only helps its side win.
 */
export type Action =
  | { readonly kind: 'attack'; readonly against: readonly Threshold[] }
  | { readonly kind: 'other'; readonly against: readonly Threshold[] }
  | { readonly kind: 'idle' };

/**
 * One hand: `draws` cards from the named deck, in addition to the cards `held`, which are known beforehand and no
 * longer in the deck. A hand without a side can’t win and only serves as a threshold.
 * `lucky` is the mark of the card that can make its success critical, `unlucky` that of the one that can make it fail.
 * `watched` are marks for whose presence odds are computed.
 * `keepsHeld` says that a held card is known to be the one that counts, so that nothing drawn displaces it; the odds
 * are conditional on that.
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
 * Cards thrown after the action of the hand `after` has taken effect, for example for damage: `draws` cards, from what
 * the contest’s hands leave of that deck. `exceeding` is the index of the threshold that must also be exceeded, if any.
 * Values above `most` count as `most`, so that differences without effect needn’t be counted.
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
 * Of attacks that tie for the highest of their side, the first in order of `preference` that succeeds is tried; hands
 * that it doesn’t name come last, in their own order.
 * Each of `following` is thrown as if it were the only one; since every card is equally likely at every draw, that
 * doesn’t change its chances while the deck lasts.
 */
export interface Contest {
  readonly decks: Readonly<Record<string, Deck>>;
  readonly hands: readonly ContestHand[];
  readonly preference?: readonly string[];
  readonly following?: readonly Following[];
  readonly lowerAttacksAreTried: boolean;
}

/** The cards of every hand by its id, including the held ones. */
export type Deal = ReadonlyMap<string, readonly Card[]>;

/**
 * The outcome of one hand. `value` is what it kept; `exceeds` says for each threshold whether it was exceeded. A
 * critical failure never takes effect.
 */
export interface HandOutcome {
  readonly value: number;
  readonly exceeds: readonly boolean[];
  readonly takesEffect: boolean;
  readonly critical: boolean;
  readonly criticalFailure: boolean;
}

/** `winner` is missing on a tie; `tried` is the winner’s attack that was tried, if it has one. */
export interface ContestOutcome {
  readonly verdict: 'acts' | 'stalemate' | 'tie';
  readonly winner?: string;
  readonly tried?: string;
  readonly hands: ReadonlyMap<string, HandOutcome>;
}

/** The value of the card that counts. */
export function keptOf(keep: ContestHand['keep'], cards: readonly Card[]): number {
  let kept = keep === 'highest' ? -Infinity : Infinity;
  for (const { value } of cards) kept = keep === 'highest' ? Math.max(kept, value) : Math.min(kept, value);
  return kept;
}

/** The ids of hands in the order in which tied attacks are tried. */
export const byPreference = derive('hands by preference', (contest: Contest): readonly string[] => [
  ...new Set([...(contest.preference ?? []), ...contest.hands.map(({ id }) => id)]),
]);
