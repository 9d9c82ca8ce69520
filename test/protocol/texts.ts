/** The text that most tests start from, and mistakes in it. */

export const duel = `scenario "Duel"
rules demon-city-2018
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
combatant Laura (she) of the Players
  Agility 3  Toughness 5
deck of the Host: 1 to 10
round 1
  the Ghoul: punches Laura.
  Laura: punches the Ghoul.
`;

/** The duel with some words replaced. */
export function duelWith(words: string, to: string): string {
  if (!duel.includes(words)) throw new Error(`“${words}” is not in the duel`);
  return duel.replace(words, to);
}
