/** What can stand at the caret: the next words of every sentence that is possible there. */
import type { Ruleset } from '../engine/index.ts';
import { placesOf, type Context } from './contexts.ts';
import { closersOf } from './characters.ts';
import { indexBefore, type OffsetRange } from './layout.ts';
import type { Want } from './match-types.ts';
import { Matcher } from './matcher.ts';
import type { NameTable } from './name-table.ts';
import { offers, type Completion, type Offering } from './offers.ts';
import { reasonsInQuotes } from './offered-reasons.ts';
import type { Reading } from './read.ts';
import { SentenceScanner, type Sentence } from './sentences.ts';
import { tableOf, type Table } from './table.ts';
import type { Token } from './tokens.ts';
import { namesSeveral } from './word-forms.ts';

/** What can stand at an offset, best first; and the word there that it would take the place of. */
export interface Completions {
  readonly range: OffsetRange;
  readonly items: readonly Completion[];
}

/** Within quotations nothing but the reasons that can be set aside; nothing within comments. */
export function completionsAt(reading: Reading, offset: number, rulesets: readonly Ruleset[]): Completions {
  const typed = typedBefore(reading, offset);
  if (typed === undefined) return { range: { start: offset, end: offset }, items: [] };
  const { read, context, ruleset } = surroundings(reading, typed.index, rulesets);
  const names = read?.names;
  const table = ruleset === undefined ? undefined : tableOf(ruleset);
  if (table === undefined || names === undefined) return { range: typed.range, items: [] };
  const wanted = wantedAt(table, names, reading.file, typed.sentence, context);
  const offering: Offering = { table, names, rulesets, scenario: read?.scenario, tokens: typed.sentence.tokens, reading, place: context.place, index: typed.index };
  return { range: typed.range, items: typed.closer === undefined ? offers(offering, wanted) : reasonsInQuotes(offering, wanted, typed.closer) };
}

/** What every row that can begin here would take behind the tokens that are there. */
function wantedAt(table: Table, names: NameTable, file: string, sentence: Sentence, context: Context): readonly Want[] {
  const clauses = table.rowsOf('announcement');
  const to = sentence.tokens.length;
  const world = { file, names, lexicon: table.lexicon };
  const matcher = new Matcher(world, sentence, 0, to, (first) => first.verb !== undefined || first.places.includes('announcement') ? clauses : [], { tracing: true });
  const rows = placesOf(context).flatMap((place) => [...place === 'round' ? table.added(names) : [], ...table.rowsOf(place)]);
  const colon = sentence.tokens.findIndex((token) => token.kind === 'mark' && token.text === ':');
  const known = table.verbWords(names, namesSeveral(sentence.tokens, colon + 1)).has(sentence.tokens[colon + 1]?.text ?? '');
  matcher.explore(rows.filter((row) => !known || !row.needsClause));
  return matcher.asked;
}

/** The sentence that is being typed, up to the caret and without the word at it. */
export interface Typed {
  readonly sentence: Sentence;
  readonly range: OffsetRange;
  /** Set within a quotation: what closes it, empty where that follows already. */
  readonly closer?: string;
  /** The place of that sentence among the document's; that of the next one where it is empty. */
  readonly index: number;
}

function typedBefore({ document, text }: Reading, offset: number): Typed | undefined {
  const index = indexBefore(document, offset);
  const start = document.starts[index] ?? 0;
  const before = new SentenceScanner(text.slice(0, offset), index < 0 ? 0 : start, 0, document.titled);
  let sentence: Sentence | undefined;
  let [from, count] = [offset, 0];
  for (let at = before.skip(); at !== undefined; at = before.skip()) {
    const next = before.next();
    [sentence, from] = [next.sentence, next.start];
    count += 1;
  }
  const onward = sentence === undefined || endsBefore(text, from + sentence.length, offset, sentence);
  if (insideComment(text, offset)) return undefined;
  if (sentence === undefined || onward) return { sentence: emptySentence, range: { start: offset, end: offset }, index: index + Math.max(count, 1) };
  const last = sentence.tokens.at(-1);
  if (last?.kind === 'prose' && (last.open || from + last.end > offset)) return quoteBefore(text, offset, { sentence, from, last, index: index + count - 1 });
  const here = { index: index + count - 1, sentence };
  if (last?.kind !== 'word' || from + last.end !== offset) return { ...here, range: { start: offset, end: offset } };
  return { ...here, sentence: { ...sentence, tokens: sentence.tokens.slice(0, -1) }, range: { start: from + last.start, end: offset } };
}

/** A quotation that the caret is in: its words up to there. */
function quoteBefore(text: string, offset: number, { sentence, from, last, index }: { readonly sentence: Sentence; readonly from: number; readonly last: Token; readonly index: number }): Typed {
  const start = from + last.start + 1;
  const closer = closersOf(text[start - 1] ?? '')?.[0] ?? '';
  return { sentence: { ...sentence, tokens: sentence.tokens.slice(0, -1) }, index, range: { start, end: Math.max(start, offset) }, closer: text[offset] === closer ? '' : closer };
}

const emptySentence: Sentence = { id: 0, tokens: [], comments: [], length: 0, reach: 0, open: false };

/** Whether a sentence is over before the caret: by a full stop, or by the end of its line. */
function endsBefore(text: string, end: number, offset: number, sentence: Sentence): boolean {
  const between = text.slice(end, offset);
  if (/[\r\n]/u.test(between)) return sentence.tokens.at(-1)?.text !== ',';
  return text[end - 1] === '.' && between.length > 0;
}

function insideComment(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /(?:^|\s)\/\//u.test(line.replace(/"[^"]*"/gu, ''));
}

/** How the scenario around a sentence was read, and where the sentence stands in it. */
export function surroundings(
  reading: Reading, index: number, rulesets: readonly Ruleset[],
): { readonly read: Reading['shared']; readonly context: Context; readonly ruleset: Ruleset | undefined } {
  const scenario = reading.scenarios.findLast(({ from }) => from < index) ?? reading.scenarios[0];
  const read = scenario?.read ?? reading.shared;
  const previous = reading.document.sentences[index - 1];
  const before = previous === undefined ? undefined : reading.statements.findLast(({ sentence }) => sentence === previous);
  const divided = reading.scenarios.length > 1 || (scenario?.read.own.length ?? 0) > 0;
  const context = before?.next ?? (divided ? { place: 'file', inScenario: false } : { place: 'scenario', inScenario: true });
  return { read, context, ruleset: scenario?.ruleset ?? read?.memory.text.table.ruleset ?? rulesets[0] };
}
