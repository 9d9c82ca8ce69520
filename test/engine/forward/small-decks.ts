/** Scenarios of the tarot edition with so few cards that all their courses can be enumerated. */
import { inTurn } from '../../in-turn.ts';

const decks = ['3, 6, 8', '2, 5, 5, 9', '4, 4, 7, 8', '1, 6, 9'];
const actions = [
  ['Ann: punches Bill.', 'Bill: punches Ann.'],
  ['Ann: grabs Bill.', 'Bill: dodges.'],
  ['Ann: kicks Bill.', 'Bill: flees.'],
  ['Ann: punches Bill.', 'Bill: grabs Ann.'],
] as const;
const conditions = ['', ' if Ann succeeded', ' if Bill is not out of the fight', ' if Bill failed'];

/** Ann has few of the higher cards, and needs one in each round. */
function rarelyReached(at: number): string {
  return `scenario "Rarely reached"
rules demon-city-2018
option shuffling rounds
deck of the Players: ${['1, 2, 2, 2, 3, 3, 9', '2, 2, 3, 3, 3, 8', '1, 2, 3, 3, 3, 3, 7'][at % 3]}
deck of the Host: ${['5, 5, 6, 6', '4, 5, 6, 6, 6'][at % 2]}
combatant Ann (she) of the Players
  Agility 2  Toughness 3
combatant Bill (he) of the Host
  Agility 2  Toughness ${2 + (at % 3)}
round 1
  Ann: ${['punches', 'kicks'][at % 2]} Bill.
  Bill: ${['dodges', 'punches Ann', 'grabs Ann'][at % 3]}.
round 2 if Ann succeeded
  Ann: punches Bill.
  Bill: ${['flees', 'kicks Ann'][at % 2]}.
round 3 if Ann succeeded
  Ann: ${['kicks', 'punches'][at % 2]} Bill.
  Bill: ${['dodges', 'punches Ann', 'flees'][at % 3]}.
`;
}

/** Scenarios of several kinds in turn. */
export function smallDecks(count: number): readonly string[] {
  const several = severalRounds(count);
  return several.flatMap((text, at) => [text, ...(at % 3 === 0 ? [rarelyReached(at / 3)] : [])]);
}

/** This number of different ones. */
function severalRounds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const pick = <T>(from: readonly T[], step: number): T => inTurn(from, Math.floor(at / step));
    const [first, second, third] = [pick(actions, 1), pick(actions, 4), pick(actions, 7)];
    const pinned = at % 5 === 3 ? '\n    throws 6' : '';
    return `scenario "Small decks"
rules demon-city-2018
deck of the Players: ${pick(decks, 1)}
deck of the Host: ${pick(decks, 3)}
combatant Ann (she) of the Players
  Agility 3  Toughness ${2 + (at % 2)}
combatant Bill (he) of the Host
  Agility 2  Toughness ${1 + (at % 3)}
round 1
  ${first[0]}${pinned}
  ${first[1]}
round 2${pick(conditions, 2)}
  ${second[0]}
  ${second[1]}
round 3
  ${third[0]}
  ${third[1]}
`;
  });
}
