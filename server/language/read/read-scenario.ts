/** Reads the sentences of one scenario, reusing the statements of sentences whose meaning hasn’t changed. */
import { type Finding, type Scenario, ValueMemo } from '../../engine/index.ts';
import { assemble } from './assemble.ts';
import { sameContext, type Context } from '../match/contexts.ts';
import { changedWords, namesOf, type Filed, type NamesMemory } from './declarations.ts';
import { kept } from './structural-sharing.ts';
import { nameWords, withoutArticle, type NameTable } from '../match/name-table.ts';
import { readSentence } from './read-sentence.ts';
import { rememberNames } from '../explain/recovered.ts';
import type { Sentence } from './sentences.ts';
import type { Statement, World } from './statement.ts';
import type { Table } from '../match/table.ts';
import { singulars } from '../match/word-forms.ts';

/** The sentences of a scenario: included ones, the file's head, its own. */
export interface ScenarioText {
  readonly table: Table;
  readonly file: string;
  readonly included: readonly Filed[];
  readonly head: readonly Sentence[];
  readonly own: readonly Sentence[];
  /** Whether the file has no `scenario` sentence, so that all of it is one text. */
  readonly whole: boolean;
}

/** The reading of a scenario; `memory` makes reading it again cheap. */
export interface ScenarioRead {
  readonly scenario: Scenario;
  readonly names: NameTable;
  readonly included: readonly Statement[];
  readonly head: readonly Statement[];
  readonly own: readonly Statement[];
  readonly findings: readonly Finding[];
  readonly memory: Memory;
}

/** In characters: a longer quotation is compared only as a whole, not by its words. */
const longestSpoken = 80;

/** Number of reused sentences per time slice. */
const keptAStep = 500;

/**
 * Maximum number of rereads for names of damaged declarations. A side, a creature and a combatant of both take two;
 * without a bound, names that alternate would never end.
 */
const mostAgain = 8;

interface Remembered {
  readonly context: Context;
  readonly rest: boolean;
  readonly names: NameTable;
  readonly statements: readonly Statement[];
}

interface Memory {
  readonly text: ScenarioText;
  readonly names: NamesMemory;
  readonly statements: ValueMemo<Sentence, Remembered>;
}

/**
 * Yields after every sentence that isn’t reused, within one that can’t be read in full, and at regular intervals
 * otherwise.
 */
export function* readScenario(
  text: ScenarioText,
  budget: World['budget'],
  previous: ScenarioRead | undefined,
): Generator<undefined, ScenarioRead> {
  const known = previous?.memory.text.table === text.table ? previous : undefined;
  if (known !== undefined && sameText(known.memory.text, text)) return known;
  const filed = filedFrom(text);
  yield;
  let read = yield* readWith(text, filed, budget, known);
  // A recovered damaged declaration adds its names for all other sentences, which may in turn declare names for it.
  for (
    let again = 0;
    again < mostAgain && rememberNames(text.table, read.names, [...read.included, ...read.head, ...read.own]);
    again += 1
  ) {
    read = yield* readWith(text, filed, budget, read);
  }
  return read;
}

/** The sentences of a scenario’s text, each with its file. */
interface FiledText {
  readonly head: readonly Filed[];
  readonly own: readonly Filed[];
}

function filedFrom({ file, head, own }: ScenarioText): FiledText {
  const filed = (sentence: Sentence): Filed => ({ file, sentence });
  return { head: head.map(filed), own: own.map(filed) };
}

function* readWith(
  text: ScenarioText,
  filed: FiledText,
  budget: World['budget'],
  previous: ScenarioRead | undefined,
): Generator<undefined, ScenarioRead> {
  const names = yield* namesOf(text.table, [...text.included, ...filed.head, ...filed.own], previous?.memory.names);
  yield;
  const reader = new Reader(text.table, names.table, budget, previous);
  const included = yield* reader.read(text.included, { place: 'file', inScenario: false });
  const head = yield* reader.read(filed.head, {
    place: headPlace(text),
    inScenario: text.whole && text.own.length === 0,
  });
  const own = yield* reader.read(filed.own, { place: 'scenario', inScenario: true });
  yield;
  const memory = { text, names, statements: reader.statements };
  if (
    previous !== undefined &&
    sameItems(previous.included, included) &&
    sameItems(previous.head, head) &&
    sameItems(previous.own, own)
  ) {
    return { ...previous, names: names.table, memory };
  }
  const { scenario, findings } = yield* assemble({
    ruleset: text.table.ruleset,
    names: names.table,
    included,
    head,
    own,
    file: text.file,
  });
  yield;
  return {
    scenario: previous === undefined ? scenario : yield* kept(previous.scenario, scenario),
    names: names.table,
    included,
    head,
    own,
    findings,
    memory,
  };
}

function headPlace(text: ScenarioText): Context['place'] {
  return text.whole && text.own.length === 0 ? 'scenario' : 'file';
}

class Reader {
  readonly statements: ValueMemo<Sentence, Remembered>;
  readonly #table: Table;
  readonly #names: NameTable;
  readonly #budget: World['budget'];
  readonly #before: NameTable | undefined;
  readonly #changed: ReadonlySet<string>;
  #world: World | undefined;

  constructor(table: Table, names: NameTable, budget: World['budget'], previous: ScenarioRead | undefined) {
    this.statements = previous?.memory.statements ?? new ValueMemo('statements of a sentence');
    this.#table = table;
    this.#names = names;
    this.#budget = budget;
    this.#before = previous?.names;
    this.#changed =
      previous === undefined || previous.names === names ? new Set() : changedWords(previous.names, names);
  }

  /** Every file starts with a fresh context, whatever the previous one ended with. */
  *read(sentences: readonly Filed[], start: Context): Generator<undefined, readonly Statement[]> {
    const all: Statement[] = [];
    let context = start;
    let rest = false;
    let file: string | undefined;
    for (const [index, filed] of sentences.entries()) {
      if (filed.file !== file) [context, rest, file] = [start, false, filed.file];
      const known = this.#known(filed.sentence, context, rest);
      const statements: readonly Statement[] = known ?? (yield* this.#fresh(filed, context, rest));
      if (known === undefined || index % keptAStep === 0) yield;
      for (const statement of statements) all.push(statement);
      const last = statements.at(-1);
      context = last?.next ?? context;
      rest = last?.openEnded ?? false;
    }
    return all;
  }

  #known(sentence: Sentence, context: Context, rest: boolean): readonly Statement[] | undefined {
    const known = this.statements.known(sentence);
    if (known === undefined || !this.#holds(known, sentence, context, rest)) return undefined;
    if (known.names !== this.#names) this.statements.keep(sentence, { ...known, names: this.#names });
    return known.statements;
  }

  *#fresh({ file, sentence }: Filed, context: Context, rest: boolean): Generator<undefined, readonly Statement[]> {
    const statements = yield* readSentence(this.#worldOf(file), sentence, context, rest);
    this.statements.keep(sentence, { context, rest, names: this.#names, statements });
    return statements;
  }

  #worldOf(file: string): World {
    if (this.#world?.file !== file)
      this.#world = {
        file,
        names: this.#names,
        lexicon: this.#table.lexicon,
        table: this.#table,
        budget: this.#budget,
      };
    return this.#world;
  }

  #holds(known: Remembered, sentence: Sentence, context: Context, rest: boolean): boolean {
    if (!sameContext(known.context, context) || known.rest !== rest) return false;
    if (known.names === this.#names) return true;
    // The findings of an unreadable sentence may depend on any name.
    const readable = known.statements.every(({ findings }) => findings.length === 0);
    return readable && known.names === this.#before && !sentence.tokens.some((token) => this.#touches(token.text));
  }

  #touches(text: string): boolean {
    const has = (words: string): boolean => this.#changed.has(words);
    return (
      has(text) ||
      has(withoutArticle(text)) ||
      singulars(text).some(has) ||
      (text.length < longestSpoken && nameWords(text).some(has))
    );
  }
}

function sameText(one: ScenarioText, other: ScenarioText): boolean {
  return (
    one.whole === other.whole &&
    sameItems(one.head, other.head) &&
    sameItems(one.own, other.own) &&
    one.included.length === other.included.length &&
    one.included.every(({ sentence }, index) => sentence === other.included[index]?.sentence)
  );
}

function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
