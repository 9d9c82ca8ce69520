/** The heading of a round whose first word and number are run together: `roudn2 otherwise`, `roRoes2 otherwise`. */
import type { Finding, Place } from '../../engine/index.ts';
import { sourceOf } from '../read/layout.ts';
import { nearest } from './near.ts';
import { printing } from './printing.ts';
import { toFinding } from './reading-rules.ts';
import { isWordNearRound } from './round-mistyped.ts';
import { shortened } from '../read/open-quote.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';

const rule = 'unreadable-sentence';

/**
 * A word close to `round` is taken for it. Another word that begins like it, before a condition, may be one or may be
 * text to read aloud: the finding names both. `undefined` for anything else.
 */
export function explainGarbledRound(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  { firsts, place }: { readonly firsts: readonly string[]; readonly place: Place },
): Finding | undefined {
  const [, letters = '', number = ''] = /^(\p{L}+)(\d+)$/u.exec(sentence.tokens[from]?.text ?? '') ?? [];
  if (letters === '' || !firsts.includes('round') || isWordNearRound(letters)) return undefined;
  const near = nearest(letters, ['round']);
  const word = sentence.tokens[from]?.text ?? '';
  const heading = `round ${number}`;
  const first = sourceOf(world.file, sentence, from, from + 1);
  const writing = (certain: boolean): Finding['fixes'] => [
    { title: `Write “${heading}”`, certain, intents: [{ do: 'replace', at: first, with: heading }] },
  ];
  if (near !== undefined)
    return toFinding(rule, 'misspelt', { word, near: heading }, first, writing(near.certain || letters === 'round'));
  const next = sentence.tokens[from + 1]?.text.toLowerCase() ?? '';
  if (!/^ro/iu.test(letters) || from + 1 >= to || !conditional.has(next)) return undefined;
  const whole = sourceOf(world.file, sentence, from, to);
  const words = spoken(sentence.tokens, from, to);
  return toFinding(rule, 'round or prose', { words: shortened(words), heading }, whole, [
    ...writing(false),
    ...printing(whole, words, place),
  ]);
}

/** Words after the number of a round with a condition. */
const conditional: ReadonlySet<string> = new Set(['if', 'otherwise', 'else', 'unless']);
