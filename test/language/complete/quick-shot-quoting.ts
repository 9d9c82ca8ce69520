/** Helpers for the tests of completion in quotes in Quick Shot; the tests themselves show text. */
import { rulesets, type Ruleset } from '../../../server/engine/index.ts';
import { completionsAt, readText } from '../../../server/language/index.ts';
import { cursor } from '../helper.ts';

/** A cast of two characters and an opponent. */
export const cast = `rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
  value "Keep my brother safe" 3
  goal "Get rich" 4
  drive "Stay alive" 1
  project "Find the killer" 2
  significant power "Sees far" "through any wall" limited to "moonlit nights"
  compulsion "Gambling" since "the regatta"
  carries lantern
  easy wound "a grazed forearm" on "firing a gun"
  minor weakness "A bad back": adds easy on "straining"
  2 minor charges
combatant Tom (he) of the Players
  Willpower 5
  drive "Be somebody" 2
  minor skill "Tracking"
combatant the Thug (he) of the Host
`;

interface Offered {
  readonly label: string;
  readonly doc: string;
}

/** The completions at `$0` after the cast, in order. */
export function completed(text: string, games: readonly Ruleset[] = rulesets): readonly Offered[] {
  const { text: plain, at } = cursor(cast + text);
  return completionsAt(readText(plain, { file: 'test.clash', rulesets: games }), at, games).items;
}

export function offered(text: string): readonly string[] {
  return completed(text).map(({ label }) => label);
}

/** Below a gamble of Rose’s, in the first round. */
export function below(...lines: readonly string[]): string {
  return ['round 1', '  Rose: gambles on "the far platform".', ...lines.map((line) => `    ${line}`)].join('\n');
}
