/** Words of an announcement that only describe it and mean nothing in the rules: `grabs Bill by the collar`. */
import type { World } from '../read/statement.ts';
import type { Rewording } from './rewording.ts';

const openers = new Set([
  'by',
  'in',
  'on',
  'at',
  'under',
  'over',
  'across',
  'through',
  'toward',
  'towards',
  'into',
  'onto',
  'off',
  'out',
  'down',
  'up',
  'back',
  'away',
  'along',
  'past',
  'near',
  'around',
  'against',
  'behind',
  'below',
  'above',
  'beside',
  'between',
  'before',
  'inside',
  'outside',
  'for',
  'while',
  'without',
  'as',
  'like',
  'because',
  'of',
  'from',
  'to',
  'with',
  'half',
  'until',
  'full',
  'square',
]);

const connectors = new Set(['and', 'then', 'if', 'unless', 'otherwise', 'else', 'but', 'or']);

/** The range of such words; `end` is exclusive. */
export interface Leftover {
  readonly at: number;
  readonly end: number;
}

/**
 * Candidate ranges, last first: up to a comma or the end of the sentence, without names of combatants, and of at least
 * two tokens.
 */
export function* leftoversOf(world: World, { sentence: { tokens }, from, to }: Rewording): Generator<Leftover> {
  let end = to;
  for (let at = to - 1; at > from + 1; at -= 1) {
    const token = tokens[at];
    if (token?.kind === 'mark' && token.text === ',') {
      if (isAside(tokens[at + 1]?.text ?? '')) yield { at, end };
      else end = at;
    }
    if (
      token?.kind !== 'word' ||
      isJoint(token.text, tokens[at + 1]?.text ?? '') ||
      world.names.find('combatant', tokens, at, to) !== undefined
    ) {
      if (token?.text === ',') continue;
      end = -1;
    }
    if (end - at > 1 && openers.has(token?.text ?? '')) yield { at, end };
  }
}

/** A word that joins actions or makes them conditional, except `and` before a participle. */
function isJoint(word: string, next: string): boolean {
  return connectors.has(word) && !(word === 'and' && /^\p{Ll}{2,}ing$/u.test(next));
}

/** A participle as in `, limping and swearing`, or a clause as in `, while the lamp goes out`. */
function isAside(word: string): boolean {
  return /^\p{Ll}{2,}ing$/u.test(word) || word === 'while' || word === 'as';
}
