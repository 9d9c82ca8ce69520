/** A gamble of Quick Shot with ten dice, as a scenario. */
const names = ['easy', 'common', 'hard', 'difficult', 'overwhelming'];

/** `reading` are the written options, by their names. */
export function gambleOf(needs: readonly number[], reading: Readonly<Record<string, string>> = {}): string {
  return [
    'scenario "All at once"',
    'rules quick-shot',
    ...Object.entries(reading).map(([option, value]) => `option ${option} ${value}`),
    'combatant Alex (he) of the Players',
    '  Willpower 5',
    'round 1',
    '  Alex: gambles on "all of it".',
    ...needs.map((need, place) => `    ${names[need - 1] ?? ''} "thing ${place + 1}"`),
    '    bets 3 WP',
    '',
  ].join('\n');
}
