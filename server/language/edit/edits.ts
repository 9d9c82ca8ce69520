/** Converts the intents of a fix to edits of the text. */
import type { Fix, Intent, Source } from '../../engine/index.ts';
import { statementsOf } from '../locate/find-place.ts';
import { expectInsteadEdits } from './expect-instead.ts';
import { depthOf, indentOf } from './indents.ts';
import { gapsOf } from '../read/gaps.ts';
import { indexOfSentence, rangeOf, type OffsetRange } from '../read/layout.ts';
import { lineStart, nextLine } from '../read/lines.ts';
import { matchRun } from '../match/match-run.ts';
import { opened, placesOf } from '../match/contexts.ts';
import { nextRoundEdits } from './next-round.ts';
import { toDocument } from '../read/document.ts';
import type { Reading, ReadingScenario } from '../read/read.ts';
import { tableOf } from '../match/table.ts';
import type { TextEdit } from './text-edit.ts';
import { castStart, lastVerbAbove } from './verb-place.ts';

/** The edits of a fix; none if any place that it refers to no longer exists or is in another file. */
export function editsOf(reading: Reading, fix: Fix): readonly TextEdit[] {
  const edits = fix.intents.map((intent) => editsOfIntent(reading, intent));
  const found = edits.filter((edit) => edit !== undefined);
  return found.length === edits.length ? found.flat() : [];
}

/** The edits of one intent; `undefined` if its place no longer exists. */
function editsOfIntent(reading: Reading, intent: Intent): readonly TextEdit[] | undefined {
  if (intent.do === 'put in next round') return nextRoundEdits(reading, intent.at);
  if (intent.do === 'expect instead') return expectInsteadEdits(reading, intent.at, intent.percent);
  const edits = intent.do === 'move above block' ? moving(reading, intent.at) : [editOf(reading, intent)];
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function editOf(
  reading: Reading,
  intent: Exclude<Intent, { do: 'move above block' | 'put in next round' | 'expect instead' }>,
): TextEdit | undefined {
  switch (intent.do) {
    case 'replace':
      return withRange(rangeOf(reading.document, intent.at), (range) => ({ ...range, text: intent.with }));
    case 'remove':
      return withRange(rangeOf(reading.document, intent.at), (range) => ({
        ...withJoint(reading.text, range),
        text: '',
      }));
    case 'remove sentence':
      return withRange(sentenceRange(reading, intent.at), (range) => ({ ...wholeLine(reading.text, range), text: '' }));
    case 'replace lines':
      return replacedLines(reading, intent);
    case 'add sentence after':
      return withRange(sentenceRange(reading, intent.at), (range) => addition(reading, intent.at, range, intent.text));
    case 'add above block':
      return withRange(headRange(reading, intent.at), (head) => lineAbove(reading, head, intent.text));
    case 'declare verb':
      return declaredVerb(reading, intent.at, intent.text);
  }
}

/** With a blank line below it, unless it continues a list of verbs. */
function declaredVerb(reading: Reading, at: Source, text: string): TextEdit | undefined {
  const other = lastVerbAbove(reading, at);
  if (other !== undefined) return editOf(reading, { do: 'add sentence after', at: other, text });
  const start = castStart(reading, at) ?? headRange(reading, at)?.start;
  return start === undefined ? undefined : lineAbove(reading, { start, end: start }, `${text}\n`);
}

/** Moves a sentence to the line above its block. */
function moving(reading: Reading, at: Source): readonly (TextEdit | undefined)[] {
  const range = sentenceRange(reading, at);
  const text = range === undefined ? '' : reading.text.slice(range.start, range.end);
  return [editOf(reading, { do: 'add above block', at, text }), editOf(reading, { do: 'remove sentence', at })];
}

/** The head of the block that a sentence belongs to or has ended; the sentence itself if there is none. */
function headRange(reading: Reading, at: Source): OffsetRange | undefined {
  const own = reading.statements.findIndex((statement) => statement.sentence.id === at.sentence);
  const head = reading.statements.slice(0, Math.max(own, 0)).findLast(({ parts }) => {
    const place = opened(parts[0]?.piece);
    return place !== undefined && place !== 'announcement';
  });
  return sentenceRange(reading, head === undefined ? at : { ...at, sentence: head.sentence.id });
}

function lineAbove({ text }: Reading, { start }: OffsetRange, added: string): TextEdit {
  const from = lineStart(text, start);
  return { start: from, end: from, text: `${added.replaceAll('\n', lineBreakOf(text))}${lineBreakOf(text)}` };
}

function lineBreakOf(text: string): string {
  return /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
}

function withRange(range: OffsetRange | undefined, edit: (range: OffsetRange) => TextEdit): TextEdit | undefined {
  return range === undefined ? undefined : edit(range);
}

function sentenceRange({ document }: Reading, source: Source): OffsetRange | undefined {
  const index = source.file === document.file ? indexOfSentence(document, source.sentence) : undefined;
  const [sentence, start] = index === undefined ? [] : [document.sentences[index], document.starts[index]];
  return sentence === undefined || start === undefined ? undefined : { start, end: start + sentence.length };
}

/** Extends a range to be removed by what would be left over before it: the blank, a comma, an “and”, an article. */
function withJoint(text: string, { start, end }: OffsetRange): OffsetRange {
  const before = /,?[^\S\r\n]+(?:and[^\S\r\n]+)?(?:(?:the|an?|his|her|its|their)[^\S\r\n]+)?$/u.exec(
    text.slice(Math.max(0, start - 40), start),
  );
  return { start: start - (before?.[0].length ?? 0), end };
}

/** Extends a sentence that is alone on its line to the whole line. */
function wholeLine(text: string, { start, end }: OffsetRange): OffsetRange {
  const from = lineStart(text, start);
  const next = nextLine(text, end);
  const alone = text.slice(from, start).trim() === '' && text.slice(end, next ?? text.length).trim() === '';
  return alone ? { start: from, end: next ?? text.length } : withJoint(text, { start, end });
}

/** Replaces whole lines, with the line breaks of the file; keeps a byte order mark. */
function replacedLines(
  { document, text }: Reading,
  { from, to, with: lines }: Extract<Intent, { do: 'replace lines' }>,
): TextEdit | undefined {
  const [first, last] = [rangeOf(document, from), rangeOf(document, to)];
  if (first === undefined || last === undefined) return undefined;
  const start = lineStart(text, first.start);
  const end = lines === '' ? (nextLine(text, last.end) ?? text.length) : endOfLine(text, last.end);
  return {
    start: text.charCodeAt(start) === byteOrderMark ? start + 1 : start,
    end,
    text: lines.replaceAll('\n', lineBreakOf(text)),
  };
}

const byteOrderMark = 0xfeff;

/** Adds a sentence on the next line, indented as needed there; on the same line if another block starts on it. */
function addition(reading: Reading, at: Source, { end }: OffsetRange, added: string): TextEdit {
  const { text } = reading;
  const lineEnd = lineEndBehind(reading, end);
  if (isAnyOpened(reading, at, lineEnd)) return { start: end, end, text: ` ${added}.` };
  return {
    start: lineEnd,
    end: lineEnd,
    text: `${lineBreakOf(text)}${indentOf(depthOfAddition(reading, at, added))}${added}`,
  };
}

/** The end of an offset’s line, including a multi-line comment that starts on it. */
function lineEndBehind({ text, document }: Reading, offset: number): number {
  let lineEnd = endOfLine(text, offset);
  for (let index = firstFrom(document.starts, offset); index <= document.starts.length; index += 1) {
    const [gap] = gapsOf(document, index, index);
    if (gap === undefined || gap.start >= lineEnd) break;
    for (const { start, end } of gap.comments)
      if (start >= offset && start < lineEnd && end > lineEnd) lineEnd = endOfLine(text, end);
  }
  return lineEnd;
}

/** The index of the first of some ascending numbers that is at least `least`. */
function firstFrom(ascending: readonly number[], least: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((ascending[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

function endOfLine(text: string, offset: number): number {
  const next = nextLine(text, offset);
  return next === undefined ? text.length : next - (text[next - 2] === '\r' && text[next - 1] === '\n' ? 2 : 1);
}

/** Whether a block starts after a sentence, before an offset. */
function isAnyOpened(reading: Reading, { sentence }: Source, before: number): boolean {
  const { document, statements } = reading;
  const own = statements.findLastIndex((statement) => statement.sentence.id === sentence);
  for (let index = own + 1; index < statements.length; index += 1) {
    const statement = statements[index];
    if (
      statement === undefined ||
      (document.starts[indexOfSentence(document, statement.sentence.id) ?? 0] ?? before) >= before
    )
      return false;
    if (opened(statement.parts[0]?.piece) !== undefined) return true;
  }
  return false;
}

function depthOfAddition(reading: Reading, at: Source, added: string): number {
  const statement = statementsOf(reading, at.sentence).at(-1);
  const around = scenarioAround(reading, at);
  const [sentence] = toDocument(reading.file, added).sentences;
  if (statement === undefined || around === undefined || sentence === undefined) return 0;
  const table = tableOf(around.ruleset);
  const world = { file: reading.file, names: around.read.names, lexicon: table.lexicon, table, budget: { left: 0 } };
  const found = matchRun(world, sentence, 0, sentence.tokens.length, placesOf(statement.next));
  const place = found?.place;
  if (place === undefined) return depthOf(statement) ?? 0;
  return { file: 0, scenario: 0, combatant: 1, situation: 1, round: 1, announcement: 2 }[place];
}

/** The scenario that contains a sentence; for the head of the file the first one. */
function scenarioAround({ document, scenarios }: Reading, { sentence }: Source): ReadingScenario | undefined {
  const at = indexOfSentence(document, sentence) ?? 0;
  return scenarios.find(({ from, to }) => from <= at && at < to) ?? scenarios[0];
}
