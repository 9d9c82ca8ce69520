/** Small scenarios for the examples: Ann of the Players meets a ghoul in a flooded vault. */
import { id } from '../rule-ids.ts';

/** Ann and a ghoul; she carries a hook, or else what these lines of her block say. */
export function vault(body: string, ...own: readonly string[]): string {
  return scenario([], body, own);
}

/** The same with a line before the cast, such as that of a weapon. */
export function vaultWith(line: string, body: string, ...own: readonly string[]): string {
  return scenario([line], body, own);
}

/** The example with another value in Ann’s block: `HP 2`, `STR 4 of 5`. */
export function having(stat: string, example: string): string {
  const [word = ''] = stat.split(' ');
  return example.replace(new RegExp(`\\b${word} \\d+`, 'u'), stat);
}

/** Rows of the mental inventory, for examples with fatigue or injuries. */
export const rows = 'mental rows 4, 4, 3 with exhaustion 1, 2, 3';

function scenario(first: readonly string[], body: string, own: readonly string[]): string {
  const block = (own.length === 0 ? ['carries hook'] : own).map((line) => `  ${line}`);
  const lines = ['scenario "The flooded vault"', `rules ${id}`, ...first, ...weapons, ...ann, ...block, ...ghoul, body];
  return `${lines.join('\n')}\n`;
}

const weapons = ['weapon hook: close, damage d6', 'weapon claws: close, damage d8'];

const ann = [
  'combatant Ann (she) of the Players',
  '  STR 5  GRC 6  PRE 7  WIL 4  ALR 3  RCL 2',
  '  HP 8  LVL 1  MD 3',
  '  below 0 HP falls',
];

const ghoul = [
  'combatant the Ghoul (it) of the Host',
  '  STR 6  GRC 4  HP 10',
  '  carries claws',
  '  below 0 HP fights on',
];
