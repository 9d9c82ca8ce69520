/** Accumulates the outcomes of deals that are resolved one by one, by enumeration or sampling. */
import { sidesOf, thresholdsOf } from './chances.ts';
import type { ContestWeights, HandWeights } from './chances.ts';
import { keptOf } from './contest.ts';
import type { Contest, ContestHand, ContestOutcome, Deal, HandOutcome } from './contest.ts';
import type { Card } from './deck.ts';
import { resolveContest } from './resolve.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

type HandTally = Mutable<Omit<HandWeights, 'exceeding' | 'watched'>> & {
  readonly exceeding: bigint[];
  readonly watched: Mutable<HandWeights['watched'][number]>[];
};

/** Weights that grow with each deal. */
export interface OutcomeCounts extends ContestWeights {
  total: bigint;
  readonly sides: Map<string, { acts: bigint; stalemate: bigint }>;
  readonly hands: Map<string, HandTally>;
  readonly following: { total: bigint; readonly values: Map<number, bigint> }[];
}

/** Counts of no deal yet. */
export function newOutcomeCounts(contest: Contest): OutcomeCounts {
  return {
    total: 0n,
    sides: new Map(sidesOf(contest).map((side) => [side, { acts: 0n, stalemate: 0n }])),
    hands: new Map(contest.hands.map((hand) => [hand.id, newHandTally(hand)])),
    following: (contest.following ?? []).map(() => ({ total: 0n, values: new Map() })),
  };
}

/** Resolves and adds a deal that stands for `weight` equally likely ones; returns its outcome. */
export function countDeal(counts: OutcomeCounts, contest: Contest, deal: Deal, weight: bigint): ContestOutcome {
  const outcome = resolveContest(contest, deal);
  counts.total += weight;
  countVerdict(counts.sides, outcome, weight);
  for (const [id, hand] of outcome.hands) countHand(counts.hands.get(id), hand, deal.get(id) ?? [], weight);
  return outcome;
}

/** Adds the cards of the `following` entry at index `place`; their value counts only if the outcome has them thrown. */
export function countFollowing(
  counts: OutcomeCounts,
  { following = [] }: Contest,
  place: number,
  { hands }: ContestOutcome,
  cards: readonly Card[],
  weight: bigint,
): void {
  const [what, count] = [following[place], counts.following[place]];
  if (what === undefined || count === undefined) return;
  const first = hands.get(what.after);
  const isThrown =
    first?.takesEffect === true && (what.exceeding === undefined || first.exceeds[what.exceeding] === true);
  const value = Math.min(what.most ?? Infinity, keptOf(what.keep, cards));
  count.total += weight;
  if (isThrown) count.values.set(value, (count.values.get(value) ?? 0n) + weight);
}

function newHandTally(hand: ContestHand): HandTally {
  return {
    takesEffect: 0n,
    critical: 0n,
    criticalFailure: 0n,
    exceeding: thresholdsOf(hand).map(() => 0n),
    watched: (hand.watched ?? []).map((mark) => ({ mark, inHand: 0n, takesEffect: 0n })),
  };
}

function countVerdict(
  sides: Map<string, { acts: bigint; stalemate: bigint }>,
  outcome: ContestOutcome,
  weight: bigint,
): void {
  const side = sides.get(outcome.winner ?? '');
  if (side === undefined || outcome.verdict === 'tie') return;
  side[outcome.verdict] += weight;
}

function countHand(counts: HandTally | undefined, hand: HandOutcome, cards: readonly Card[], weight: bigint): void {
  if (counts === undefined) return;
  const effect = hand.takesEffect ? weight : 0n;
  counts.takesEffect += effect;
  if (hand.critical) counts.critical += weight;
  if (hand.criticalFailure) counts.criticalFailure += weight;
  hand.exceeds.forEach((exceeds, place) => {
    if (exceeds) counts.exceeding[place] = (counts.exceeding[place] ?? 0n) + effect;
  });
  for (const watched of counts.watched) {
    if (!cards.some(({ mark }) => mark === watched.mark)) continue;
    watched.inHand += weight;
    watched.takesEffect += effect;
  }
}
