/** A long fight: many who punch each other round after round, and nobody falls soon. */

/** That many on two sides, each of whom attacks somebody else of the other side in every round. */
export function longFight(combatants: number, rounds: number): string {
  const half = combatants / 2;
  const names = Array.from({ length: combatants }, (_, index) => `C${String(index).padStart(2, '0')}`);
  const cast = names.map(
    (name, index) =>
      `combatant ${name} of the ${index < half ? 'Players' : 'Host'}\n  Agility ${1 + (index % 6)}  Toughness 9\n  carries brass knuckles\n`,
  );
  const attacks = (round: number): readonly string[] =>
    names.map((name, index) => {
      const target = index < half ? half + ((index * 7 + round) % half) : (index * 5 + round) % half;
      return `  ${name}: punches ${names[target] ?? ''}.`;
    });
  const written = Array.from({ length: rounds }, (_, index) =>
    [`round ${index + 1}`, ...attacks(index + 1), ''].join('\n'),
  );
  return [...cast, 'scenario "Long"', 'rules demon-city-2018', '', ...written].join('\n');
}
