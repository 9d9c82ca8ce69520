/** Small scenarios for the examples: Rose and Tom of the Players, and a thug of the Host. */
import { id } from '../rule-ids.ts';

/** Rose alone, with five points in her general pool; `own` are additional lines of her block. */
export function alone(round: string, ...own: readonly string[]): string {
  return scenario([rose, ...indented(own)], round);
}

/** Rose and a thug who means her harm. */
export function facing(round: string, ...own: readonly string[]): string {
  return scenario([rose, ...indented(own), thug], round);
}

/** Rose and Tom. */
export function together(round: string): string {
  return scenario([rose, tom], round);
}

/** Rose with three drives, a value, a goal and a project. */
export function driven(round: string): string {
  return alone(round, 'value "Keep my brother safe" 3', 'goal "Get rich" 4', 'project "Find the killer" 2');
}

/** Rose alone, in a scenario with this option. */
export function choosing(option: string, round: string, ...own: readonly string[]): string {
  return scenario([rose, ...indented(own)], round, `option ${option}`);
}

/** Rose alone with this Willpower: `7`, `5 of 7`. */
export function having(willpower: string, example: string): string {
  return example.replace('Willpower 5', `Willpower ${willpower}`);
}

/** One gamble of Rose’s, in the first round. */
export function gamble(...clauses: readonly string[]): string {
  return `round 1\n  Rose: gambles on "the far platform".\n${clauses.map((clause) => `    ${clause}`).join('\n')}`;
}

function scenario(cast: readonly string[], round: string, ...options: readonly string[]): string {
  return `${['scenario "Platform 4"', `rules ${id}`, ...options, ...cast, round].join('\n')}\n`;
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

const rose = 'combatant Rose (she) of the Players\n  Willpower 5';
const tom = 'combatant Tom (he) of the Players\n  Willpower 5';
const thug = 'combatant the Thug (he) of the Host';
