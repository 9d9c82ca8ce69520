/** What prose tells of people that the game says in a sentence of its own: `Isolde has the high ground.` */
import type { Place } from '../../engine/index.ts';
import type { Trial } from './trial.ts';

/** `isWhole` is set where nothing of the prose is left over. */
export interface Facts {
  readonly sentences: readonly string[];
  readonly isWhole: boolean;
}

/** The sentences of the game that say what a line tells of somebody; undefined where there is none. */
export function factsIn(trial: Trial, text: string, place: Place): Facts | undefined {
  const clauses = text
    .replace(/[.!]$/u, '')
    .split(clauseEnd)
    .flatMap((part) => clausesIn(trial, part.trim()));
  const said = clauses.map((clause) => (clause === undefined ? undefined : saidBy(trial, clause, place)));
  const sentences = said.flatMap((sentence) => sentence ?? []);
  return sentences.length === 0
    ? undefined
    : { sentences: [...new Set(sentences)], isWhole: said.every((sentence) => sentence !== undefined) };
}

/** Behind these another clause begins that has its own subject. */
const clauseEnd = /[.;]\s+|,\s+(?:and\s+|so\s+)?(?=(?:the\s+)?\p{Lu})/u;

/** The clauses of one subject, each with the subject put in; undefined for one that begins with nobody known. */
function clausesIn(trial: Trial, text: string): readonly (string | undefined)[] {
  const end = trial.endOfNames(text);
  if (end === 0) return [undefined];
  const who = text.slice(0, end).replace(/(?<!\S)The\s/gu, 'the ');
  return text
    .slice(end)
    .split(sameSubject)
    .map((rest) => (/^\s*(?:is|are|has|have)\s/u.test(rest) ? `${who} ${rest.trim()}` : undefined));
}

const sameSubject =
  /\s*(?:,\s*(?:so|and|but)?|\band\b|\bso\b|\bbut\b)\s+(?:he|she|it|they)?\s*(?=(?:is|are|has|have)\s)/u;

function saidBy(trial: Trial, clause: string, place: Place): string | undefined {
  return trial.reads(clause, place) ? clause : trial.otherwise(clause, place)[0];
}
