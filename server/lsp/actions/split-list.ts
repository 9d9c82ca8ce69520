/** Splits an announcement of several actors into one for each, with all the lines below it. */
import { bodiesNamed, calledInFull } from '../../engine/index.ts';
import { indexOfSentence, type TextEdit } from '../../language/index.ts';
import type { RewriteAnnouncement } from './refactorings.ts';

export function canSplit(place: RewriteAnnouncement): boolean {
  return namesOf(place).length > 1;
}

export function splitList(place: RewriteAnnouncement): readonly TextEdit[] {
  const {
    analysis: { reading },
    announcement: { source, verb },
  } = place;
  const { document, text, statements } = reading;
  const first = statements.findIndex(
    ({ sentence, parts: [head] }) => sentence.id === source.sentence && head?.row.verb !== undefined,
  );
  const start = document.starts[indexOfSentence(document, source.sentence) ?? -1];
  const colon = statements[first]?.sentence.tokens.find(({ kind, text: mark }) => kind === 'mark' && mark === ':');
  if (start === undefined || colon === undefined) return [];
  const behind = statements
    .slice(first + 1)
    .findIndex(
      ({ parts: [part] }) => part !== undefined && (part.place !== 'announcement' || part.row.verb !== undefined),
    );
  const last = statements.slice(first, behind < 0 ? undefined : first + 1 + behind).at(-1)?.sentence;
  const end =
    last === undefined ? start : (document.starts[indexOfSentence(document, last.id) ?? -1] ?? start) + last.length;
  const indent = /[^\S\r\n]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const rest =
    text.slice(start + colon.start, start + verb.source.start) + verb.text + text.slice(start + verb.source.end, end);
  return [
    {
      start,
      end,
      text: namesOf(place)
        .map((name) => `${name}${rest}`)
        .join(`\n${indent}`),
    },
  ];
}

function namesOf({ analysis, scenario: index, announcement }: RewriteAnnouncement): readonly string[] {
  const scenario = analysis.scenarios[index]?.scenario;
  return scenario === undefined
    ? []
    : [...new Set(announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id)))].map(calledInFull);
}
