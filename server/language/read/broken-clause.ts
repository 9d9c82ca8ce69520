/** Reads an announcement or clause that is followed by an unreadable clause. */
import type { Finding } from '../../engine/index.ts';
import { placesOf, type Context } from '../match/contexts.ts';
import { continuedIn } from './continued-clause.ts';
import { explain } from '../explain/explain.ts';
import { firstWords } from '../complete/first-words.ts';
import { matchRun } from '../match/match-run.ts';
import type { MatchedPart } from '../match/match-types.ts';
import type { Matcher } from '../match/matcher.ts';
import { nearest } from '../explain/near.ts';
import { openQuote } from './open-quote.ts';
import type { Sentence } from './sentences.ts';
import { slipIn } from '../explain/common-mistakes.ts';
import { behindSeparator } from '../match/slot-value.ts';
import { toParts, toStatement, type Part, type Statement, type World } from './statement.ts';

/** The statement without its unreadable clause; undefined if there is no such clause. */
export function readWithoutClause(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  trace: Matcher,
): Statement | undefined {
  const last = trace.partial.at(-1);
  const first = trace.partial[0];
  const quotation = first === undefined ? quotationAlone(world, sentence, from, to, context) : undefined;
  if (quotation !== undefined)
    return toStatement(sentence, from, to, context, [], [...openQuote(world, sentence, from, to), quotation]);
  if (last === undefined || first === undefined || !(saysMore(first) || beginsClause(world, sentence, last.to)))
    return undefined;
  const place = first.row.verb === undefined ? 'announcement' : 'round';
  const read = toParts(world, sentence, place, trace.partial);
  const finding =
    slipAround(world, sentence, to, context, trace, read) ??
    explain(world, sentence, from, to, trace, { place: context.place, firsts: firstWords(world, context) });
  const further = readFurther(world, sentence, last.to, to);
  return toStatement(
    sentence,
    from,
    to,
    context,
    [...read, ...further],
    [...openQuote(world, sentence, from, to), finding],
  );
}

/**
 * Explains a quotation alone below an announcement: the words before it are missing, whichever names could be quoted
 * there.
 */
function quotationAlone(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
): Finding | undefined {
  return context.place === 'announcement' && isQuotation(sentence, from, to)
    ? slipIn(world, sentence, from, to, [context.place], from, context)
    : undefined;
}

function isQuotation({ tokens }: Sentence, from: number, to: number): boolean {
  return to - from === 1 && tokens[from]?.kind === 'prose';
}

/**
 * Looks for a common mistake: in the unreadable clause, or in it together with parts before it, back to the
 * announcement.
 */
function slipAround(
  world: World,
  sentence: Sentence,
  to: number,
  context: Context,
  trace: Matcher,
  parts: readonly Part[],
): Finding | undefined {
  const broken = behindSeparator(trace, trace.partial.at(-1)?.to ?? to);
  const end = endOfClause(sentence, broken, to);
  const before = {
    announced: trace.partial[0]?.row.verb === undefined ? context.announced : sentence,
    continued: continuedIn(sentence, parts.slice(-1)),
  };
  const slip = slipIn(world, sentence, broken, end, ['announcement'], broken, before);
  // A second quotation more likely continues the part before it.
  const isMore = isQuotation(sentence, broken, end);
  if (slip !== undefined && !isMore) return slip;
  for (const { row, from } of trace.partial.toReversed()) {
    const whole = slipIn(
      world,
      sentence,
      from,
      end,
      row.verb === undefined ? ['announcement'] : placesOf(context),
      broken,
      before,
    );
    if (whole !== undefined) return whole;
  }
  return slip;
}

/** Whether an announcement has more than its verb; otherwise the unreadable words behind it may be part of it. */
function saysMore({ row, marks }: MatchedPart): boolean {
  const last = marks.at(-1);
  return row.verb !== undefined && last !== undefined && !(last.is === 'slot' && last.node.slot === 'verb');
}

/** Whether a damaged clause starts at a token, rather than more of the announcement itself. */
function beginsClause(world: World, sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token === undefined) return false;
  if (token.kind === 'mark') return token.text === ',';
  const words = world.table.rowsOf('announcement').flatMap((row) => (row.leading ? row.keys : []));
  return token.kind === 'word' && nearest(token.text, words) !== undefined;
}

function endOfClause({ tokens }: Sentence, from: number, to: number): number {
  const comma = tokens.findIndex(
    (token, index) => index > from && index < to && token.kind === 'mark' && token.text === ',',
  );
  return comma < 0 ? to : comma;
}

/** The readable clauses after an unreadable one: each starts after a comma. */
function readFurther(world: World, sentence: Sentence, from: number, to: number): readonly Part[] {
  for (let at = from + 1; at < to - 1; at += 1) {
    const token = sentence.tokens[at];
    if (token?.kind !== 'mark' || token.text !== ',') continue;
    const found = matchRun(world, sentence, at + 1, to, ['announcement']);
    if (found !== undefined) return toParts(world, sentence, found.place, found.parts);
  }
  return [];
}
