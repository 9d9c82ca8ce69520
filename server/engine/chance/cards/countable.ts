/** Estimates whether the exact odds of a contest can be computed fast enough for interactive use. */
import { ownValue } from '../../words/own-value.ts';
import { related } from './attempts.ts';
import { sidesOf, thresholdsOf } from './chances.ts';
import type { Contest, ContestHand } from './contest.ts';

/** The most work, in about milliseconds: roughly a tenth of a second. */
const mostWork = 100;

/**
 * True for dozens of hands with a few cards each, if the highest card counts. Slower are many cards of which the lowest
 * counts, many hands that must exceed each other while allies do something else, and lower attacks that are tried after
 * higher ones fail, since then the values of all attacks and targets matter.
 */
export function isCountable(contest: Contest): boolean {
  return workOf(contest) <= mostWork;
}

/** Estimated work, roughly in milliseconds; each factor was measured while the others were small. */
function workOf(contest: Contest): number {
  const { decks, hands, following = [] } = contest;
  const values = new Set(
    Object.values(decks)
      .flat()
      .map(({ value }) => value),
  ).size;
  const draws = cardsOf(hands);
  const numbers = (hands.length * draws ** 2) / 125_000;
  const sums = (hands.length ** 2 * values) / 2_500;
  const terms = hands.length * (lowestWork(hands) + targetsWork(contest));
  const lower = Math.max(
    0,
    ...sidesOf(contest).map((side) => (hands.length * (2 * values) ** setsOf(contest, side)) / 1_000),
  );
  const again = 1 + (following.length * values) / hands.length;
  return (numbers + sums + terms + (contest.lowerAttacksAreTried ? lower * (1 + lowestCards(hands)) : 0)) * again;
}

/** Hands that keep the lowest card give many terms; a single card counts as its own highest. */
function lowestWork(hands: readonly ContestHand[]): number {
  const lowest = 1 + lowestCards(hands) / 2;
  return mayBeExceeded(hands) ? lowest ** 3 * 0.03 : lowest ** 2 * 0.006;
}

function lowestCards(hands: readonly ContestHand[]): number {
  return cardsOf(hands.filter(({ keep, draws, held = [] }) => keep === 'lowest' && draws + held.length > 1));
}

/** If an ally can win instead of the attacker, it matters which of the targets an attack exceeds. */
function targetsWork({ hands }: Contest): number {
  if (!mayBeExceeded(hands)) return 0;
  const attacks = hands.filter((hand) => hand.action.kind === 'attack' && targetsOf(hand).length > 0);
  const targets = new Set(attacks.flatMap(targetsOf));
  return (1 + cardsOf(attacks)) * (1 + cardsOf(hands.filter(({ id }) => targets.has(id)))) * 0.000_15;
}

/** Whether a side that attacks also has hands that do something else. */
function mayBeExceeded(hands: readonly ContestHand[]): boolean {
  const attackers = new Set(
    hands.flatMap(({ side, action }) => (side !== undefined && action.kind === 'attack' ? [side] : [])),
  );
  return hands.some(({ side, action }) => side !== undefined && action.kind !== 'attack' && attackers.has(side));
}

function cardsOf(hands: readonly ContestHand[]): number {
  return hands.reduce((sum, { draws }) => sum + draws, 0);
}

/**
 * The number of sets of a side’s attacks connected by targets; 0 for a side that only attacks opponents’ hands, since
 * the winner’s highest attack then never fails.
 */
function setsOf(contest: Contest, side: string): number {
  const allies = contest.hands.filter((hand) => hand.side === side);
  if (allies.every((hand) => attacksOpponent(contest, hand) && !mayFailByMark(contest, hand))) return 0;
  const attacks = allies
    .filter(({ action }) => action.kind === 'attack')
    .map((hand) => ({ hand: hand.id, targets: targetsOf(hand) }));
  return related<string, (typeof attacks)[number]>(attacks.filter(({ targets }) => targets.length > 0)).length;
}

function attacksOpponent({ hands }: Contest, hand: ContestHand): boolean {
  const opponents = hands.filter(({ side }) => side !== undefined && side !== hand.side).map(({ id }) => id);
  return hand.action.kind === 'attack' && targetsOf(hand).some((target) => opponents.includes(target));
}

/** Whether the hand’s unlucky card has a value by which its attack could succeed, but fails by its mark. */
function mayFailByMark({ decks }: Contest, hand: ContestHand): boolean {
  const lowest = Math.min(
    ...Object.values(decks)
      .flat()
      .map(({ value }) => value),
  );
  const unlucky = [...(ownValue(decks, hand.deck) ?? []), ...(hand.held ?? [])].filter(
    ({ mark }) => mark !== undefined && mark === hand.unlucky,
  );
  return unlucky.some(({ value }) =>
    thresholdsOf(hand).some((threshold) => value > ('number' in threshold ? threshold.number : lowest)),
  );
}

function targetsOf(hand: ContestHand): readonly string[] {
  return thresholdsOf(hand).flatMap((threshold) => ('hand' in threshold ? threshold.hand : []));
}
