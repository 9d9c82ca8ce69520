/** Who knows a name: the files of the workspace in which it means what it means at the caret. */
import type { Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { declaredAt, declaredWithin, isShared, isStrangerAt, usesOf, type Declared } from '../../language/index.ts';
import type { Neighbours } from './includer-index.ts';

/** A file that knows a name, and where it finds the declaration. */
export interface Acquaintance {
  readonly analysis: Analysis;
  readonly declared: Declared;
}

/** The files that know a name, and those that may but can't be read. */
export interface Acquaintances {
  readonly acquaintances: readonly Acquaintance[];
  readonly unread: readonly string[];
}

/**
 * Who knows the name at a position. A file that can tell alone is the only one asked for where the nearest is enough;
 * a name that this file doesn't know may still be known to those that include it.
 */
export async function acquaintancesOf(
  analysis: Analysis,
  position: Position,
  neighbours: Neighbours,
  wanted: 'nearest' | 'all',
): Promise<Acquaintances> {
  const offset = analysis.lines.offsetAt(position);
  const declared = declaredAt(analysis.reading, offset)?.declared;
  const first = declared === undefined ? await strangerKnown(analysis, offset, neighbours) : { analysis, declared };
  if (first === undefined) return { acquaintances: [], unread: [] };
  if (wanted === 'nearest' || !isShared(first.analysis.reading, first.declared))
    return { acquaintances: [first], unread: [] };
  const home = first.analysis.addressOf(first.declared.file);
  const { analyses, unread } = await neighbours.of(home);
  const acquaintances = analyses.flatMap((each): readonly Acquaintance[] => {
    const file = fileIn(each, home);
    const known = file === undefined ? undefined : { ...first.declared, file };
    return known === undefined || usesOf(each.reading, known).length === 0 ? [] : [{ analysis: each, declared: known }];
  });
  return { acquaintances, unread };
}

/** A name that the file itself doesn't know, as the first file that includes it does. */
async function strangerKnown(
  analysis: Analysis,
  offset: number,
  neighbours: Neighbours,
): Promise<Acquaintance | undefined> {
  const here = analysis.reading.file;
  if (!isStrangerAt(analysis.reading, offset)) return undefined;
  for (const each of (await neighbours.of(here)).analyses) {
    const file = fileIn(each, here);
    const declared =
      file === undefined || each.reading.file === here ? undefined : declaredWithin(each.reading, file, offset);
    if (declared !== undefined) return { analysis: each, declared };
  }
  return undefined;
}

/** What a file is called in an analysis: itself, or one that it includes. */
function fileIn(analysis: Analysis, address: string): string | undefined {
  const { file, included } = analysis.reading;
  return file === address ? file : [...included.keys()].find((path) => analysis.addressOf(path) === address);
}
