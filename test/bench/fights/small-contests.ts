/** Two small sides, with a number of dice or cards each, for which enumeration is feasible. */
import {
  toDeck,
  type Card,
  type Contest,
  type ContestHand,
  type DiceContest,
} from '../../../server/engine/chance/index.ts';

const fool: Card = { value: 0, mark: 'the fool' };
const star: Card = { value: 10, mark: 'the star' };
const numbers: readonly Card[] = Array.from({ length: 10 }, (_, index) => ({ value: index + 1 }));

export function smallDice(each: number, dice: number): DiceContest {
  return { hands: membersOf(each).map(({ id, side }) => ({ id, side, dice })) };
}

/** Everybody attacks the one opposite; The Fool is in both decks, and the first player has a Significator. */
export function smallCards(each: number, draws: number): Contest {
  return {
    decks: { Players: toDeck([...numbers, fool, star]), Host: toDeck([...numbers, fool]) },
    hands: membersOf(each).map(({ id, side, faces }): ContestHand => ({
      id,
      side,
      draws,
      deck: side,
      keep: 'highest',
      unlucky: 'the fool',
      action: { kind: 'attack', against: [{ hand: faces }] },
      ...(id === 'Player 1' ? { lucky: 'the star' } : {}),
    })),
    lowerAttacksAreTried: false,
  };
}

function membersOf(each: number): readonly { readonly id: string; readonly side: string; readonly faces: string }[] {
  return Array.from({ length: each }, (_, index) => [
    { id: `Player ${index + 1}`, side: 'Players', faces: `Host ${index + 1}` },
    { id: `Host ${index + 1}`, side: 'Host', faces: `Player ${index + 1}` },
  ]).flat();
}
