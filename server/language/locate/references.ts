/** Declarations and references of a name: in a file and in those that it includes. */
import { runToEnd, mapInSteps, type Source } from '../../engine/index.ts';
import type { Document } from '../read/document.ts';
import { mentionAt, namesAt } from './find-place.ts';
import { rangeOf, type OffsetRange } from '../read/layout.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import type { DeclaredName, NameKind, NameTable } from '../match/name-table.ts';
import type { ScenarioRead } from '../read/read-scenario.ts';
import type { Reading } from '../read/read.ts';
import { segmentsOf } from '../read/segments.ts';

/** A place in a file. */
export interface Location {
  readonly file: string;
  readonly range: OffsetRange;
}

/** A name and its declaration: identifies the name in every reading of that file, whichever file includes it. */
export interface Declared {
  readonly kind: NameKind;
  readonly name: string;
  readonly file: string;
  readonly start: number;
}

/** The declared name at an offset; `undefined` if there is none, or if it is the game's own. */
export function declaredAt(
  reading: Reading,
  offset: number,
): { readonly declared: Declared; readonly range: OffsetRange } | undefined {
  const at = mentionAt(reading, offset);
  const names = namesAt(reading, offset);
  const declared = at === undefined || names === undefined ? undefined : declaredBy(reading, names, at.mention);
  return at === undefined || declared === undefined ? undefined : { declared, range: at.range };
}

/** Whether a sentence of the text declares a name. */
export function declaresName({ statements }: Reading, sentence: number): boolean {
  return statements.some(
    (statement) =>
      statement.sentence.id === sentence && mentionsOf(statement).some(({ declares }) => declares === true),
  );
}

/** The declared name at an offset of an included file, as the including one reads it. */
export function declaredWithin(reading: Reading, file: string, offset: number): Declared | undefined {
  const document = documentOf(reading, file);
  for (const { names, included } of readsOf(reading)) {
    for (const mention of included.flatMap(mentionsOf)) {
      const range =
        mention.source.file === file && document !== undefined ? rangeOf(document, mention.source) : undefined;
      if (range === undefined || offset < range.start || offset > range.end) continue;
      const declared = declaredBy(reading, names, mention);
      if (declared !== undefined) return declared;
    }
  }
  return undefined;
}

/** Whether files that include the file of a declaration know the name: it is declared before the first scenario. */
export function isShared(reading: Reading, { file, start }: Declared): boolean {
  const document = documentOf(reading, file);
  return document !== undefined && start < (document.starts[segmentsOf(document).head.to] ?? document.text.length);
}

/** Whether there is a name at an offset that is declared neither in this file nor in those that it includes. */
export function isStrangerAt(reading: Reading, offset: number): boolean {
  const mention = mentionAt(reading, offset)?.mention;
  return mention !== undefined && mention.name === undefined && nameKinds.some((kind) => kind === mention.role);
}

/** The place where a name is declared. */
export function declarationOf(reading: Reading, declared: Declared): Location | undefined {
  return usesOf(reading, declared).find(({ file, range }) => file === declared.file && range.start === declared.start);
}

/** All places of this file where the name at an offset is used, in order, including its declaration. */
export function referencesAt(reading: Reading, offset: number): readonly Location[] {
  return runToEnd(referencesAtSteps(reading, offset));
}

/** The same as resumable steps. */
export function* referencesAtSteps(reading: Reading, offset: number): Generator<undefined, readonly Location[]> {
  const found = declaredAt(reading, offset);
  return found === undefined
    ? []
    : (yield* usesOfSteps(reading, found.declared)).filter(({ file }) => file === reading.file);
}

/** One place where a name is used or declared. */
export interface Use extends Location {
  readonly declares: boolean;
}

/**
 * All places where a name is used, in the file and in those that it includes: in every scenario in which it has the
 * same declaration.
 */
export function usesOf(reading: Reading, declared: Declared): readonly Use[] {
  return runToEnd(usesOfSteps(reading, declared));
}

/** The same as resumable steps. */
export function* usesOfSteps(reading: Reading, declared: Declared): Generator<undefined, readonly Use[]> {
  const uses = new Map<string, Use>();
  for (const { names, included, head, own } of readsOf(reading)) {
    yield;
    const kinds = kindsOf(reading, names, declared);
    if (kinds.size === 0) continue;
    const found = yield* mapInSteps([...included, ...head, ...own], (statement) =>
      mentionsOf(statement).flatMap(({ role, name, source, declares = false }): readonly Use[] => {
        const place = name === declared.name && kinds.has(role) ? locationOf(reading, source) : undefined;
        return place === undefined ? [] : [{ ...place, declares }];
      }),
    );
    for (const use of found.flat()) uses.set(`${use.file}\n${use.range.start}`, use);
  }
  return [...uses.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.range.start - other.range.start,
  );
}

/** The readings of a file, one for each scenario. */
export function readsOf({ scenarios, shared }: Reading): readonly ScenarioRead[] {
  return shared === undefined ? scenarios.map(({ read }) => read) : [shared];
}

/** The kinds of a declared name in a table: a combatant on their own is also a side. */
export function kindsOf(reading: Reading, names: NameTable, { name, file, start }: Declared): ReadonlySet<string> {
  return new Set(
    nameKinds.filter((kind) => {
      const place = placeOf(reading, names.called(kind, name));
      return place?.file === file && place.range.start === start;
    }),
  );
}

export function documentOf(reading: Reading, file: string): Document | undefined {
  return file === reading.file ? reading.document : reading.included.get(file);
}

const nameKinds: readonly NameKind[] = ['combatant', 'creature', 'side', 'thing', 'verb'];

function declaredBy(reading: Reading, names: NameTable, { role, name }: Mention): Declared | undefined {
  const kind = nameKinds.find((each) => each === role);
  const place = kind === undefined || name === undefined ? undefined : placeOf(reading, names.called(kind, name));
  return kind === undefined || name === undefined || place === undefined
    ? undefined
    : { kind, name, file: place.file, start: place.range.start };
}

function placeOf(reading: Reading, name: DeclaredName | undefined): Location | undefined {
  return name?.source === undefined ? undefined : locationOf(reading, name.source);
}

function locationOf(reading: Reading, source: Source): Location | undefined {
  const document = documentOf(reading, source.file);
  const range = document === undefined ? undefined : rangeOf(document, source);
  return range === undefined ? undefined : { file: source.file, range };
}
