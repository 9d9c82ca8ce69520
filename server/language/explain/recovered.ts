/** Names recovered from damaged declarations, and from those joined to other sentences by a trailing comma. */
import { declaredBy } from '../read/declarations.ts';
import type { DeclaredName, NameTable } from '../match/name-table.ts';
import type { Sentence } from '../read/sentences.ts';
import type { Part, Statement } from '../read/statement.ts';
import type { Table } from '../match/table.ts';

/** Records the names that damaged sentences declare; returns whether they have changed. */
export function rememberNames(table: Table, names: NameTable, statements: readonly Statement[]): boolean {
  let changed = false;
  for (const [sentence, given] of givenBy(table, statements)) {
    const before = table.recovered.known(sentence);
    const needed =
      before !== undefined || !given.every((name) => isKnown(names, name)) || declaresOthers(table, sentence, given);
    if (!needed || (before !== undefined && sameNames(before, given))) continue;
    if (given.length === 0) table.recovered.forget(sentence);
    else table.recovered.keep(sentence, given);
    changed = true;
  }
  return changed;
}

/** The names that damaged and joined sentences declare now; empty for those that did before and no longer do. */
function givenBy(table: Table, statements: readonly Statement[]): ReadonlyMap<Sentence, readonly DeclaredName[]> {
  const given = new Map<Sentence, readonly DeclaredName[]>();
  const joined = new Set(statements.filter(({ from }) => from > 0).map(({ sentence }) => sentence));
  for (const { sentence, nearest, readAs, parts } of statements) {
    const isDamaged = nearest !== undefined || readAs !== undefined || joined.has(sentence);
    if (!isDamaged && !table.recovered.has(sentence)) continue;
    const names = isDamaged ? parts.flatMap((part) => declaredIn(part)) : [];
    given.set(sentence, [...(given.get(sentence) ?? []), ...names]);
  }
  return given;
}

/** Whether a repaired sentence would, as written, declare other names. */
function declaresOthers(table: Table, sentence: Sentence, given: readonly DeclaredName[]): boolean {
  const file = given[0]?.source?.file;
  return (
    file !== undefined &&
    declaredBy(table, { file, sentence }).some(
      ({ kind, name }) => !given.some((each) => each.kind === kind && each.name === name),
    )
  );
}

function isKnown(names: NameTable, { kind, name, creature, verbKind }: DeclaredName): boolean {
  const known = names.called(kind, name);
  return known !== undefined && known.creature === creature && known.verbKind === verbKind;
}

function sameNames(one: readonly DeclaredName[], other: readonly DeclaredName[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ kind, name, creature, verbKind }, index) => {
      const twin = other[index];
      return twin?.kind === kind && twin.name === name && twin.creature === creature && twin.verbKind === verbKind;
    })
  );
}

function declaredIn({ piece }: Part): readonly DeclaredName[] {
  switch (piece?.piece) {
    case 'combatants':
      return piece.names.map(({ text, article, source }) => ({
        kind: 'combatant',
        name: text,
        source,
        ...(article === undefined ? {} : { article }),
        ...(piece.creature?.id === undefined ? {} : { creature: piece.creature.id }),
      }));
    case 'creature':
      return [{ kind: 'creature', name: piece.name.text, source: piece.name.source }];
    case 'carries':
      return piece.things.map(({ id, text, source }) => ({ kind: 'thing', name: id ?? text, source }));
    case 'thing':
      return [{ kind: 'thing', name: piece.thing.name, source: piece.thing.source }];
    case 'side':
      return [
        {
          kind: 'side',
          name: piece.side.name,
          source: piece.side.source ?? { file: '', sentence: 0, start: 0, end: 0 },
        },
      ];
    case 'verb':
      return [{ kind: 'verb', name: piece.verb.word, verbKind: piece.verb.kind, source: piece.verb.source }];
    default:
      return [];
  }
}
