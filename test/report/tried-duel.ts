/** A duel in which something is tried out, or written: below what Ann announces. */

export function triedDuel(clauses = ''): string {
  return `scenario "Duel"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 4  Toughness 5
combatant Ghoul (it) of the Host
  Agility 2  Toughness 4
round 1
  Ann: punches the Ghoul.
${clauses}  Ghoul: bites Ann.
`;
}
