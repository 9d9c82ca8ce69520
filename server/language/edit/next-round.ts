/** The edits that move a conditional announcement into a new round: `round 3 if Bill is down`. */
import type { Source } from '../../engine/index.ts';
import { indexOfSentence } from '../read/layout.ts';
import { lineStart, nextLine } from '../read/lines.ts';
import type { Reading, ReadingScenario } from '../read/read.ts';
import { conditionalOf } from '../recovery/conditional.ts';
import type { Statement, World } from '../read/statement.ts';
import { tableOf } from '../match/table.ts';
import type { TextEdit } from './text-edit.ts';
import type { Token } from '../read/tokens.ts';

/**
 * Removes the announcement with its clauses, and adds the new round after its own; `undefined` if a heading can't
 * express the condition.
 */
export function nextRoundEdits(reading: Reading, at: Source): readonly TextEdit[] | undefined {
  const index = indexOfSentence(reading.document, at.sentence);
  const around = reading.scenarios.find(({ from, to }) => index !== undefined && from <= index && index < to);
  const own = around?.read.own.findIndex(({ sentence }) => sentence.id === at.sentence) ?? -1;
  const statement = around?.read.own[own];
  if (around === undefined || statement === undefined) return undefined;
  const found = conditionalOf(worldOf(reading, around), statement.sentence, statement.from, statement.to);
  const round = around.scenario.rounds.findLast(
    ({ source }) => (indexOfSentence(reading.document, source.sentence) ?? 0) <= (index ?? 0),
  );
  if (found?.condition === undefined || round === undefined) return undefined;
  const block = blockOf(reading, around, own);
  const number = round.number + 1;
  const then = `\nround ${number} if ${found.condition}\n  ${written(reading, statement, found.then)}\n`;
  const others = othersIn(reading, around, number, found.then);
  const below = others === '' && found.otherwise === undefined ? otherwiseBelow(reading, around, own) : undefined;
  const instead =
    below?.words ??
    (found.otherwise === undefined || others !== '' ? undefined : written(reading, statement, found.otherwise));
  const otherwise = instead === undefined ? '' : `\nround ${number} otherwise\n  ${instead}\n`;
  const end = endOfRound(reading, around, own);
  const added = `${reading.text.slice(0, end).endsWith('\n') ? '' : '\n'}${then}${others}${otherwise}`;
  const gone =
    below === undefined
      ? [block]
      : reading.text.slice(block.end, below.block.start).trim() === ''
        ? [{ start: block.start, end: below.block.end }]
        : [block, below.block];
  return [
    ...gone.map((range) => ({ ...withWholeLine(reading.text, range), text: '' })),
    { start: end, end, text: reading.text.includes('\r\n') ? added.replaceAll(/\r?\n/gu, '\r\n') : added },
  ].toSorted((one, other) => one.start - other.start);
}

function worldOf(reading: Reading, { ruleset, read }: ReadingScenario): World {
  const table = tableOf(ruleset);
  return { file: reading.file, names: read.names, lexicon: table.lexicon, table, budget: { left: 0 } };
}

/** The words of some tokens as in the text, joined by blanks. */
function written({ document, text }: Reading, { sentence }: Statement, tokens: readonly Token[]): string {
  const start = document.starts[indexOfSentence(document, sentence.id) ?? 0] ?? 0;
  let [line, end] = ['', -1];
  for (const token of tokens) {
    const words =
      token.kind === 'prose' || token.start === token.end
        ? text.slice(start + token.start, start + token.end)
        : token.text;
    line += `${end < 0 || token.start === end || token.kind === 'mark' ? '' : ' '}${words === '' ? token.text : words}`;
    end = token.end;
  }
  return `${line.replaceAll(/:(?=\S)/gu, ': ')}.`;
}

/** The range from an announcement to its last clause; with whole lines if nothing else is on them. */
function blockOf(
  reading: Reading,
  { read }: ReadingScenario,
  own: number,
): { readonly start: number; readonly end: number } {
  let last = own;
  while (isClause(read.own[last + 1])) last += 1;
  return withWholeLine(reading.text, {
    start: rangeOf(reading, read.own[own]).start,
    end: rangeOf(reading, read.own[last]).end,
  });
}

/** Extends a range to whole lines if nothing else is on them, and otherwise by the blanks after it. */
function withWholeLine(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly start: number; readonly end: number } {
  if (text.slice(lineStart(text, start), start).trim() === '' && text[end - 1] === '\n')
    return { start: lineStart(text, start), end };
  const [from, next] = [lineStart(text, start), nextLine(text, end) ?? text.length];
  const alone = text.slice(from, start).trim() === '' && text.slice(end, next).trim() === '';
  return alone
    ? { start: from, end: next }
    : { start, end: end + (/^[ \t]+(?=\S)/u.exec(text.slice(end, next))?.[0].length ?? 0) };
}

/**
 * An announcement after the conditional one that starts with `otherwise`, on the same line or below: its words without
 * that one.
 */
function otherwiseBelow(
  reading: Reading,
  around: ReadingScenario,
  own: number,
): { readonly words: string; readonly block: { readonly start: number; readonly end: number } } | undefined {
  let index = own + 1;
  while (isClause(around.read.own[index])) index += 1;
  const statement = around.read.own[index];
  const [opener, first] =
    statement === undefined
      ? []
      : [statement.sentence.tokens[statement.from], statement.sentence.tokens[statement.from + 1]];
  const place = statement?.context.place;
  if (
    statement === undefined ||
    (place !== 'round' && place !== 'announcement') ||
    !/^(?:otherwise|else)$/iu.test(opener?.text ?? '')
  )
    return undefined;
  const behind = first?.text === ',' ? statement.sentence.tokens[statement.from + 2] : first;
  if (behind === undefined) return undefined;
  const block = blockOf(reading, around, index);
  const start = rangeOf(reading, statement).start - (opener?.start ?? 0) + behind.start;
  return { words: reading.text.slice(start, block.end).trim(), block };
}

function isClause(statement: Statement | undefined): boolean {
  return statement?.parts[0]?.place === 'announcement' && statement.parts[0].row.verb === undefined;
}

function rangeOf(
  { document }: Reading,
  statement: Statement | undefined,
): { readonly start: number; readonly end: number } {
  const start =
    statement === undefined ? 0 : (document.starts[indexOfSentence(document, statement.sentence.id) ?? 0] ?? 0);
  const [first, last] = [statement?.sentence.tokens[statement.from], statement?.sentence.tokens[statement.to - 1]];
  const isWhole = statement !== undefined && statement.to === statement.sentence.tokens.length;
  return {
    start: start + (first?.start ?? 0),
    end: isWhole ? start + statement.sentence.length : start + (last?.end ?? 0),
  };
}

/** The end of the line with the last sentence of a round. */
function endOfRound(reading: Reading, { read }: ReadingScenario, own: number): number {
  let last = own;
  while (last + 1 < read.own.length && isInRound(read.own[last + 1])) last += 1;
  return nextLine(reading.text, rangeOf(reading, read.own[last]).end) ?? reading.text.length;
}

function isInRound(statement: Statement | undefined): boolean {
  const place = statement?.context.place;
  return (
    (place === 'round' || place === 'announcement') &&
    statement?.parts[0]?.piece?.piece !== 'round' &&
    statement?.parts[0]?.place !== 'scenario' &&
    statement?.parts[0]?.place !== 'file'
  );
}

/** What the others announce in the last round of a number, as written; empty if there is no such round. */
function othersIn(reading: Reading, around: ReadingScenario, number: number, then: readonly Token[]): string {
  const { read, scenario } = around;
  const round = scenario.rounds.findLast((each) => each.number === number);
  if (round === undefined) return '';
  const colon = then.findIndex(({ text }) => text === ':');
  const actor = then
    .slice(0, colon)
    .map(({ text }) => text)
    .join(' ');
  return round.announcements
    .filter(({ actors }) => !actors.some(({ id, text }) => actor.endsWith(text) || id === actor))
    .map(({ source }) => {
      const own = read.own.findIndex(({ sentence }) => sentence.id === source.sentence);
      const { start, end } = blockOf(reading, around, own);
      const words = reading.text.slice(start, end);
      return words.endsWith('\n') ? words : `  ${words}\n`;
    })
    .join('');
}
