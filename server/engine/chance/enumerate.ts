/** The odds of a contest by playing out every deal: slow, and plainly right. */
import { sidesOf, thresholdsOf, toChances } from './chances.ts';
import type { ContestChances, HandWeights } from './chances.ts';
import { checkContest } from './check-contest.ts';
import type { Contest, ContestHand, ContestOutcome, Deal, HandOutcome } from './contest.ts';
import { withoutCards } from './deck.ts';
import type { Card, Deck } from './deck.ts';
import { choose } from './falling.ts';
import { resolveContest } from './resolve.ts';

/** One way in which the hands can look; `weight` is the number of equally likely deals that look so. */
export interface WeightedDeal {
  readonly deal: Deal;
  readonly weight: bigint;
}

/** The exact odds, or `undefined` where the contest has more than `limit` different deals. */
export function enumerateContest(contest: Contest, limit: number): ContestChances | undefined {
  checkContest(contest);
  let deals = 0;
  let total = 0n;
  const sides = new Map(sidesOf(contest).map((side) => [side, { acts: 0n, stalemate: 0n }]));
  const hands = new Map(contest.hands.map((hand) => [hand.id, emptyTally(hand)]));
  for (const { deal, weight } of dealsOf(contest)) {
    deals += 1;
    if (deals > limit) return undefined;
    const outcome = resolveContest(contest, deal);
    total += weight;
    countVerdict(sides, outcome, weight);
    for (const [id, hand] of outcome.hands) countHand(hands.get(id), hand, deal.get(id) ?? [], weight);
  }
  return toChances({ total, sides, hands });
}

/** Every different deal of the contest, hand by hand. */
export function* dealsOf({ decks, hands }: Contest, from = 0): Generator<WeightedDeal> {
  const hand = hands[from];
  if (hand === undefined) {
    yield { deal: new Map(), weight: 1n };
    return;
  }
  const deck = decks[hand.deck] ?? [];
  for (const { cards, weight } of drawsOf(deck, hand.draws)) {
    const rest = { ...decks, [hand.deck]: withoutCards(deck, cards) };
    for (const others of dealsOf({ decks: rest, hands, lowerAttacksAreTried: false }, from + 1)) {
      yield { deal: new Map(others.deal).set(hand.id, [...(hand.held ?? []), ...cards]), weight: weight * others.weight };
    }
  }
}

function* drawsOf(deck: Deck, count: number): Generator<{ readonly cards: readonly Card[]; readonly weight: bigint }> {
  const [row, ...others] = deck;
  if (row === undefined) {
    if (count === 0) yield { cards: [], weight: 1n };
    return;
  }
  const { count: available, ...card } = row;
  for (let taken = 0; taken <= Math.min(available, count); taken += 1) {
    for (const rest of drawsOf(others, count - taken)) {
      yield { cards: [...new Array<Card>(taken).fill(card), ...rest.cards], weight: choose(available, taken) * rest.weight };
    }
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type HandTally = Mutable<Omit<HandWeights, 'exceeding' | 'watched'>> & {
  readonly exceeding: bigint[];
  readonly watched: Mutable<HandWeights['watched'][number]>[];
};

function emptyTally(hand: ContestHand): HandTally {
  return {
    takesEffect: 0n, critical: 0n, criticalFailure: 0n,
    exceeding: thresholdsOf(hand).map(() => 0n),
    watched: (hand.watched ?? []).map((mark) => ({ mark, inHand: 0n, takesEffect: 0n })),
  };
}

function countVerdict(sides: Map<string, { acts: bigint; stalemate: bigint }>, outcome: ContestOutcome, weight: bigint): void {
  const side = sides.get(outcome.winner ?? '');
  if (side === undefined || outcome.verdict === 'tie') return;
  side[outcome.verdict] += weight;
}

function countHand(tally: HandTally | undefined, hand: HandOutcome, cards: readonly Card[], weight: bigint): void {
  if (tally === undefined) return;
  const effect = hand.takesEffect ? weight : 0n;
  tally.takesEffect += effect;
  if (hand.critical) tally.critical += weight;
  if (hand.criticalFailure) tally.criticalFailure += weight;
  hand.exceeds.forEach((exceeds, place) => { if (exceeds) tally.exceeding[place] = (tally.exceeding[place] ?? 0n) + effect; });
  for (const watched of tally.watched) {
    if (!cards.some(({ mark }) => mark === watched.mark)) continue;
    watched.inHand += weight;
    watched.takesEffect += effect;
  }
}
