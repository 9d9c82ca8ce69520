/** Alternative readings of a sentence with an open quotation: closed earlier, or without one quotation mark. */
import { isBlank } from './characters.ts';
import type { Sentence } from './sentences.ts';
import { scanToken, type Token } from './tokens.ts';

/** Where a quoted name is likely to end: before a pronoun in brackets, or before the side. */
const behindName = /\s+(?=\((?:he|she|it|they)\)|of\s)/giu;

/** Closes the open last quotation of a sentence after a name; token offsets don’t change. */
export function* withQuoteClosed(sentence: Sentence): Generator<Sentence> {
  const open = sentence.tokens.at(-1);
  if (open?.open !== true || open.text.length + 1 !== open.end - open.start) return;
  for (const { index } of open.text.matchAll(behindName)) {
    const end = open.start + 1 + index;
    const name: Token = { ...open, text: open.text.slice(0, index), end, open: false };
    const rest = scanned(`${' '.repeat(end)}${open.text.slice(index)}`);
    yield { ...sentence, tokens: [...sentence.tokens.slice(0, -1), name, ...rest] };
  }
}

/** Leaves out each quotation mark of the sentence in turn; offsets of the rest don’t change. */
export function* withoutQuote(sentence: Sentence): Generator<Sentence> {
  const text = sentence.tokens.some((token) => token.open) ? plainText(sentence.tokens) : undefined;
  if (text === undefined) return;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    yield { ...sentence, tokens: scanned(`${text.slice(0, at)} ${text.slice(at + 1)}`) };
  }
}

/**
 * The text that gives these tokens; `undefined` if they are shorter than what was written, so that offsets would
 * change.
 */
function plainText(tokens: readonly Token[]): string | undefined {
  let text = '';
  for (const token of tokens) {
    const written = token.kind === 'prose' ? `"${token.text}${token.open ? '' : '"'}` : token.text;
    if (written.length !== token.end - token.start) return undefined;
    text = text.padEnd(token.start) + written;
  }
  return text;
}

function scanned(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (isBlank(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const { kind, text: said, end, open } = scanToken(text, at);
    tokens.push({ kind, text: said, start: at, end, onNewLine: false, open });
    at = end;
  }
  return tokens;
}
