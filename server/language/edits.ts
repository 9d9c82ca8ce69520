/** Turns what a fix intends into edits of the text. */
import type { Fix, Intent, Source } from '../engine/index.ts';
import { statementsOf } from './find-place.ts';
import { depthOf, indentOf } from './indents.ts';
import { indexOfSentence, rangeOf, type OffsetRange } from './layout.ts';
import { lineStart, nextLine } from './lines.ts';
import { matchRun } from './match-run.ts';
import { placesOf } from './contexts.ts';
import { toDocument } from './document.ts';
import type { Reading } from './read.ts';
import { tableOf } from './table.ts';
import { NameTable } from './name-table.ts';
import type { TextEdit } from './text-edit.ts';

/** The edits of a fix; none where any of the text it speaks of is gone or stands in another file. */
export function editsOf(reading: Reading, fix: Fix): readonly TextEdit[] {
  const edits = fix.intents.map((intent) => editOf(reading, intent));
  const found = edits.filter((edit) => edit !== undefined);
  return found.length === edits.length ? found : [];
}

function editOf(reading: Reading, intent: Intent): TextEdit | undefined {
  switch (intent.do) {
    case 'replace': return withRange(rangeOf(reading.document, intent.at), (range) => ({ ...range, text: intent.with }));
    case 'remove': return withRange(rangeOf(reading.document, intent.at), (range) => ({ ...withJoint(reading.text, range), text: '' }));
    case 'remove sentence': return withRange(sentenceRange(reading, intent.at), (range) => ({ ...wholeLine(reading.text, range), text: '' }));
    case 'add sentence after': return withRange(sentenceRange(reading, intent.at), (range) => addition(reading, intent.at, range, intent.text));
  }
}

function withRange(range: OffsetRange | undefined, edit: (range: OffsetRange) => TextEdit): TextEdit | undefined {
  return range === undefined ? undefined : edit(range);
}

function sentenceRange({ document }: Reading, source: Source): OffsetRange | undefined {
  const index = source.file === document.file ? indexOfSentence(document, source.sentence) : undefined;
  const [sentence, start] = index === undefined ? [] : [document.sentences[index], document.starts[index]];
  return sentence === undefined || start === undefined ? undefined : { start, end: start + sentence.length };
}

/** What is taken out of a sentence takes the comma or the blank before it along. */
function withJoint(text: string, { start, end }: OffsetRange): OffsetRange {
  const before = /,?[^\S\r\n]+$/u.exec(text.slice(Math.max(0, start - 40), start));
  return { start: start - (before?.[0].length ?? 0), end };
}

/** A sentence that has its line for itself takes the line along. */
function wholeLine(text: string, { start, end }: OffsetRange): OffsetRange {
  const from = lineStart(text, start);
  const next = nextLine(text, end);
  const alone = text.slice(from, start).trim() === '' && text.slice(end, next ?? text.length).trim() === '';
  return alone ? { start: from, end: next ?? text.length } : withJoint(text, { start, end });
}

/** A new sentence gets the next line, as deep as it has to stand there. */
function addition(reading: Reading, at: Source, { end }: OffsetRange, added: string): TextEdit {
  const { text } = reading;
  const next = nextLine(text, end);
  const lineEnd = next === undefined ? text.length : next - (text[next - 2] === '\r' ? 2 : 1);
  const lineBreak = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
  return { start: lineEnd, end: lineEnd, text: `${lineBreak}${indentOf(depthOfAddition(reading, at, added))}${added}` };
}

function depthOfAddition(reading: Reading, at: Source, added: string): number {
  const statement = statementsOf(reading, at.sentence).at(-1);
  const ruleset = reading.scenarios[0]?.ruleset;
  const [sentence] = toDocument(reading.file, added).sentences;
  if (statement === undefined || ruleset === undefined || sentence === undefined) return 0;
  const table = tableOf(ruleset);
  const names = reading.scenarios[0]?.read.names ?? new NameTable([]);
  const world = { file: reading.file, names, lexicon: table.lexicon, table, budget: { left: 0 } };
  const found = matchRun(world, sentence, 0, sentence.tokens.length, placesOf(statement.next));
  const place = found?.place;
  if (place === undefined) return depthOf(statement) ?? 0;
  return { file: 0, scenario: 0, combatant: 1, situation: 1, round: 1, announcement: 2 }[place];
}
