/** Counts the deals in which following cards are thrown after an action took effect, by the value that counts. */
import type { FollowingWeights } from './chances.ts';
import type { Contest, Following } from './contest.ts';
import { effectiveDeals } from './effect.ts';
import { falling } from './falling.ts';
import { withFollowing } from './model.ts';
import type { Model } from './model.ts';
import { newCounting, possibleDeals } from './winning.ts';
import type { Counting } from './winning.ts';

/** The contest with following cards at or below a place, or at or above it; cached, since several share it. */
type Within = (following: Following, place: number) => Counting;

/** The weights in the order of the contest’s `following`. */
export function followingWeights(contest: Contest, bare: Counting): readonly FollowingWeights[] {
  const { model } = bare;
  const names = Object.keys(contest.decks);
  const known = new Map<string, Counting>();
  const within: Within = ({ deck, draws, keep }, place) => {
    const key = `${keep} of ${draws} at ${place} from ${deck}`;
    const counting =
      known.get(key) ??
      newCounting(
        withFollowing(model, { hand: -1, keep, place, cards: names.map((name) => (name === deck ? draws : 0)) }),
      );
    known.set(key, counting);
    return counting;
  };
  return (contest.following ?? []).map((following) => weightsOf(contest, bare, following, within));
}

/** The deals in which the cards are thrown, by the value that counts. */
function weightsOf(contest: Contest, bare: Counting, following: Following, within: Within): FollowingWeights {
  const { model } = bare;
  const number = contest.hands.findIndex(({ id }) => id === following.after);
  const all = model.hands[number]?.thresholds ?? [];
  const isChoice = contest.hands[number]?.action.kind === 'attack' && following.exceeding !== undefined;
  const leader = {
    hand: number,
    thresholds: isChoice ? all.filter((_, place) => place === following.exceeding) : all,
    by: undefined,
    failing: new Set<number>(),
  };
  const ways = waysToDraw(model, Object.keys(contest.decks).indexOf(following.deck), following);
  const deals = (place: number): bigint =>
    ways.isAny(place)
      ? effectiveDeals(contest, bare, leader) * ways.all
      : effectiveDeals(contest, within(following, place), leader);
  const { most = Infinity, keep } = following;
  const [top, from] = [model.values.length - 1, model.values.findIndex((value) => value >= most)];
  const last = from < 0 ? top : from;
  const listed = model.values.slice(0, last + 1).map((value) => Math.min(value, most));
  const bounds = listed.map((_, place) => deals(keep === 'highest' && place === last ? top : place));
  const beside = (place: number): bigint => bounds[keep === 'highest' ? place - 1 : place + 1] ?? 0n;
  return {
    total: possibleDeals(bare) * ways.all,
    values: new Map(listed.map((value, place) => [value, (bounds[place] ?? 0n) - beside(place)])),
  };
}

/** The number of ways to draw the cards after all else is dealt, and whether a place doesn’t restrict them. */
function waysToDraw(
  model: Model,
  number: number,
  { draws, keep }: Following,
): { readonly all: bigint; readonly isAny: (place: number) => boolean } {
  const { atMost = [], size = 0, dealt = 0 } = model.decks[number] ?? {};
  return {
    all: falling(size - dealt, draws),
    isAny: (place) => (keep === 'highest' ? atMost[place] === size : (atMost[place - 1] ?? 0) === 0),
  };
}
