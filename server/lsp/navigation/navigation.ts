/** Definition, references and highlights of names, and links to included files. */
import {
  DocumentHighlightKind,
  type DocumentHighlight,
  type DocumentLink,
  type Location,
  type Position,
} from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import {
  declarationOf,
  referencesAtSteps,
  refusalOf,
  usesOfSteps,
  writtenPathAt,
  writtenPaths,
} from '../../language/index.ts';
import { addressFrom } from './addresses.ts';
import { toLocation, toRange } from '../connection/convert.ts';
import { crossFileReferencesTo } from './cross-file-references.ts';
import type { IncluderIndex } from './includer-index.ts';
import { inTimeSlices, type StillWanted } from '../time-slicing.ts';

/** Where a name is declared; for the path of an `include`, the start of that file. */
export async function definitionOf(
  analysis: Analysis,
  position: Position,
  includers: IncluderIndex,
): Promise<Location | null> {
  const path = writtenPathAt(analysis.reading, analysis.lines.offsetAt(position))?.path;
  const included = path === undefined ? undefined : addressFrom(analysis.reading.file, path);
  if (included !== undefined)
    return { uri: included, range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } } };
  const { references: acquaintances } = await crossFileReferencesTo(analysis, position, includers, 'nearest');
  const places = acquaintances.flatMap((each) => {
    const place = declarationOf(each.analysis.reading, each.declared);
    return place === undefined ? [] : [toLocation(each.analysis, place.file, place.range)];
  });
  return places[0] ?? null;
}

/** Every occurrence of a name, in all files in which it resolves to the same declaration. */
export async function referencesOf(
  analysis: Analysis,
  position: Position,
  includers: IncluderIndex,
  wanted: StillWanted,
): Promise<Location[]> {
  const { references: acquaintances } = await crossFileReferencesTo(analysis, position, includers, 'all');
  const places = new Map<string, Location>();
  for (const { analysis: knowing, declared } of acquaintances) {
    for (const { file, range } of await inTimeSlices(() => usesOfSteps(knowing.reading, declared), wanted)) {
      places.set(`${knowing.addressOf(file)}#${range.start}`, toLocation(knowing, file, range));
    }
  }
  return [...places.values()];
}

export function* highlightSteps(analysis: Analysis, position: Position): Generator<undefined, DocumentHighlight[]> {
  const places = yield* referencesAtSteps(analysis.reading, analysis.lines.offsetAt(position));
  return places.map(({ range }) => ({ range: toRange(analysis, range), kind: DocumentHighlightKind.Read }));
}

/** Links the path of each `include` to its file. */
export function linksOf(analysis: Analysis): DocumentLink[] {
  return writtenPaths(analysis.reading).flatMap(({ path, range }) => {
    const target = refusalOf(path) === undefined ? addressFrom(analysis.reading.file, path) : undefined;
    return target === undefined ? [] : [{ range: toRange(analysis, range), target }];
  });
}
