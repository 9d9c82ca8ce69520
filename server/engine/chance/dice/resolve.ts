/**
 * The result of hands of dice that have been rolled; shared by play and plain enumeration.
 * Law: Demon City, dice edition, Task Resolution, and The Clash, steps 5 to 7.
 */
import type { Throws } from '../throws.ts';
import { dieFaces } from './contest.ts';
import type { DiceContest, DiceHand, DiceHandOutcome, DiceOutcome, DiceRoll } from './contest.ts';
import { highestOf } from './highest.ts';

/** The result of the roll. Takes one throw if allies tie for the highest, otherwise none. */
export function resolveDice({ hands }: DiceContest, roll: DiceRoll, throws: Throws): DiceOutcome {
  const valueOf = ({ id }: DiceHand): number => highestOf(roll.get(id) ?? []);
  const highest = highestOf(hands.map(valueOf));
  const leaders = hands.filter((hand) => valueOf(hand) === highest);
  const actor = actorOf(leaders, throws);
  return {
    verdict: actor === undefined ? 'tie' : 'acts',
    ...(actor !== undefined && { actor: actor.id }),
    tied: leaders.length > 1 ? leaders.map(({ id }) => id) : [],
    everyoneFumbles: hands.length > 0 && hands.every((hand) => isFumble(valueOf(hand))),
    hands: new Map(hands.map((hand) => [hand.id, outcomeOf(valueOf(hand), hand === actor, leaders.length > 1)])),
  };
}

/** One of the leaders, unless any two of them are opposed. */
function actorOf(leaders: readonly DiceHand[], throws: Throws): DiceHand | undefined {
  if (new Set(leaders.map(({ side }) => side)).size > 1) return undefined;
  return leaders[leaders.length > 1 ? throws.pick(leaders.length) : 0];
}

/** A 10 that an ally also has may act, but hasn’t won (reading d16). */
function outcomeOf(value: number, acts: boolean, isTied: boolean): DiceHandOutcome {
  return { value, acts, critical: acts && !isTied && value === dieFaces, fumble: isFumble(value) };
}

function isFumble(value: number): boolean {
  return value === 1;
}
