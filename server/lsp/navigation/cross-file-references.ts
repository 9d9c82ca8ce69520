/** Cross-file references: the files in which a name resolves to the same declaration as at the caret. */
import type { Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { declaredAt, declaredWithin, isShared, isStrangerAt, usesOf, type Declared } from '../../language/index.ts';
import type { IncluderIndex } from './includer-index.ts';

/** A file in which the name resolves, and the declaration as this file sees it. */
export interface FileWithReferences {
  readonly analysis: Analysis;
  readonly declared: Declared;
}

/** The files in which a name resolves, and those that can’t be read and so may refer to it too. */
export interface CrossFileReferences {
  readonly references: readonly FileWithReferences[];
  readonly unread: readonly string[];
}

/**
 * The files in which the name at a position resolves to the same declaration. With `nearest`, a file that resolves the
 * name itself is the only result. A name that this file doesn't declare may still be declared in a file that includes
 * it.
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
  if (first === undefined) return { references: [], unread: [] };
  if (wanted === 'nearest' || !isShared(first.analysis.reading, first.declared))
    return { references: [first], unread: [] };
  const home = first.analysis.addressOf(first.declared.file);
  const { analyses, unread } = await includers.of(home);
  const references = analyses.flatMap((each): readonly FileWithReferences[] => {
    const file = fileIn(each, home);
    const known = file === undefined ? undefined : { ...first.declared, file };
    return known === undefined || usesOf(each.reading, known).length === 0 ? [] : [{ analysis: each, declared: known }];
  });
  return { references, unread };
}

/** Resolves a name that is undeclared in the file itself, in the first including file that declares it. */
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

/** What an analysis calls a file: its own, or one that it includes. */
function fileIn(analysis: Analysis, address: string): string | undefined {
  const { file, included } = analysis.reading;
  return file === address ? file : [...included.keys()].find((path) => analysis.addressOf(path) === address);
}
