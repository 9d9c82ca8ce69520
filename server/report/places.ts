/** Line numbers of sources, which callers pass in because the engine knows only sentences. */
import type { Source } from '../engine/index.ts';

/** Lines are counted from 1. */
export interface LineSpan {
  readonly uri: string;
  readonly from: number;
  readonly to: number;
}

export type LinesOf = (source: Source) => LineSpan;

/** Whether two sources are in the same sentence. */
export function isSameSentence(one: Source, other: Source): boolean {
  return one.file === other.file && one.sentence === other.sentence;
}

/** `line 12`; in a file other than `home`, `line 12 of bestiary.clash`. */
export function placeWords({ uri, from }: LineSpan, home: string): string {
  return uri === home ? `line ${from}` : `line ${from} of ${nameOf(uri)}`;
}

/** Returns a function that names the place of a source for a reader of `home`’s file. */
export function placesFrom(home: Source, linesOf: LinesOf): (source: Source) => string {
  const { uri } = linesOf(home);
  return (source) => placeWords(linesOf(source), uri);
}

/** A place in JSON: its line, and its file if that isn’t `home`’s. */
export interface PlaceJson {
  readonly line: number;
  readonly file?: string;
}

export type PlaceJsonOf = (source: Source) => PlaceJson;

export function jsonPlacesFrom(home: Source, linesOf: LinesOf): PlaceJsonOf {
  const here = linesOf(home).uri;
  return (source) => {
    const { uri, from } = linesOf(source);
    return { line: from, ...(uri === here ? {} : { file: uri }) };
  };
}

/** The URI of a line, for links in Markdown. */
export function lineAddress({ uri, from }: LineSpan): string {
  const hexOf = (mark: string): string => mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
  return `${uri.replace(/[\s()<>]/gu, (mark) => `%${hexOf(mark)}`)}#L${from}`;
}

/** The file name of a URI, or of a path in which a `%` is a plain `%`. */
function nameOf(uri: string): string {
  const name = uri.slice(uri.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
