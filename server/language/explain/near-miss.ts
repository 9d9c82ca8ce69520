/** Findings for a word close to one that is possible there, each with a fix that replaces it. */
import type { Finding, Fix, Source } from '../../engine/index.ts';
import { sourceOf } from '../read/layout.ts';
import type { Want } from '../match/match-types.ts';
import { nearest } from './near.ts';
import { toFinding } from './reading-rules.ts';
import { isWordNearRound } from './round-mistyped.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';

const rule = 'unreadable-sentence';

/** A token close to the first word of something expected there. */
export function misspelt(world: World, sentence: Sentence, at: number, wanted: readonly Want[]): Finding | undefined {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return undefined;
  const words = wanted.flatMap((want) => want.words ?? []).map((words) => words.split(' ')[0] ?? '');
  return nearMiss(token.text, words, sourceOf(world.file, sentence, at, at + 1));
}

/** The intended choice of several words, if only its first word is as written. */
export function meantChoice(
  world: World,
  sentence: Sentence,
  at: number,
  to: number,
  wanted: readonly Want[],
): Finding | undefined {
  const first = sentence.tokens[at]?.text ?? '';
  const choices = new Set(wanted.flatMap((want) => (want.type === 'choice' ? (want.words ?? []) : [])));
  const meant = [...choices].filter((choice) => choice.startsWith(`${first} `));
  const [near = '', ...others] = meant;
  if (near === '' || others.length > 0) return undefined;
  const [, next = ''] = near.split(' ');
  const following = sentence.tokens[at + 1];
  if (
    following?.kind === 'word' &&
    at + 1 < to &&
    /^\p{L}/u.test(next) &&
    nearest(following.text, [next]) === undefined
  )
    return undefined;
  const most = Math.min(to, at + near.split(' ').length);
  const other = sentence.tokens.findIndex(
    (token, index) => index >= at && (token.kind === 'mark' || token.kind === 'prose'),
  );
  const end = other < 0 ? most : Math.min(most, other);
  const source = sourceOf(world.file, sentence, at, end);
  return toFinding(rule, 'misspelt', { word: spoken(sentence.tokens, at, end), near }, source, [
    writing(near, end === at + 1, source),
  ]);
}

function writing(near: string, certain: boolean, source: Source): Fix {
  return { title: `Write “${near}”`, certain, intents: [{ do: 'replace', at: source, with: near }] };
}

/** The finding for a word close to a known one. */
export function nearMiss(word: string, known: Iterable<string>, source: Source): Finding | undefined {
  const near = nearest(word, known);
  if (near === undefined || near.word === word || (near.word === 'round' && isWordNearRound(word))) return undefined;
  return toFinding(rule, 'misspelt', { word, near: near.word }, source, [writing(near.word, near.certain, source)]);
}
