/** Where a name is declared, and everywhere it is used. */
import type { Source } from '../engine/index.ts';
import { mentionAt, namesAt } from './find-place.ts';
import { rangeOf, type OffsetRange } from './layout.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import type { DeclaredName, NameTable } from './name-table.ts';
import type { Reading, ReadingScenario } from './read.ts';
import type { Statement } from './statement.ts';

/** A place in a file. */
export interface Location {
  readonly file: string;
  readonly range: OffsetRange;
}

/** The name that stands at an offset, as it was declared. */
export function nameAt(reading: Reading, offset: number): { readonly name: DeclaredName; readonly range: OffsetRange } | undefined {
  const at = mentionAt(reading, offset);
  if (at?.mention.name === undefined || !isName(at.mention)) return undefined;
  const name = namesAt(reading, offset)?.called(at.mention.role, at.mention.name);
  return name === undefined ? undefined : { name, range: at.range };
}

/** Where the name at an offset is declared, in this file or an included one; `undefined` where it is nobody's or the game's own. */
export function definitionAt(reading: Reading, offset: number): Location | undefined {
  const source = nameAt(reading, offset)?.name.source;
  return source === undefined ? undefined : locationOf(reading, source);
}

/** All places of this file where the name at an offset is used, in order; with its declaration. */
export function referencesAt(reading: Reading, offset: number): readonly Location[] {
  const found = nameAt(reading, offset);
  return found === undefined ? [] : mentionsOfName(reading, found.name).flatMap(({ source }) => locationOf(reading, source) ?? []);
}

/** The mentions of a declared name in this file: in every scenario in which it means the same. */
export function mentionsOfName(reading: Reading, name: DeclaredName): readonly Mention[] {
  const units: readonly (readonly [NameTable, readonly Statement[]])[] = reading.scenarios.length > 0
    ? reading.scenarios.map(({ read }: ReadingScenario, index) => [read.names, index === 0 ? [...read.head, ...read.own] : read.own])
    : reading.shared === undefined ? [] : [[reading.shared.names, reading.shared.head]];
  return units.flatMap(([names, statements]) => {
    if (!isSame(names.called(name.kind, name.name), name)) return [];
    return statements.flatMap(mentionsOf).filter((mention) => mention.role === name.kind && mention.name === name.name);
  });
}

function isName(mention: Mention): mention is Mention & { readonly role: DeclaredName['kind'] } {
  return ['combatant', 'creature', 'side', 'thing', 'verb'].includes(mention.role);
}

function isSame(one: DeclaredName | undefined, other: DeclaredName): boolean {
  return one !== undefined && one.source?.file === other.source?.file && one.source?.sentence === other.source?.sentence;
}

function locationOf(reading: Reading, source: Source): Location | undefined {
  const document = source.file === reading.file ? reading.document : reading.included.get(source.file);
  const range = document === undefined ? undefined : rangeOf(document, source);
  return range === undefined ? undefined : { file: source.file, range };
}
