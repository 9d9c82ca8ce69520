/** Words that lack required quotes: `defends barely because of his oilskins`. */
import type { Finding, Fix, Place } from '../../engine/index.ts';
import { sourceOf } from '../read/layout.ts';
import type { Mark, MatchedPart } from '../match/match-types.ts';
import { matchRun } from '../match/match-run.ts';
import type { Matcher } from '../match/matcher.ts';
import { literalsOf } from '../match/notation.ts';
import { shortened } from '../read/open-quote.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import { toParts, type Part, type World } from '../read/statement.ts';

/** The meaning of a sentence with the words quoted, and the finding for them. */
export interface UnquotedWords {
  readonly parts: readonly Part[];
  readonly finding: Finding;
}

/** Reads a sentence with quotes around the words at which reading failed, as few of them as possible. */
export function unquotedWords(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  places: readonly Place[],
  trace: Matcher,
): UnquotedWords | undefined {
  const start = trace.furthest;
  const first = sentence.tokens[start]?.text ?? '';
  // A fixed word of the row is not quoted; the quoted words before it are missing.
  if (
    !trace.wanted.some(
      ({ type, row }) => (type === 'prose' || type === 'object') && !literalsOf(row.nodes).includes(first),
    )
  )
    return undefined;
  for (let end = start + 1; end <= to && isPlain(sentence, start, end); end += 1) {
    const found = matchRun(world, quoting(sentence, start, end), from, to - (end - start) + 1, places);
    if (found === undefined || !found.parts.some((part) => isProseAt(part, start))) continue;
    const parts = found.parts.map((part) => asWritten(part, start, end - start - 1));
    return { parts: toParts(world, sentence, found.place, parts), finding: describe(world, sentence, start, end) };
  }
  return undefined;
}

/** Whether the last of some tokens can be part of a run of plain words. */
function isPlain({ tokens }: Sentence, start: number, end: number): boolean {
  const last = tokens[end - 1];
  return (last?.kind === 'word' || last?.kind === 'number') && (end === start + 1 || !last.onNewLine);
}

function quoting(sentence: Sentence, start: number, end: number): Sentence {
  const { tokens } = sentence;
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (first === undefined || last === undefined) return sentence;
  const quoted = { ...first, kind: 'prose' as const, text: spoken(tokens, start, end), end: last.end };
  return { ...sentence, tokens: tokens.toSpliced(start, end - start, quoted) };
}

function isProseAt({ marks }: MatchedPart, at: number): boolean {
  return marks.some(
    (mark) => mark.is === 'slot' && mark.from === at && (mark.node.type === 'prose' || mark.node.type === 'object'),
  );
}

/** Maps a part’s token indices back to the written tokens, in which the quoted token stands for several. */
function asWritten(part: MatchedPart, start: number, more: number): MatchedPart {
  const moved = (at: number): number => (at > start ? at + more : at);
  const marks = part.marks.map((mark): Mark => {
    switch (mark.is) {
      case 'literal':
      case 'slot':
        return { ...mark, from: moved(mark.from), to: moved(mark.to) };
      case 'open':
      case 'entry':
        return { ...mark, from: moved(mark.from) };
      case 'close':
        return { ...mark, to: moved(mark.to) };
    }
  });
  return { ...part, from: moved(part.from), to: moved(part.to), marks };
}

function describe(world: World, sentence: Sentence, start: number, end: number): Finding {
  const words = spoken(sentence.tokens, start, end);
  const source = sourceOf(world.file, sentence, start, end);
  const fix: Fix = {
    title: 'Put the words in quotes',
    certain: false,
    intents: [{ do: 'replace', at: source, with: `"${words}"` }],
  };
  return toFinding('unreadable-sentence', 'unquoted words', { words: shortened(words) }, source, [fix]);
}
