/** Renames a name everywhere it is used, in the form in which it is used. */
import { isCapitalised } from '../read/characters.ts';
import { toDocument } from '../read/document.ts';
import type { OffsetRange } from '../read/layout.ts';
import { mentionsOf } from '../locate/mentions.ts';
import { textOf } from '../match/name-slots.ts';
import { nameWords, withoutArticle } from '../match/name-table.ts';
import type { Reading } from '../read/read.ts';
import { declaredAt, documentOf, kindsOf, readsOf, usesOf, type Declared, type Use } from '../locate/references.ts';
import type { TextEdit } from './text-edit.ts';
import { baseForms, plural, singulars } from '../match/word-forms.ts';

/** A file in which the name is known: `declared` is where it finds the declaration. */
export interface Knowing {
  readonly reading: Reading;
  readonly declared: Declared;
}

/** An edit of a file, or of one that it includes. */
export interface FileEdit extends TextEdit {
  readonly reading: Reading;
  readonly file: string;
}

export type Refusal = 'no name' | 'empty' | 'marks' | 'taken' | 'unclear';

export type Renaming =
  | { readonly is: 'edits'; readonly to: string; readonly edits: readonly FileEdit[] }
  | { readonly is: 'refused'; readonly why: Refusal };

/** The range and the full name for a rename at an offset; `undefined` if nothing can be renamed. */
export function renamable(
  reading: Reading,
  offset: number,
): { readonly range: OffsetRange; readonly name: string } | undefined {
  const found = declaredAt(reading, offset);
  return found === undefined ? undefined : { range: found.range, name: found.declared.name };
}

/**
 * The edits that rename a name in all files that know it, or why it can't be renamed. An edit may occur once for each
 * of these files.
 */
export function rename(knowing: readonly Knowing[], to: string): Renaming {
  const wanted = withoutArticle(to.trim().replace(/\s+/gu, ' '));
  if (knowing.length === 0) return { is: 'refused', why: 'no name' };
  if (wanted === '') return { is: 'refused', why: 'empty' };
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’ .-]*$/u.test(wanted) || hasOtherStops(wanted))
    return { is: 'refused', why: 'marks' };
  if (knowing.some((each) => namesakes(each).has(wanted.toLowerCase()))) return { is: 'refused', why: 'taken' };
  const taken = new Set(knowing.flatMap(othersWords));
  if (nameWords(wanted).every((word) => taken.has(word))) return { is: 'refused', why: 'taken' };
  return { is: 'edits', to: wanted, edits: knowing.flatMap((each) => editsFor(each, wanted, taken)) };
}

/**
 * What every name in the text refers to, in order: if it differs before and after a rename, the rename has changed more
 * than a name.
 * `renamed` maps a name to its new one.
 */
export function meaningsOf(
  reading: Reading,
  renamed?: { readonly declared: Declared; readonly to: string },
): readonly string[] {
  return readsOf(reading).flatMap(({ names, included, head, own }) => {
    const kinds = renamed === undefined ? new Set<string>() : kindsOf(reading, names, renamed.declared);
    return [...included, ...head, ...own]
      .flatMap(mentionsOf)
      .map(
        ({ role, name = '' }) =>
          `${role}\n${renamed !== undefined && kinds.has(role) && name === renamed.declared.name ? renamed.to : name}`,
      );
  });
}

/**
 * The names, in small letters, that are not available: those of the same kind, and those of all combatants, creatures
 * and things declared.
 */
function namesakes({ reading, declared }: Knowing): ReadonlySet<string> {
  const names = readsOf(reading).flatMap((read) => {
    const kinds = kindsOf(reading, read.names, declared);
    if (kinds.size === 0) return [];
    const { creatures, combatants, things } = read.scenario;
    const others = [...read.names.names.filter(({ kind }) => kinds.has(kind)), ...creatures, ...combatants, ...things];
    return others.filter(({ name }) => name !== declared.name).map(({ name }) => name.toLowerCase());
  });
  return new Set(names);
}

/** Whether a name has full stops that don’t belong to an abbreviation: a sentence would end there. */
function hasOtherStops(wanted: string): boolean {
  const tokens = toDocument('', wanted).sentences[0]?.tokens ?? [];
  return wanted.includes('.') && textOf(tokens, 0, tokens.length) !== wanted;
}

/** The words of other names of the same kind, which are not available as short forms. */
function othersWords({ reading, declared }: Knowing): readonly string[] {
  return readsOf(reading).flatMap(({ names }) => {
    const kinds = kindsOf(reading, names, declared);
    return names.names
      .filter(({ kind, name }) => kinds.has(kind) && name !== declared.name)
      .flatMap(({ name }) => nameWords(name));
  });
}

function editsFor({ reading, declared }: Knowing, wanted: string, taken: ReadonlySet<string>): readonly FileEdit[] {
  return usesOf(reading, declared).map((use) => {
    const written = documentOf(reading, use.file)?.text.slice(use.range.start, use.range.end) ?? '';
    return { reading, file: use.file, ...use.range, text: wordsFor(use, declared, written, wanted, taken) };
  });
}

function wordsFor(
  { declares }: Use,
  { kind, name }: Declared,
  written: string,
  wanted: string,
  taken: ReadonlySet<string>,
): string {
  const quoted = /^[\p{L}\p{N}]/u.test(written) ? undefined : written[0];
  if (declares || quoted !== undefined) return declaration(kind, wanted, quoted);
  return ofSeveral(kind, name, written, wanted) ?? shortForm(name, written, wanted, taken);
}

/** Keeps plural forms: `stab`, `boathooks`. */
function ofSeveral(kind: Declared['kind'], name: string, written: string, wanted: string): string | undefined {
  if (kind === 'verb' && baseForms(name).includes(written)) return baseForms(wanted)[0];
  return kind === 'thing' && singulars(written).includes(name) ? plural(wanted) : undefined;
}

/** A name in small letters needs quotes in its declaration. */
function declaration(kind: Declared['kind'], wanted: string, quoted: string | undefined): string {
  const plain = kind === 'thing' || wanted.split(' ').every(isCapitalised);
  return plain && quoted === undefined ? wanted : `"${wanted}"`;
}

/** A short form stays short if the new name has one unambiguous word for it. */
function shortForm(old: string, written: string, wanted: string, taken: ReadonlySet<string>): string {
  const before = nameWords(old);
  const now = nameWords(wanted);
  const index = before.indexOf(written);
  if (now.length === 1 || written === old || index < 0) return wanted;
  const word = now.length === before.length ? now[index] : index === 0 ? now[0] : now.at(-1);
  return word === undefined || taken.has(word) || now.filter((other) => other === word).length > 1 ? wanted : word;
}
