/** Finds the names that sentences declare, so that other sentences can use them in any order. */
import type { NewName, Slots } from '../../engine/index.ts';
import type { MatchWorld } from '../match/match-types.ts';
import { Matcher } from '../match/matcher.ts';
import { allWords } from '../match/name-slots.ts';
import { NameTable, nameWords, type DeclaredName } from '../match/name-table.ts';
import type { Sentence } from './sentences.ts';
import { toSlots } from '../match/slots.ts';
import type { Table } from '../match/table.ts';
import { spelling } from './tokens.ts';
import { baseForms } from '../match/word-forms.ts';

/** A sentence and the file that contains it. */
export interface Filed {
  readonly file: string;
  readonly sentence: Sentence;
}

/** What the names of a scenario were computed from; the same sentences give the same table. */
export interface NamesMemory {
  readonly declaring: readonly Sentence[];
  /** For each declaring sentence the names recovered from it if it is damaged. */
  readonly recovered: readonly (readonly DeclaredName[] | undefined)[];
  readonly table: NameTable;
}

/**
 * The names valid in a scenario of these sentences; the table of `previous` if no declaration has changed. Yields
 * between slices.
 */
export function* namesOf(
  table: Table,
  sentences: readonly Filed[],
  previous: NamesMemory | undefined,
): Generator<undefined, NamesMemory> {
  const declaring = yield* declaringAmong(table, sentences);
  const recovered = declaring.map(({ sentence }) => table.recovered.known(sentence));
  const same =
    previous !== undefined &&
    previous.declaring.length === declaring.length &&
    declaring.every(
      ({ sentence }, index) => sentence === previous.declaring[index] && recovered[index] === previous.recovered[index],
    );
  return same
    ? previous
    : { declaring: declaring.map(({ sentence }) => sentence), recovered, table: yield* toTable(table, declaring) };
}

/** Number of sentences searched per time slice. */
const lookedThroughAStep = 1000;

function* declaringAmong(table: Table, sentences: readonly Filed[]): Generator<undefined, readonly Filed[]> {
  const declaring: Filed[] = [];
  for (const [index, filed] of sentences.entries()) {
    if (table.declaring.mayDeclare(filed.sentence) || table.recovered.has(filed.sentence)) declaring.push(filed);
    if (index % lookedThroughAStep === lookedThroughAStep - 1) yield;
  }
  return declaring;
}

/** The words by which two tables differ: sentences without any of them mean the same under both. */
export function changedWords(one: NameTable, other: NameTable): ReadonlySet<string> {
  const [before, now] = [spelled(one), spelled(other)];
  const words = new Set<string>();
  for (const [key, name] of [...before, ...now]) {
    if (before.has(key) && now.has(key)) continue;
    if (name.kind === 'combatant') for (const all of allWords) words.add(all);
    const forms = name.kind === 'verb' ? [name.name, ...baseForms(name.name)] : [name.name, name.creature ?? ''];
    // A quoted name is one token; elsewhere it is split into tokens at its marks.
    for (const form of forms) for (const word of [form, ...nameWords(form), ...spelling(form)]) words.add(word);
  }
  return words;
}

function spelled(table: NameTable): ReadonlyMap<string, DeclaredName> {
  return new Map(
    table.names.map((name) => [`${name.kind}\n${name.name}\n${name.creature ?? ''}\n${name.verbKind ?? ''}`, name]),
  );
}

function* toTable(table: Table, declaring: readonly Filed[]): Generator<undefined, NameTable> {
  const known = [
    ...builtIn,
    ...table.ruleset.vocabulary.things.map((thing): DeclaredName => ({ kind: 'thing', name: thing.word })),
  ];
  const declared = yield* ofEach(
    declaring,
    (filed) => table.recovered.known(filed.sentence) ?? declaredBy(table, filed),
  );
  const first = new NameTable([...declared, ...known]);
  const details = yield* ofEach(declaring, (filed) => detailsOf(table, filed, first));
  const weak = details.filter((name) => name.kind === 'thing' && first.called('thing', name.name) === undefined);
  const better = new Map(details.filter((name) => name.kind !== 'thing').map((name) => [keyOf(name), name]));
  const alone = [...better.values()].filter((name) => name.kind === 'side');
  return new NameTable([...declared.map((name) => better.get(keyOf(name)) ?? name), ...alone, ...known, ...weak]);
}

/** Number of sentences per time slice when their names are collected. */
const sentencesAStep = 50;

function* ofEach(
  declaring: readonly Filed[],
  namesIn: (filed: Filed) => readonly DeclaredName[],
): Generator<undefined, readonly DeclaredName[]> {
  const names: DeclaredName[] = [];
  for (const [index, filed] of declaring.entries()) {
    names.push(...namesIn(filed));
    if (index % sentencesAStep === sentencesAStep - 1) yield;
  }
  return names;
}

const builtIn: readonly DeclaredName[] = [
  { kind: 'side', name: 'Players', article: 'the' },
  { kind: 'side', name: 'Host', article: 'the' },
];

function keyOf(name: DeclaredName): string {
  return `${name.kind}\n${name.name}\n${name.source?.file ?? ''}\n${name.source?.sentence ?? 0}`;
}

/** The names that a sentence declares, whatever follows them. */
export function declaredBy(table: Table, { file, sentence }: Filed): readonly DeclaredName[] {
  for (const { row, kind, slot } of table.declaring.rowsFor(sentence)) {
    const matcher = new Matcher(bareWorld(table, file), sentence, 0, sentence.tokens.length, () => []);
    if (!matcher.begin(row, 0)) continue;
    return toSlots(matcher.sofar, file, sentence)
      .newNames(slot)
      .map((name) => ({ ...plainName(name), kind }));
  }
  return [];
}

/** Further details of a sentence’s names: the creature of a combatant, the kind of a verb, the things carried. */
function detailsOf(table: Table, { file, sentence }: Filed, names: NameTable): readonly DeclaredName[] {
  const rows = table.declaring.detailedFor(sentence);
  if (rows.length === 0) return [];
  const world: MatchWorld = { ...bareWorld(table, file), names };
  const [part] = new Matcher(world, sentence, 0, sentence.tokens.length, () => []).match(rows) ?? [];
  if (part === undefined) return [];
  const slots = toSlots(part.marks, file, sentence);
  if (!slots.has('new')) return carriedIn(slots);
  const creature = slots.has('creature') ? slots.name('creature').id : undefined;
  return slots.newNames('new').flatMap((name): readonly DeclaredName[] => {
    const plain = plainName(name);
    if (slots.has('kind')) return [{ ...plain, kind: 'verb', verbKind: slots.words('kind').text }];
    const body: DeclaredName = { ...plain, kind: 'combatant', ...(creature === undefined ? {} : { creature }) };
    return slots.has('hand') ? [body, { ...plain, kind: 'side' }] : [body];
  });
}

function bareWorld(table: Table, file: string): MatchWorld {
  return { file, names: nobody, lexicon: table.lexicon };
}

const nobody = new NameTable(builtIn);

function plainName({ text, article, source }: NewName): Omit<DeclaredName, 'kind'> {
  return { name: text, source, ...(article === undefined ? {} : { article }) };
}

function carriedIn(slots: Slots): readonly DeclaredName[] {
  return slots
    .carried('things')
    .map((thing) => ({ kind: 'thing', name: thing.id ?? thing.text, source: thing.source }));
}
