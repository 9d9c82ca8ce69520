/** Words of position and their opposites: the same asymmetry seen from either side. */
import { sameWords } from './facts.ts';

/** Nothing else is inferred from meaning (reading t37). */
const opposites: readonly (readonly [string, string])[] = [
  ['higher up', 'lower down'],
  ['high up', 'low down'],
  ['high', 'low'],
  ['higher', 'lower'],
  ['upper', 'lower'],
  ['up', 'down'],
  ['uphill', 'downhill'],
  ['upstairs', 'downstairs'],
  ['above', 'below'],
  ['over', 'under'],
  ['front', 'back'],
  ['in front', 'behind'],
  ['in front of', 'behind'],
  ['behind', 'before'],
  ['inside', 'outside'],
];

/** Whether the words are equal except for one word of position that is reversed. */
export function areOpposites(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return opposites.some(([x, y]) => swapped(a, x, y) === b || swapped(a, y, x) === b);
}

/** “Above him” on one side is “below her” on the other: the pronoun changes with the side. */
function plain(words: string): string {
  return sameWords(words).replace(/\b(?:him|her|them|it)\b/g, 'them');
}

/** The words with one word of position replaced; undefined where it isn’t there. */
function swapped(words: string, from: string, to: string): string | undefined {
  const changed = words.replace(new RegExp(`\\b${from}\\b`), to);
  return changed === words ? undefined : changed;
}
