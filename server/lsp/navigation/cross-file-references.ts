/** Who knows a name: the files of the workspace in which it means what it means at the caret. */
import type { Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { declaredAt, declaredWithin, isShared, isStrangerAt, usesOf, type Declared } from '../../language/index.ts';
import type { IncluderIndex } from './includer-index.ts';

/** A file that knows a name, and where it finds the declaration. */
export interface FileWithReferences {
  readonly analysis: Analysis;
  readonly declared: Declared;
}

/** The files that know a name, and those that may but can't be read. */
export interface CrossFileReferences {
  readonly acquaintances: readonly FileWithReferences[];
  readonly unread: readonly string[];
}

/**
 * Who knows the name at a position. A file that can tell alone is the only one asked for where the nearest is enough;
 * a name that this file doesn't know may still be known to those that include it.
 */
export async function crossFileReferencesTo(
  analysis: Analysis,
  position: Position,
  includers: IncluderIndex,
  wanted: 'nearest' | 'all',
): Promise<CrossFileReferences> {
  const offset = analysis.lines.offsetAt(position);
  const declared = declaredAt(analysis.reading, offset)?.declared;
  const first = declared === undefined ? await strangerKnown(analysis, offset, includers) : { analysis, declared };
  if (first === undefined) return { acquaintances: [], unread: [] };
  if (wanted === 'nearest' || !isShared(first.analysis.reading, first.declared))
    return { acquaintances: [first], unread: [] };
  const home = first.analysis.addressOf(first.declared.file);
  const { analyses, unread } = await includers.of(home);
  const acquaintances = analyses.flatMap((each): readonly FileWithReferences[] => {
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
  includers: IncluderIndex,
): Promise<FileWithReferences | undefined> {
  const here = analysis.reading.file;
  if (!isStrangerAt(analysis.reading, offset)) return undefined;
  for (const each of (await includers.of(here)).analyses) {
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
