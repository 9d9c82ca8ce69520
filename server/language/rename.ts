/** Gives somebody or something another name, everywhere it is used and in the form in which it is used. */
import { isCapitalised } from './characters.ts';
import { rangeOf, type OffsetRange } from './layout.ts';
import { withoutArticle, type DeclaredName } from './name-table.ts';
import { namesAt } from './find-place.ts';
import type { Reading } from './read.ts';
import { mentionsOfName, nameAt } from './references.ts';
import type { TextEdit } from './text-edit.ts';

export type Renaming =
  | { readonly is: 'edits'; readonly edits: readonly TextEdit[] }
  | { readonly is: 'refused'; readonly why: 'no name' | 'not declared here' | 'empty' | 'marks' | 'taken' };

/** The range that a rename at an offset is asked for, and the full name; `undefined` where nothing can be renamed. */
export function renamable(reading: Reading, offset: number): { readonly range: OffsetRange; readonly name: string } | undefined {
  const found = nameAt(reading, offset);
  return found === undefined || found.name.source?.file !== reading.file ? undefined : { range: found.range, name: found.name.name };
}

/** The edits that rename what stands at an offset, or why it can't be. */
export function renameAt(reading: Reading, offset: number, to: string): Renaming {
  const found = nameAt(reading, offset)?.name;
  const wanted = withoutArticle(to.trim().replace(/\s+/gu, ' '));
  if (found === undefined) return { is: 'refused', why: 'no name' };
  if (found.source?.file !== reading.file) return { is: 'refused', why: 'not declared here' };
  if (wanted === '') return { is: 'refused', why: 'empty' };
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’ -]*$/u.test(wanted)) return { is: 'refused', why: 'marks' };
  const others = (namesAt(reading, offset)?.all(found.kind) ?? []).filter((name) => name.name !== found.name);
  const taken = new Set(others.flatMap((name) => [name.name, ...wordsOf(name)]));
  if (wordsOf({ name: wanted }).every((word) => taken.has(word)) || taken.has(wanted)) return { is: 'refused', why: 'taken' };
  return { is: 'edits', edits: editsFor(reading, found, wanted, taken) };
}

function editsFor(reading: Reading, name: DeclaredName, wanted: string, taken: ReadonlySet<string>): readonly TextEdit[] {
  return mentionsOfName(reading, name).flatMap(({ source, declares }) => {
    const range = rangeOf(reading.document, source);
    if (range === undefined) return [];
    const written = reading.text.slice(range.start, range.end);
    const quoted = closingOf(written);
    if (declares === true || quoted !== undefined) return [{ ...range, text: declaration(name.kind, wanted, quoted) }];
    return [{ ...range, text: shortForm(name.name, written, wanted, taken) }];
  });
}

function closingOf(written: string): string | undefined {
  return /^[\p{L}\p{N}]/u.test(written) ? undefined : written[0];
}

/** A name in small letters needs its quotes where it is declared. */
function declaration(kind: DeclaredName['kind'], wanted: string, quoted: string | undefined): string {
  const plain = kind === 'thing' || wanted.split(' ').every(isCapitalised);
  return plain && quoted === undefined ? wanted : `"${wanted}"`;
}

/** A short form stays short where the new name has one word for it that is nobody else's. */
function shortForm(old: string, written: string, wanted: string, taken: ReadonlySet<string>): string {
  const before = old.split(' ');
  const now = wanted.split(' ');
  const index = before.indexOf(written);
  if (now.length === 1 || written === old || index < 0) return wanted;
  const word = now.length === before.length ? now[index] : index === 0 ? now[0] : now.at(-1);
  return word === undefined || taken.has(word) || now.filter((other) => other === word).length > 1 ? wanted : word;
}

function wordsOf({ name }: Pick<DeclaredName, 'name'>): readonly string[] {
  return name.split(' ');
}
