/** Common mistakes at the start of a sentence: headings of scenarios, rounds, notes and texts to read aloud. */
import { isNumeral } from '../match/numerals.ts';
import { isRoundWord } from '../explain/round-mistyped.ts';
import { spoken } from '../explain/spoken.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { removed, replaced, type Rewording } from './rewording.ts';

/** The first words of sentences that end in quoted words. */
const quoting: readonly (readonly string[])[] = [['scenario'], ['situation'], ['note'], ['read', 'aloud']];

/** `Scenario: The larder`, `note: nobody has a key`. */
export function withQuotedRest(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const head = quoting.find((words) => words.every((word, step) => tokens[from + step]?.text.toLowerCase() === word));
  if (head === undefined) return undefined;
  const colon = tokens[from + head.length]?.text === ':' ? 1 : 0;
  const start = from + head.length + colon;
  if (start >= to || tokens.slice(start, to).some(({ kind }) => kind === 'prose')) return undefined;
  const words = spoken(tokens, start, to);
  const quoted = replaced(rewording, start - colon, to, [words], {
    kind: 'prose',
    written: ` "${words}"`,
    joined: true,
  });
  return replaced(quoted, from, from + head.length, head);
}

const separators = new Set(['-', '–', '—', ':', ',', '.']);
const conditions = new Set(['if', 'when', 'unless', 'otherwise', 'else', 'and', 'or', 'after', 'of']);

/**
 * `Turn 1`, `round #1`, `round 1: The knock`: the heading of a round, with its title in quotes before its condition.
 */
export function withRound(_: World, rewording: Rewording): Rewording | undefined {
  const { from } = rewording;
  const word = roundWord(rewording);
  if (word === undefined) return undefined;
  let result = replaced(rewording, from, from + word, ['round']);
  if (result.sentence.tokens[from + 1]?.text === '#') result = removed(result, from + 1, from + 2);
  const {
    sentence: { tokens },
    to,
  } = result;
  const number = tokens[from + 1];
  if (number === undefined || !isNumeral(number)) return undefined;
  const start = from + 2;
  const separated = start < to && separators.has(tokens[start]?.text ?? '') && tokens[start]?.kind === 'mark' ? 1 : 0;
  const rest = tokens.slice(start + separated, to);
  if (rest.length > 1 && isCondition(rest[0]) && rest.at(-1)?.kind === 'prose')
    return withTitleFirst(result, start, separated);
  if (separated === 1 && (rest.length === 0 || rest[0]?.kind === 'prose')) return removed(result, start, start + 1);
  if (rest.length === 0 || isCondition(rest[0]) || rest.some(({ kind }) => kind === 'prose')) return result;
  const words = spoken(tokens, start + separated, to);
  return replaced(result, start, to, [words], { kind: 'prose', written: ` "${words}"`, joined: true });
}

function isCondition(token: Token | undefined): boolean {
  return token?.kind === 'word' && conditions.has(token.text.toLowerCase());
}

/** `round 3 if Vera succeeded "The brake"`, from after the number on. */
function withTitleFirst(rewording: Rewording, start: number, separated: number): Rewording {
  const {
    sentence: { tokens },
    to,
  } = rewording;
  const title = tokens[to - 1]?.text ?? '';
  return replaced(removed(rewording, to - 1, to), start, start + separated, [title], {
    kind: 'prose',
    written: ` "${title}"`,
    joined: true,
  });
}

/** The number of tokens that say that a round begins; `undefined` if none do. */
function roundWord({ sentence: { tokens }, from, to }: Rewording): number | undefined {
  const second = tokens[from + 1];
  if (tokens[from]?.text.toLowerCase() === 'action' && isRoundWord(second)) return 2;
  return isRoundWord(tokens[from]) && from + 1 < to ? 1 : undefined;
}

/** Headings with a colon, and the start of the sentence that each stands for. */
const headings: readonly (readonly [said: readonly string[], head: string])[] = [
  ...['title', 'adventure', 'encounter', 'scene'].map((word) => [[word], 'scenario'] as const),
  ...['notes', 'gm', 'dm', 'gm note', 'gm notes', 'dm note', 'dm notes', 'host note'].map(
    (words) => [words.split(' '), 'note'] as const,
  ),
];

/** `Title: The larder`, `Notes: nobody has a key`. */
export function withHeading(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const [said, head] =
    headings.find(([words]) =>
      [...words, ':'].every((word, step) => tokens[from + step]?.text.toLowerCase() === word),
    ) ?? [];
  const start = from + (said?.length ?? 0);
  if (head === undefined || start + 1 >= to || tokens.slice(start + 1, to).some(({ kind }) => kind === 'prose'))
    return undefined;
  const words = spoken(tokens, start + 1, to);
  return replaced(
    replaced(rewording, start, to, [words], { kind: 'prose', written: ` "${words}"`, joined: true, spelling: false }),
    from,
    start,
    [head],
  );
}
