/** The edits that turn a chance written at an announcement into an expectation. */
import { calledInFull, type Source } from '../../engine/index.ts';
import { indexOfSentence, rangeOf } from '../read/layout.ts';
import { lineStart, nextLine } from '../read/lines.ts';
import type { Reading } from '../read/read.ts';
import type { TextEdit } from './text-edit.ts';

/**
 * Removes the words, and adds an expectation for the actor after the scenario's last sentence; `undefined` if there is
 * no actor.
 */
export function expectInsteadEdits(
  { document, text, scenarios }: Reading,
  at: Source,
  percent: number,
): readonly TextEdit[] | undefined {
  const index = indexOfSentence(document, at.sentence);
  const around = scenarios.find(({ from, to }) => index !== undefined && from <= index && index < to);
  const range = rangeOf(document, at);
  if (index === undefined || around === undefined || range === undefined) return undefined;
  const isBefore = ({ source }: { readonly source: Source }): boolean =>
    (indexOfSentence(document, source.sentence) ?? Infinity) <= index;
  const round = around.scenario.rounds.findLast(isBefore);
  const actor = round?.announcements.findLast(isBefore)?.actors[0];
  const combatant = around.scenario.combatants.find(({ name }) => name === actor?.id);
  if (round === undefined || combatant === undefined) return undefined;
  const expectation = `expect ${calledInFull(combatant)} succeeds at least ${percent}% in round ${round.number}`;
  const last = around.to - 1;
  const end = (document.starts[last] ?? 0) + (document.sentences[last]?.length ?? 0);
  const start = lineStart(text, range.start);
  const isAlone = text.slice(start, range.start).trim() === '' && range.end >= end - 1 && last === index;
  if (isAlone) return [{ start, end, text: expectation }];
  const isOwnLine = text.slice(start, range.start).trim() === '';
  const gone = isOwnLine
    ? { start, end: nextLine(text, range.end) ?? text.length, text: '' }
    : { start: range.start - blanksBefore(text, range.start), end: range.end, text: '' };
  const isFirst = around.read.own.at(-1)?.parts[0]?.piece?.piece !== 'expectation';
  const lineBreak = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
  return [gone, { start: end, end, text: `${isFirst ? lineBreak : ''}${lineBreak}${expectation}` }];
}

function blanksBefore(text: string, offset: number): number {
  return /[^\S\r\n]*$/u.exec(text.slice(0, offset))?.[0].length ?? 0;
}
