/** Values as text: equal texts for equal values, whatever their objects. */
import { createHash } from 'node:crypto';
import Fraction from 'fraction.js';
import type { Source } from '../../server/engine/index.ts';

/** A source as text: equal for equal positions. */
export type PlaceOf = (source: Source) => string;

/** The text of a value: maps in order, fractions as such, sources by position, functions left out. */
export function canonical(value: unknown, placeOf: PlaceOf): string {
  if (value instanceof Fraction) return value.toFraction();
  if (value instanceof Map)
    return `{${[...value].map(([key, each]) => `${canonical(key, placeOf)}→${canonical(each, placeOf)}`).join(', ')}}`;
  if (value instanceof Set) return canonical([...value], placeOf);
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each, placeOf)).join(', ')}]`;
  if (typeof value === 'bigint') return `${value}n`;
  if (value === undefined) return 'undefined';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return isSource(value)
    ? placeOf(value)
    : `{${fieldsOf(value)
        .map(([key, each]) => `${key}: ${canonical(each, placeOf)}`)
        .join(', ')}}`;
}

/** Undefined fields count as missing, and order doesn’t matter. */
function fieldsOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value)
    .filter(([, each]) => each !== undefined && typeof each !== 'function')
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function isSource(value: object): value is Source {
  return 'file' in value && 'sentence' in value && 'start' in value && 'end' in value;
}

/** A digest of ten letters for a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
