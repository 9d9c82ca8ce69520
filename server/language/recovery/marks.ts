/** Common mistakes in marks: bullets, wrong marks at the end, single quotes, separators between stats. */
import { ownValue } from '../../engine/index.ts';
import { spoken } from '../explain/spoken.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { removed, replaced, type Rewording } from './rewording.ts';

const bullets = new Set(['-', '–', '—', '•', '*', '·', '‣', '▪', '◦', '●', '+', '>']);

/** `- Ann: punches Bill.` is a sentence in a list. */
export function withoutBullet(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const first = tokens[from];
  return first?.kind === 'mark' && bullets.has(first.text) && to - from > 1
    ? removed(rewording, from, from + 1)
    : undefined;
}

const endMarks = new Set(['!', '?', ';', ':', '-', '–', '—', '…', '.']);

/** `Ann: punches Bill!`: a sentence ends with its line, whatever mark is there. */
export function withoutEndMark(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  let end = to;
  while (end > from + 1 && tokens[end - 1]?.kind === 'mark' && endMarks.has(tokens[end - 1]?.text ?? '')) end -= 1;
  return end === to ? undefined : removed(rewording, end, to);
}

const singleQuotes: Readonly<Record<string, readonly string[]>> = {
  "'": ["'", '’'],
  '‘': ['’', "'"],
  '‚': ['‘', '’'],
  '`': ['`', "'", '´'],
  '‹': ['›'],
};

/** `called shot 'the eye'`: words between single quotes are quoted. */
export function withDoubleQuotes(_: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < result.to; at += 1) {
    const end = closing(result.sentence.tokens, at, result.to);
    if (end === undefined) continue;
    const words = spoken(result.sentence.tokens, at + 1, end);
    result = replaced(result, at, end + 1, [words], { kind: 'prose', written: `"${words}"` });
  }
  return result === rewording ? undefined : result;
}

/** The single quote that closes the one at a token. */
function closing(tokens: readonly Token[], at: number, to: number): number | undefined {
  const opening = tokens[at];
  const closers = opening?.kind === 'mark' ? ownValue(singleQuotes, opening.text) : undefined;
  const end =
    closers === undefined
      ? -1
      : tokens.findIndex(
          ({ kind, text }, index) => index > at && index < to && kind === 'mark' && closers.includes(text),
        );
  return end > at + 1 ? end : undefined;
}

const betweenStats = new Set([';', '/', '|', '–', '·', '•', '.']);

/** `Calm 2; Perception 3`, `Calm 2 / Perception 3`: commas as separators after the number of a stat, none before it. */
export function withStatMarks(_: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from + 1; at < result.to - 1; at += 1) {
    const [before, token, behind] = [-1, 0, 1].map((step) => result.sentence.tokens[at + step]);
    if (before?.kind === 'number' && token?.kind === 'mark' && betweenStats.has(token.text) && behind?.kind === 'word')
      result = replaced(result, at, at + 1, [','], { joined: true });
    else if (token?.text === 'of' && before?.kind === 'word' && behind?.kind === 'number')
      result = removed(result, at, at + 1);
  }
  return result === rewording ? undefined : result;
}

/**
 * `risk: "the edge"`, `advantage: "she is behind him"`: removes the colon before quotes, or at the end of a heading.
 */
export function withoutStrayColon(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const at = tokens.findLastIndex(
    ({ kind, text }, index) => index > from && index < to && kind === 'mark' && text === ':',
  );
  return at > from && (at === to - 1 || tokens[at + 1]?.kind === 'prose') ? removed(rewording, at, at + 1) : undefined;
}
