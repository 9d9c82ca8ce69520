/** Where below an announcement something is said that may be declared elsewhere. */
import type { Source } from '../engine/index.ts';
import { statementsOf } from './find-place.ts';
import type { Reading } from './read.ts';
import type { Statement } from './statement.ts';

/**
 * The place itself where it belongs to the announcement; otherwise that of the clause that quotes the same words, and
 * undefined where none does.
 */
export function placeBelow(reading: Reading, announcement: Source, place: Source): Source | undefined {
  if (announcement.file === place.file && announcement.sentence === place.sentence) return place;
  const clauses = announcement.file === reading.file ? clausesOf(reading, announcement) : [];
  if (place.file === reading.file && clauses.some(({ sentence }) => sentence.id === place.sentence)) return place;
  const quotes = new Set(place.file === reading.file ? statementsOf(reading, place.sentence).flatMap(quotesIn) : []);
  return clauses.find((clause) => quotesIn(clause).some((words) => quotes.has(words)))?.parts[0]?.source;
}

function clausesOf({ statements }: Reading, { sentence }: Source): readonly Statement[] {
  const head = statements.findLastIndex((statement) => statement.sentence.id === sentence);
  if (head < 0) return [];
  const below = statements.slice(head + 1);
  const end = below.findIndex(({ parts: [first], nearest }) =>
    first === undefined ? nearest?.verb !== undefined : first.place !== 'announcement' || first.row.verb !== undefined,
  );
  return end < 0 ? below : below.slice(0, end);
}

function quotesIn({ sentence }: Statement): readonly string[] {
  return sentence.tokens.flatMap(({ kind, text }) => (kind === 'prose' ? [text] : []));
}
