/** Extracts facts from prose that the game has a sentence for: `Isolde has the high ground.` */
import type { Place } from '../../engine/index.ts';
import type { Trial } from './trial.ts';

/** `isWhole` is set if the sentences cover all of the prose. */
export interface Facts {
  readonly sentences: readonly string[];
  readonly isWhole: boolean;
}

/** The sentences of the game for what a line says about combatants; undefined if there are none. */
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

/** Separates clauses with different subjects. */
const clauseEnd = /[.;]\s+|,\s+(?:and\s+|so\s+)?(?=(?:the\s+)?\p{Lu})/u;

/** The clauses of one subject, each with the subject inserted; undefined for one without a known subject. */
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
