/** Many against many by the New attack algorithm: all attack at once, with defences, form and dice of every sort. */

const sides = [
  ['Wolf', 'Wolves', 'Players'],
  ['Bear', 'Bears', 'Host'],
] as const;
const defences = ['', 'defends barely', 'defends partially', 'defends fully'];

/** The whole text of a scenario. */
export function manyAgainstMany(each: number, bonus: number): string {
  return `scenario "Many against many"\nrules attack-algorithm\n${attackers(each, bonus)}`;
}

/**
 * The same without its title and rules: that many per side, each side with a champion with this attack bonus; all roll
 * together, and every tie does full damage.
 */
export function attackers(each: number, bonus: number): string {
  const numbers = Array.from({ length: each }, (_, index) => index + 1);
  return [
    'option contested tie full',
    ...sides.map(([, many, host]) => `side the ${many} run by the ${host}`),
    ...sides.flatMap(([one, many]) =>
      numbers.flatMap((number) => [
        `combatant ${one}${number} (it) of the ${many}`,
        `Attack Bonus ${number === 1 ? bonus : 0}`,
        defences[number % defences.length] ?? '',
      ]),
    ),
    ...sides.map(([one]) => `champion ${one}1`),
    'situation "a valley"',
    ...numbers
      .filter((number) => number % 5 === 0)
      .map((number) => `Wolf${number} has superior form over Bear${number}.`),
    'round 1',
    'contested',
    ...numbers.flatMap((number) => [`Wolf${number}: attacks Bear${number}.`, `Bear${number}: attacks Wolf${number}.`]),
    '',
  ].join('\n');
}
