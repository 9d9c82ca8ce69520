/** Completions: the possible next words at the caret, of every sentence that is possible there. */
import type { Ruleset } from '../../engine/index.ts';
import { CaretMatcher, type CaretWant } from '../match/caret-matcher.ts';
import { placesOf, type Context } from '../match/contexts.ts';
import type { OffsetRange } from '../read/layout.ts';
import { lineStart } from '../read/lines.ts';
import type { NameTable } from '../match/name-table.ts';
import { offers, type Completion, type Offering } from './offers.ts';
import { offersInQuotes } from './offered-quotes.ts';
import type { Reading } from '../read/read.ts';
import type { Sentence } from '../read/sentences.ts';
import { tableOf, type Table } from '../match/table.ts';
import { typedBefore } from './typed.ts';
import { namesSeveral } from '../match/word-forms.ts';

/** The completions at an offset, best first, and the range of the word that they replace. */
export interface Completions {
  readonly range: OffsetRange;
  readonly items: readonly Completion[];
  /** Whether a sentence starts here, with nothing of it before that word. */
  readonly begins: boolean;
  /** The game that the sentence is read with. */
  readonly ruleset?: Ruleset | undefined;
}

/** Within quotations only names and words from the scenario or the rules; within comments nothing. */
export function completionsAt(reading: Reading, offset: number, rulesets: readonly Ruleset[]): Completions {
  const typed = typedBefore(reading, offset);
  if (typed === undefined) return { range: { start: offset, end: offset }, items: [], begins: false };
  const { read, context, ruleset } = surroundings(reading, typed.index, rulesets);
  const names = read?.names;
  const table = ruleset === undefined ? undefined : tableOf(ruleset);
  if (table === undefined || names === undefined) return { range: typed.range, items: [], begins: false };
  const wanted = wantedAt(table, names, reading.file, typed.sentence, context);
  const offering: Offering = {
    table,
    names,
    rulesets,
    scenario: read?.scenario,
    tokens: typed.sentence.tokens,
    reading,
    place: context.place,
    index: typed.index,
    isNew: typed.isNew === true,
    column: columnAt(reading.text, typed.range.start),
  };
  if (typed.closer !== undefined)
    return { range: typed.range, items: offersInQuotes(offering, wanted, typed.closer), begins: false };
  return { range: typed.range, items: offers(offering, wanted), begins: typed.sentence.tokens.length === 0, ruleset };
}

/** The indentation at an offset; undefined if there are words before it on its line. */
function columnAt(text: string, offset: number): number | undefined {
  const before = text.slice(lineStart(text, offset), offset);
  return before.trim() === '' ? before.length : undefined;
}

/** What every possible row expects after the tokens before the caret. */
export function wantedAt(
  table: Table,
  names: NameTable,
  file: string,
  sentence: Sentence,
  context: Context,
): readonly CaretWant[] {
  const clauses = table.rowsOf('announcement');
  const world = { file, names, lexicon: table.lexicon };
  const matcher = new CaretMatcher(world, sentence, (first) =>
    first.verb !== undefined || first.places.includes('announcement') ? clauses : [],
  );
  const rows = placesOf(context).flatMap((place) => [
    ...(place === 'round' ? table.added(names) : []),
    ...table.rowsOf(place),
  ]);
  const colon = sentence.tokens.findIndex((token) => token.kind === 'mark' && token.text === ':');
  const known = table
    .verbWords(names, namesSeveral(sentence.tokens, colon + 1))
    .has(sentence.tokens[colon + 1]?.text ?? '');
  matcher.explore(rows.filter((row) => !known || !row.needsClause));
  return matcher.atCaret;
}

/** The reading of the scenario around a sentence, and the context of the sentence. */
export function surroundings(
  reading: Reading,
  index: number,
  rulesets: readonly Ruleset[],
): { readonly read: Reading['shared']; readonly context: Context; readonly ruleset: Ruleset | undefined } {
  const scenario = reading.scenarios.findLast(({ from }) => from < index) ?? reading.scenarios[0];
  const read = scenario?.read ?? reading.shared;
  const previous = reading.document.sentences[index - 1];
  const before =
    previous === undefined ? undefined : reading.statements.findLast(({ sentence }) => sentence === previous);
  const divided = reading.scenarios.length > 1 || (scenario?.read.own.length ?? 0) > 0;
  const context =
    before?.next ?? (divided ? { place: 'file', inScenario: false } : { place: 'scenario', inScenario: true });
  return { read, context, ruleset: scenario?.ruleset ?? read?.memory.text.table.ruleset ?? rulesets[0] };
}
