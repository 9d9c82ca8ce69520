/** Finds the place below an announcement for something that may be declared elsewhere. */
import { derive, type Source } from '../../engine/index.ts';
import { statementsOf } from '../locate/find-place.ts';
import type { Reading } from './read.ts';
import type { Statement } from './statement.ts';

/**
 * The place itself if it belongs to the announcement; otherwise that of the announcement’s clause that quotes the same
 * words; undefined if there is none.
 */
export function placeBelow(reading: Reading, announcement: Source, place: Source): Source | undefined {
  if (announcement.file === place.file && announcement.sentence === place.sentence) return place;
  const clauses = announcement.file === reading.file ? clausesOf(reading, announcement) : [];
  if (place.file === reading.file && clauses.some(({ sentence }) => sentence.id === place.sentence)) return place;
  const quotes = new Set(place.file === reading.file ? statementsOf(reading, place.sentence).flatMap(quotesIn) : []);
  return clauses.find((clause) => quotesIn(clause).some((words) => quotes.has(words)))?.parts[0]?.source;
}

function clausesOf(reading: Reading, { sentence }: Source): readonly Statement[] {
  const head = lastPlaces(reading).get(sentence);
  const clauses: Statement[] = [];
  for (let at = head === undefined ? Infinity : head + 1; at < reading.statements.length; at += 1) {
    const statement = reading.statements[at];
    if (statement === undefined || !isBelow(statement)) break;
    clauses.push(statement);
  }
  return clauses;
}

/** For each sentence id the index of its last statement. */
const lastPlaces = derive(
  'last places of clauses',
  ({ statements }: Reading): ReadonlyMap<number, number> =>
    new Map(statements.map(({ sentence }, index) => [sentence.id, index])),
);

/** Whether a statement belongs to the announcement above it. */
function isBelow({ parts: [first], nearest }: Statement): boolean {
  return first === undefined
    ? nearest?.verb === undefined
    : first.place === 'announcement' && first.row.verb === undefined;
}

function quotesIn({ sentence }: Statement): readonly string[] {
  return sentence.tokens.flatMap(({ kind, text }) => (kind === 'prose' ? [text] : []));
}
