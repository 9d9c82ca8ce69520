/** A sentence with some tokens replaced by what was probably meant, and the text changes that write it that way. */
import { isVague, type Fix, type Source } from '../../engine/index.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from '../explain/spoken.ts';
import type { Token } from '../read/tokens.ts';

/** One change of the written text; offsets count from the sentence's first character, as in tokens. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Tokens `from` to `to` of `sentence`, each with its place in the written sentence. `spelling` is true as long as only
 * marks, capitals and word forms have changed, so that a formatter may write it; `drops` is set if words were left out.
 */
export interface Rewording {
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
  readonly changes: readonly Change[];
  readonly spelling: boolean;
  readonly drops?: true;
}

/** The sentence as it was written. */
export function asWritten(sentence: Sentence, from: number, to: number): Rewording {
  return { sentence, from, to, changes: [], spelling: true };
}

/**
 * Replaces tokens `at` to `end` by other words; quoted ones become prose. If `at` is `end`, inserts the words after the
 * token before.
 */
export function replaced(
  rewording: Rewording,
  at: number,
  end: number,
  words: readonly string[],
  { spelling = true, ...more }: Replacing = {},
): Rewording {
  const { sentence, from, to, changes } = rewording;
  const own = placeOf(sentence.tokens, at, end);
  const place = more.joined === true ? { start: sentence.tokens[at - 1]?.end ?? own.start, end: own.end } : own;
  const tokens = words.map((text): Token => ({
    kind: more.kind ?? kindOf(text),
    text: more.kind === undefined ? unquoted(text) : text,
    ...place,
    onNewLine: false,
    open: false,
  }));
  const written =
    more.written ??
    spoken(
      tokens.map((token, index) => ({ ...token, start: index * 2, end: index * 2 + 1 })),
      0,
      tokens.length,
    );
  return {
    sentence: { ...sentence, tokens: sentence.tokens.toSpliced(at, end - at, ...tokens) },
    from,
    to: to + words.length - (end - at),
    changes:
      more.silent === true
        ? changes
        : withChange(changes, {
            ...place,
            text: at === end && at > from && /^[\p{L}\p{N}"]/u.test(written) ? ` ${written}` : written,
          }),
    spelling: rewording.spelling && spelling,
    ...(rewording.drops === true ? { drops: true } : {}),
  };
}

/**
 * `written` is the new text if it is more than the words; with `joined` there is no blank before it; a `silent` change
 * leaves the text as it is.
 */
export interface Replacing {
  readonly kind?: Token['kind'];
  readonly written?: string;
  readonly spelling?: boolean;
  readonly joined?: true;
  readonly silent?: true;
}

/** Removes tokens `at` to `end`, with the blank after or before them. */
export function removed(rewording: Rewording, at: number, end: number, spelling = true): Rewording {
  const { sentence, from, to, changes } = rewording;
  const { tokens } = sentence;
  const start = at > from ? (tokens[at - 1]?.end ?? 0) : (tokens[at]?.start ?? 0);
  const stop = at > from ? (tokens[end - 1]?.end ?? start) : (tokens[end]?.start ?? tokens[end - 1]?.end ?? start);
  return {
    sentence: { ...sentence, tokens: tokens.toSpliced(at, end - at) },
    from,
    to: to - (end - at),
    changes: withChange(changes, { start, end: stop, text: '' }),
    spelling: rewording.spelling && spelling,
    ...(spelling && rewording.drops !== true ? {} : { drops: true }),
  };
}

/** Replaces tokens `at` to `end` by a clause, with a comma before it unless it comes first. */
export function clauseFor(
  rewording: Rewording,
  at: number,
  end: number,
  clause: string,
  tokens: readonly Token[],
): Rewording {
  const { sentence, from, to, changes } = rewording;
  const own = placeOf(sentence.tokens, at, end);
  const isFirst = at === from;
  const start = (isFirst ? undefined : sentence.tokens[at - 1]?.end) ?? own.start;
  const isApart = isFirst || sentence.tokens[at - 1]?.text === ',';
  const comma: readonly Token[] = isApart
    ? []
    : [{ kind: 'mark', text: ',', start, end: start, onNewLine: false, open: false }];
  const isSpaced = changes.some((change) => change.end === start && change.text.endsWith(' '));
  const placed = [...comma, ...tokens.map((token): Token => ({ ...token, ...own, onNewLine: false }))];
  return {
    ...rewording,
    sentence: { ...sentence, tokens: sentence.tokens.toSpliced(at, end - at, ...placed) },
    to: to + placed.length - (end - at),
    spelling: false,
    changes: withChange(changes, {
      start,
      end: own.end,
      text: `${isApart ? '' : ','}${isFirst || isSpaced ? '' : ' '}${clause}`,
    }),
  };
}

/** Adds a change, replacing earlier changes within its range. */
function withChange(changes: readonly Change[], change: Change): readonly Change[] {
  const isWithin = ({ start, end }: Change): boolean => start < end && change.start <= start && end <= change.end;
  return [...changes.filter((each) => !isWithin(each)), change];
}

/** The fix that applies the changes. */
export function writing(file: string, rewording: Rewording, title: string, certain: boolean): Fix {
  const intents = rewording.changes.map(({ start, end, text }) => ({
    do: 'replace' as const,
    at: placeIn(file, rewording.sentence, start, end),
    with: text,
  }));
  return { title, certain, intents };
}

/** The words as they would be written. */
export function wordsOf({ sentence, from, to }: Rewording): string {
  const apart = sentence.tokens.map((token, index) => ({
    ...token,
    start: index * 2,
    end: index * 2 + 1,
    text: token.kind === 'prose' && !isVague(token.text) ? `"${token.text}"` : token.text,
  }));
  return spoken(apart, from, to);
}

function placeIn(file: string, sentence: Sentence, start: number, end: number): Source {
  return { file, sentence: sentence.id, start, end };
}

/** The range of some tokens; for none, the end of the token before. */
function placeOf(tokens: readonly Token[], at: number, end: number): Pick<Token, 'start' | 'end'> {
  const [first, last] = [tokens[at], tokens[end - 1]];
  if (end > at && first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  const behind = (at > 0 ? tokens[at - 1]?.end : undefined) ?? tokens[at]?.start ?? 0;
  return { start: behind, end: behind };
}

function unquoted(text: string): string {
  return text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text.slice(1, -1) : text;
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('"')) return 'prose';
  if (/^[\p{L}\p{M}]/u.test(text)) return 'word';
  return /^\d/u.test(text) ? 'number' : 'mark';
}
