/** Recognises bulleted lists of sentences, with the heading above them: of a round, of the situation, or none. */
import { shortened } from '../read/open-quote.ts';
import { factsIn } from './facts.ts';
import { behindListMark } from './marks.ts';
import { placeOf, type PastedLine } from './pasted-text.ts';
import { inQuotes, isQuotation } from './quoting.ts';
import { indents, type Run, type Scope } from './recognized-lines.ts';
import { sectionOf } from './section-headings.ts';
import type { Trial } from './trial.ts';

/** Maximum number of lines of a list. */
const longest = 200;

/** A heading of a round or the situation with the list below it, or the entries of a list alone. */
export function listFrom(scope: Scope, first: PastedLine): Run | undefined {
  const section = first.isDoubtful ? sectionOf(scope.trial, first.text) : undefined;
  if (section !== undefined && section.is !== 'round' && section.is !== 'situation') return undefined;
  const heading = section?.is === 'round' ? section.sentence : section?.is;
  const entries = entriesFrom(scope, heading === undefined ? first : scope.text.below(first)?.line);
  const lines = [...(heading === undefined ? [] : [first]), ...entries];
  if (entries.length === 0 || entries.every(({ isDoubtful }) => !isDoubtful)) return undefined;
  const place = section?.is ?? placeOf(first);
  const texts = entries.map((line) => {
    const text = behindListMark(line.text) ?? line.text;
    return place === 'situation'
      ? situated(scope.trial, text)
      : [
          indents[placeOfEntry(scope.trial, text, place)] +
            announced(scope.trial, text, place, line.text.startsWith('>')),
        ];
  });
  const title =
    section?.is === 'round'
      ? 'Read these lines as a round'
      : section?.is === 'situation'
        ? 'Read these lines as the situation'
        : 'Remove the marks of the list';
  return {
    lines,
    message: heading === undefined ? 'list' : 'section',
    data: { words: shortened(first.text) },
    ways: [{ title, certain: true, lines: [...(heading === undefined ? [] : [heading]), ...texts.flat()] }],
  };
}

function entriesFrom({ text }: Scope, first: PastedLine | undefined): readonly PastedLine[] {
  const lines: PastedLine[] = [];
  for (let line = first; line !== undefined && lines.length < longest;) {
    if (behindListMark(line.text) === undefined || line.comment !== undefined) break;
    lines.push(line);
    const below = text.below(line);
    line = below !== undefined && below.gap <= 1 ? below.line : undefined;
  }
  return lines;
}

/** The place for an entry: below an announcement, the round if the entry can’t be read there. */
function placeOfEntry(trial: Trial, text: string, place: keyof typeof indents): keyof typeof indents {
  if (place !== 'announcement') return place;
  return trial.reads(text, 'announcement') ? place : 'round';
}

/**
 * An entry as written; in a round with the missing colon after the actor. A quotation marked by `>` is read aloud if
 * nothing else matches it.
 */
function announced(trial: Trial, text: string, place: keyof typeof indents, isQuoted: boolean): string {
  const isProse =
    isQuoted &&
    trial.endOfNames(text) === 0 &&
    !(['announcement', 'round', 'combatant', 'situation', 'scenario'] as const).some((each) => trial.reads(text, each));
  if (isProse || isQuotation(text)) return `read aloud ${inQuotes(text)}`;
  if ((place !== 'round' && place !== 'announcement') || trial.reads(text, 'round')) return text;
  const end = trial.endOfNames(text);
  const rest = text.slice(end).trim();
  return end === 0 || !/^\p{Ll}/u.test(rest) || /^(?:is|are|has|have)\s/u.test(rest)
    ? text
    : `${text.slice(0, end)}: ${rest}`;
}

/** An entry of the situation: sentences of the game, or a note. */
function situated(trial: Trial, text: string): readonly string[] {
  const sentence = text.replace(/[.;]$/u, '');
  if (trial.reads(sentence, 'situation')) return [`  ${sentence}`];
  const facts = factsIn(trial, text, 'situation');
  return [...(facts?.sentences ?? []), ...(facts?.isWhole === true ? [] : [`note ${inQuotes(text)}`])].map(
    (said) => `  ${said}`,
  );
}
