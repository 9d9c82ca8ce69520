/** Scenarios of the tarot edition with so few cards that all their courses can be gone through. */

const decks = ['3, 6, 8', '2, 5, 5, 9', '4, 4, 7, 8', '1, 6, 9'];
const actions = [
  ['Ann: punches Bill.', 'Bill: punches Ann.'],
  ['Ann: grabs Bill.', 'Bill: dodges.'],
  ['Ann: kicks Bill.', 'Bill: flees.'],
  ['Ann: punches Bill.', 'Bill: grabs Ann.'],
] as const;
const conditions = ['', ' if Ann succeeded', ' if Bill is not out of the fight', ' if Bill failed'];

/** So many different ones. */
export function smallDecks(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const pick = <T>(from: readonly T[], step: number): T => from[Math.floor(at / step) % from.length] as T;
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
