/** An announcement, or a clause, with a clause behind it that can’t be read: what is left of it. */
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

/** The clause costs only itself. */
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
 * Words in quotes and nothing else below an announcement: what has to stand before them is missing, whatever names
 * could stand in quotes there.
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
 * What writers try: as the clause that can’t be read, or as more than one of what stands before it, back to the
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
  // A second quotation is rather one more of what stands before it.
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

/** Whether an announcement says more than its verb: what can't be read behind that is no part of it. */
function saysMore({ row, marks }: MatchedPart): boolean {
  const last = marks.at(-1);
  return row.verb !== undefined && last !== undefined && !(last.is === 'slot' && last.node.slot === 'verb');
}

/** Whether what stands at a token is a clause gone wrong, and no part of the announcement itself. */
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

/** The clauses that can be read behind one that can't: each begins behind a comma. */
function readFurther(world: World, sentence: Sentence, from: number, to: number): readonly Part[] {
  for (let at = from + 1; at < to - 1; at += 1) {
    const token = sentence.tokens[at];
    if (token?.kind !== 'mark' || token.text !== ',') continue;
    const found = matchRun(world, sentence, at + 1, to, ['announcement']);
    if (found !== undefined) return toParts(world, sentence, found.place, found.parts);
  }
  return [];
}
