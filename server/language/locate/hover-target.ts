/** The target of a hover at an offset. */
import type { Place, Source, VocabularyWord } from '../../engine/index.ts';
import { indexBefore, sourceOf, type OffsetRange } from '../read/layout.ts';
import { mentionAt, namesAt, statementAt } from './find-place.ts';
import type { DeclaredName } from '../match/name-table.ts';
import type { Reading } from '../read/read.ts';
import { slotAt, type SaidSlot } from '../complete/said-slot.ts';
import type { Part, Statement } from '../read/statement.ts';

/** A row of the table, as shown in a hover. */
export interface RowShown {
  readonly id: string;
  readonly words: string;
  readonly doc: string;
  readonly example: string;
  readonly places: readonly Place[];
}

/**
 * What is at an offset. `row` and `part` are the sentence (or clause) around it; `announcement` is the place of the
 * announcement that it belongs to. One of `name`, `verb`, `stat` is set if the word is one. For a sentence that can’t
 * be read (`unread`), the row is what it was probably meant to be.
 */
export interface HoverTarget {
  readonly range: OffsetRange;
  readonly row: RowShown;
  readonly part: Source;
  readonly unread?: true;
  readonly announcement?: Source;
  /** The index of its scenario in the reading; none for the shared head. */
  readonly scenario?: number;
  readonly name?: DeclaredName;
  readonly verb?: VocabularyWord & { readonly kind: string };
  readonly stat?: VocabularyWord;
  /** The slot of the row that the word fills. */
  readonly said?: SaidSlot;
}

/** The target at an offset; `undefined` if nothing there is understood. */
export function targetAt(reading: Reading, offset: number): HoverTarget | undefined {
  const at = statementAt(reading, offset);
  if (at === undefined) return undefined;
  const inner = offset - at.start;
  const part = at.statement.parts.findLast(({ source }) => source.start <= inner && inner <= source.end);
  if (part === undefined) return unreadAt(reading, at);
  const range = { start: at.start + part.source.start, end: at.start + part.source.end };
  const announcement = announcementAround(reading, at.statement.parts[0]);
  const index = indexBefore(reading.document, offset);
  const scenario = reading.scenarios.findIndex(({ from, to }) => index >= from && index < to);
  const said = slotAt(at, part, offset);
  return {
    range,
    row: toShown(part),
    part: part.source,
    ...(announcement === undefined ? {} : { announcement }),
    ...(scenario < 0 ? {} : { scenario }),
    ...(said === undefined ? {} : { said }),
    ...wordAt(reading, offset),
  };
}

function unreadAt(
  { file }: Reading,
  {
    statement: { sentence, from, to, parts, nearest },
    start,
  }: { readonly statement: Statement; readonly start: number },
): HoverTarget | undefined {
  if (nearest === undefined || parts.length > 0) return undefined;
  const part = sourceOf(file, sentence, from, to);
  return {
    range: { start: start + part.start, end: start + part.end },
    row: toShown({ row: nearest }),
    part,
    unread: true,
  };
}

/** A row as shown in a hover. */
function toShown({ row }: Pick<Part, 'row'>): RowShown {
  const { id, words, doc, example, places } = row.pattern;
  return { id, words, doc, example, places };
}

type Word = Pick<HoverTarget, 'range' | 'name' | 'verb' | 'stat'>;

function wordAt(reading: Reading, offset: number): Partial<Word> {
  const at = mentionAt(reading, offset);
  if (at === undefined) return {};
  const {
    mention: { role, name },
    range,
  } = at;
  const vocabulary = rulesetAt(reading, offset)?.vocabulary;
  if (role === 'verb') {
    const verb = vocabulary?.verbs.find((known) => known.word === name);
    return verb === undefined ? { range } : { range, verb };
  }
  if (role === 'stat') {
    const stat = vocabulary?.stats.find((known) => known.word === name);
    return stat === undefined ? { range } : { range, stat };
  }
  if (role === 'number' || role === 'prose' || role === 'keyword' || role === 'mark' || name === undefined) return {};
  const declared = namesAt(reading, offset)?.called(role, name);
  return declared === undefined ? {} : { range, name: declared };
}

function rulesetAt(reading: Reading, offset: number): Reading['scenarios'][number]['ruleset'] | undefined {
  const index = indexBefore(reading.document, offset);
  return (reading.scenarios.find(({ from, to }) => index >= from && index < to) ?? reading.scenarios[0])?.ruleset;
}

/** The announcement that a part belongs to: that of its own sentence, or the nearest one before. */
function announcementAround(reading: Reading, first: Part | undefined): Source | undefined {
  if (first?.row.verb !== undefined) return first.source;
  if (first?.place !== 'announcement') return undefined;
  let index = reading.statements.findLastIndex((statement) => statement.parts[0] === first);
  while (index >= 0) {
    const head = reading.statements[index]?.parts[0];
    if (head?.row.verb !== undefined) return head.source;
    if (head !== undefined && head.place !== 'announcement') return undefined;
    index -= 1;
  }
  return undefined;
}
