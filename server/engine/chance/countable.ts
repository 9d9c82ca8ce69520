/** Whether the exact odds of a contest take no longer than somebody who types would wait. */
import { related } from './attempts.ts';
import { sidesOf, thresholdsOf } from './chances.ts';
import type { Contest, ContestHand } from './contest.ts';

/** Every further set of attacks multiplies the work by twice the number of values: about half a second for three. */
const mostSets = 3;

/** Beyond this many hands times sides times values, and this many cards, counting takes seconds. */
const mostCells = 10_000;
const mostDraws = 2_000;

/**
 * Where it isn't too large: always, unless lower attacks are tried where higher ones fail: then the values of all attacks and their targets
 * matter, and a side may have only a few attacks that share no target. One that only attacks its opponents' hands is
 * no trouble, since the winner's highest attack never fails then.
 */
export function isCountable(contest: Contest): boolean {
  return isSmall(contest) && hasFewSets(contest);
}

function isSmall({ decks, hands }: Contest): boolean {
  const values = new Set(Object.values(decks).flat().map(({ value }) => value)).size;
  const sides = new Set(hands.map(({ side }) => side)).size;
  return hands.length * sides * values <= mostCells && hands.reduce((sum, { draws }) => sum + draws, 0) <= mostDraws;
}

function hasFewSets(contest: Contest): boolean {
  return !contest.lowerAttacksAreTried || sidesOf(contest).every((side) => {
    const allies = contest.hands.filter((hand) => hand.side === side);
    if (allies.every((hand) => attacksOpponent(contest, hand) && !mayFailByMark(contest, hand))) return true;
    const attacks = allies.filter(({ action }) => action.kind === 'attack').map((hand) => ({ hand: hand.id, targets: targetsOf(hand) }));
    return related<string, (typeof attacks)[number]>(attacks.filter(({ targets }) => targets.length > 0)).length <= mostSets;
  });
}

function attacksOpponent({ hands }: Contest, hand: ContestHand): boolean {
  const opponents = hands.filter(({ side }) => side !== undefined && side !== hand.side).map(({ id }) => id);
  return hand.action.kind === 'attack' && targetsOf(hand).some((target) => opponents.includes(target));
}

/** Whether the hand's attack could succeed by the value of its unlucky card, and fail by its mark. */
function mayFailByMark({ decks }: Contest, hand: ContestHand): boolean {
  const lowest = Math.min(...Object.values(decks).flat().map(({ value }) => value));
  const unlucky = [...(decks[hand.deck] ?? []), ...(hand.held ?? [])].filter(({ mark }) => mark !== undefined && mark === hand.unlucky);
  return unlucky.some(({ value }) => thresholdsOf(hand).some((threshold) => value > ('number' in threshold ? threshold.number : lowest)));
}

function targetsOf(hand: ContestHand): readonly string[] {
  return thresholdsOf(hand).flatMap((threshold) => ('hand' in threshold ? threshold.hand : []));
}
