/** The odds of a contest as they look after some plays: for contests that are too large to be counted. */
import { toChances } from './chances.ts';
import type { ContestChances } from './chances.ts';
import { checkContest } from './check-contest.ts';
import type { Contest, Deal } from './contest.ts';
import { drawCards } from './deck.ts';
import type { Card } from './deck.ts';
import { countDeal, newTally } from './tally.ts';
import type { Throws } from '../timeline.ts';

/** Each chance is the share of so many plays; nothing is exact. Throws where the contest can't be dealt. */
export function sampleContest(contest: Contest, plays: number, throws: Throws): ContestChances {
  checkContest(contest);
  const tally = newTally(contest);
  for (let play = 0; play < plays; play += 1) countDeal(tally, contest, dealOnce(contest, throws), 1n);
  return toChances(tally);
}

function dealOnce({ decks, hands }: Contest, throws: Throws): Deal {
  const left = new Map(Object.entries(decks));
  const deal = new Map<string, readonly Card[]>();
  for (const { id, deck, draws, held } of hands) {
    const drawn = drawCards(left.get(deck) ?? [], draws, throws);
    left.set(deck, drawn.deck);
    deal.set(id, [...(held ?? []), ...drawn.cards]);
  }
  return deal;
}
