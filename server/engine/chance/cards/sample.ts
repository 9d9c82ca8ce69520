/** Estimates the odds of a contest by sampling, for contests that are too large to count. */
import { toChances } from './chances.ts';
import type { ContestChances } from './chances.ts';
import { checkContest } from './check-contest.ts';
import type { Contest, Deal } from './contest.ts';
import { drawCards } from './deck.ts';
import type { Card, Deck } from './deck.ts';
import { countDeal, countFollowing, newOutcomeCounts } from './outcome-counts.ts';
import type { OutcomeCounts } from './outcome-counts.ts';
import type { Throws } from '../throws.ts';

/** Each chance is a share of `plays` plays. Throws if the contest can’t be dealt. */
export function sampleContest(contest: Contest, plays: number, throws: Throws): ContestChances {
  checkContest(contest);
  const counts = newOutcomeCounts(contest);
  for (let play = 0; play < plays; play += 1) countOnce(counts, contest, throws);
  return toChances(counts);
}

/** Plays once; each `following` entry draws from the same remaining decks, independently of the others. */
function countOnce(counts: OutcomeCounts, contest: Contest, throws: Throws): void {
  const { deal, left } = dealOnce(contest, throws);
  const outcome = countDeal(counts, contest, deal, 1n);
  for (const [place, { deck, draws }] of (contest.following ?? []).entries()) {
    countFollowing(counts, contest, place, outcome, drawCards(left.get(deck) ?? [], draws, throws).cards, 1n);
  }
}

function dealOnce(
  { decks, hands }: Contest,
  throws: Throws,
): { readonly deal: Deal; readonly left: ReadonlyMap<string, Deck> } {
  const left = new Map(Object.entries(decks));
  const deal = new Map<string, readonly Card[]>();
  for (const { id, deck, draws, held } of hands) {
    const drawn = drawCards(left.get(deck) ?? [], draws, throws);
    left.set(deck, drawn.deck);
    deal.set(id, [...(held ?? []), ...drawn.cards]);
  }
  return { deal, left };
}
