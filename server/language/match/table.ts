/** The table of all rows of a ruleset, indexed by place and by required words. */
import {
  derive,
  deriveByText,
  type Place,
  type Ruleset,
  type SentencePattern,
  usualTimeUnits,
  ValueMemo,
  type VerbKind,
} from '../../engine/index.ts';
import {
  addedVerbRow,
  dependenceClause,
  dependentRow,
  kindlessVerbRow,
  otherVerbRow,
  verbRows,
  type AnnouncementRow,
} from './announcements.ts';
import { toDocument } from '../read/document.ts';
import { DeclaringRows } from './declaring-rows.ts';
import { Matcher } from './matcher.ts';
import { isArticle, NameTable, type DeclaredName } from './name-table.ts';
import { literalsOf, parseNotation, type Node } from './notation.ts';
import { compile, type Forms } from './patterns.ts';
import { keysOf, PlaceIndex } from './place-index.ts';
import { Phrases, SpokenPhrases } from './phrases.ts';
import type { Row } from './row.ts';
import { ScenarioVerbs } from './scenario-verbs.ts';
import type { Sentence } from '../read/sentences.ts';
import { slipPattern, type MistakeRow } from './mistake-rows.ts';
import { commonSlips } from '../skeleton/common-mistakes.ts';
import { skeleton } from '../skeleton/index.ts';
import type { Lexicon } from './slot-value.ts';
import type { Token } from '../read/tokens.ts';

/** A ruleset's rows and those of the skeleton. */
export class Table {
  readonly ruleset: Ruleset;
  readonly lexicon: Lexicon;
  readonly rows: readonly Row[];
  readonly declaring: DeclaringRows;
  /** Common mistakes: phrasings that the game expresses otherwise, with the correct wording. */
  readonly slips: readonly MistakeRow[];
  /** The rows of idioms, each with the clause that it means; empty for those that mean nothing. */
  readonly idioms: ReadonlyMap<Row, string>;
  /** Names recovered from damaged sentences. */
  readonly recovered = new ValueMemo<Sentence, readonly DeclaredName[]>('names in damaged sentences');
  readonly #forms: Forms;
  readonly #places: ReadonlyMap<Place, PlaceIndex>;
  readonly #idiomIndex: PlaceIndex;
  readonly #slipIndex: PlaceIndex;
  readonly #verbRows: readonly Row[];
  readonly #verbs = derive(
    'verbs of a scenario',
    (names: NameTable) =>
      new ScenarioVerbs(
        this.#verbRows,
        names.all('verb').flatMap((verb) => this.#addedRows(verb) ?? []),
      ),
  );
  readonly #addedRows = deriveByText(
    'rows of added verbs',
    ({ name, verbKind }: DeclaredName) => `${name}\n${verbKind ?? ''}`,
    (verb: DeclaredName) => this.#addedRow(verb),
  );
  #ownVerbs: ScenarioVerbs | undefined;
  readonly #structure: ReadonlySet<Row>;
  #structureWords: ReadonlySet<string> | undefined;
  #difficulties: ReadonlySet<string> | undefined;

  constructor(ruleset: Ruleset) {
    const { vocabulary } = ruleset;
    this.ruleset = ruleset;
    this.#forms = new Map(ruleset.slotForms.map((form) => [form.type, form]));
    const plain = [...ruleset.sentences, ...skeleton].map((pattern, order) => this.#row(pattern, order));
    this.lexicon = {
      stats: new SpokenPhrases(vocabulary.stats),
      states: new SpokenPhrases(vocabulary.states),
      timeUnits: new Phrases((vocabulary.timeUnits ?? usualTimeUnits).flatMap(({ words }) => words)),
      happenings: new Phrases(vocabulary.happenings.map((happening) => happening.word)),
      verbKinds: new Phrases(vocabulary.verbKinds.map((verb) => verb.kind)),
      dependence: new Phrases(vocabulary.dependence?.words ?? []),
      awaited: new Phrases([...(vocabulary.dependence?.words ?? []), ...(vocabulary.dependence?.afterWaiting ?? [])]),
      headWords: new Set(plain.filter(isHead).flatMap((row) => (row.leading ? row.keys : []))),
      verbs: new Phrases(vocabulary.verbs.map(({ word }) => word)),
      clauseWords: new Set(
        plain.filter(isClause).flatMap((row) => (row.leading ? row.keys.filter((key) => !isArticle(key)) : [])),
      ),
    };
    const verbs = verbRows(vocabulary).map((row, index) => this.#announcement(row, plain.length + index));
    const other = [...otherVerbRow(vocabulary), ...dependentRow(vocabulary)].map((row) =>
      this.#announcement(row, Number.MAX_SAFE_INTEGER),
    );
    const dependence =
      vocabulary.dependence === undefined ? [] : [this.#row(dependenceClause, Number.MAX_SAFE_INTEGER)];
    this.rows = [...plain, ...verbs, ...other, ...dependence];
    this.#structure = new Set(this.rows.filter((row) => structureIds.has(row.id) || row.nodes.some(declares)));
    this.#verbRows = this.rows.filter((row) => row.verb !== undefined && row.verb.word !== '');
    this.slips = [...(vocabulary.commonMistakes ?? []), ...commonSlips].map(({ places, words, ...said }, order) => ({
      row: this.#row(slipPattern(places, words), order),
      say: '',
      ...said,
    }));
    this.#slipIndex = new PlaceIndex(this.slips.map(({ row }) => row));
    const idioms = [
      ...(vocabulary.idioms ?? []),
      ...(vocabulary.fillers ?? []).map((words) => ({ words, clause: '' })),
    ];
    this.idioms = new Map(
      idioms.map(({ words, clause }, order) => [this.#row(slipPattern(['announcement'], words), order), clause]),
    );
    this.#idiomIndex = new PlaceIndex([...this.idioms.keys()]);
    this.declaring = new DeclaringRows(plain, this.#forms);
    this.#places = new Map(
      places.map((place) => [place, new PlaceIndex(this.rows.filter((row) => row.places.includes(place)))]),
    );
  }

  /** The rows of a place that may match the tokens, in table order; verbs added by the writer come first. */
  candidates(place: Place, tokens: readonly Token[], from: number, to: number, names: NameTable): readonly Row[] {
    const found = this.#places.get(place)?.candidates(tokens, from, to) ?? [];
    const added = place === 'round' ? this.#verbsOf(names).candidates(tokens, from, to) : [];
    return added.length === 0 ? found : [...added, ...found];
  }

  /** The common mistakes that may match the tokens at some places, in table order. */
  slipsIn(places: readonly Place[], tokens: readonly Token[], from: number, to: number): readonly MistakeRow[] {
    const rows = this.#slipIndex
      .candidates(tokens, from, to)
      .filter((row) => row.places.some((place) => places.includes(place)));
    return rows.flatMap((row) => this.slips[row.order] ?? []);
  }

  /** The rows of idioms that may match the tokens, in table order. */
  idiomRows(tokens: readonly Token[], from: number, to: number): readonly Row[] {
    return this.#idiomIndex.candidates(tokens, from, to);
  }

  /** All rows of a place. */
  rowsOf(place: Place): readonly Row[] {
    return this.#places.get(place)?.rows ?? [];
  }

  /** Whether a row opens a context or declares a name. */
  isStructure(row: Row): boolean {
    return this.#structure.has(row);
  }

  /** The words of the rows that open a context or declare a name. */
  get structureWords(): ReadonlySet<string> {
    this.#structureWords ??= new Set(
      this.rows.filter((row) => this.isStructure(row)).flatMap((row) => literalsOf(row.nodes)),
    );
    return this.#structureWords;
  }

  /** The rows of announcements by the first word of their verb, for one or for several actors. */
  announcements(names: NameTable, several: boolean): ReadonlyMap<string, Row> {
    return this.#verbsOf(names).byFirstWord(several);
  }

  /** The first words of all verbs. */
  verbWords(names: NameTable, several: boolean): ReadonlySet<string> {
    return this.#verbsOf(names).firstWords(several);
  }

  /** The rows of the verbs added by the writer; one with an unreadable kind accepts what any verb accepts. */
  added(names: NameTable): readonly Row[] {
    return this.#verbsOf(names).added;
  }

  #verbsOf(names: NameTable): ScenarioVerbs {
    if (names.all('verb').length === 0) return (this.#ownVerbs ??= new ScenarioVerbs(this.#verbRows, []));
    return this.#verbs(names);
  }

  #addedRow({ name, verbKind }: DeclaredName): Row | undefined {
    const { vocabulary } = this.ruleset;
    const kind = vocabulary.verbKinds.find((known) => known.kind === verbKind);
    const row = kind === undefined ? kindlessVerbRow(name, vocabulary) : addedVerbRow(name, kind);
    return row === undefined ? undefined : this.#announcement(row, -1);
  }

  /** The ids of the rows of clauses that say what is thrown for an unknown verb. */
  get difficulties(): ReadonlySet<string> {
    this.#difficulties ??= new Set(this.#rowsReading(this.ruleset.vocabulary.otherVerb?.clause ?? ''));
    return this.#difficulties;
  }

  /**
   * The ids of the rows that match a clause, and of those with the same slot types: `with Agility against 4` in
   * addition to `with Agility to beat 4`.
   */
  #rowsReading(clause: string): readonly string[] {
    const [sentence] = toDocument('', clause).sentences;
    if (sentence === undefined) return [];
    const rows = this.rowsOf('announcement');
    const world = { file: '', names: new NameTable([]), lexicon: this.lexicon };
    const reading = rows.filter(
      (row) => new Matcher(world, sentence, 0, sentence.tokens.length, () => []).match([row]) !== undefined,
    );
    const slotsOf = ({ nodes }: Row): string =>
      nodes
        .flatMap((node) => (node.is === 'slot' ? [node.type] : []))
        .sort()
        .join(' ');
    const slots = new Set(reading.map(slotsOf));
    return rows
      .filter(
        (row) => slots.has(slotsOf(row)) && row.keys.some((key) => reading.some(({ keys }) => keys.includes(key))),
      )
      .map(({ id }) => id);
  }

  /** The row that a verb would have if it were of a kind. */
  asVerb(word: string, kind: VerbKind): Row {
    return this.#announcement(addedVerbRow(word, kind), -1);
  }

  /** Inserts a verb as data, not as notation: an added verb may contain the marks of the notation. */
  #announcement({ pattern, verb, forms, needsClause }: AnnouncementRow, order: number): Row {
    const nodes = parseNotation(pattern.words).map((node): Node =>
      node.is === 'slot' && node.slot === 'verb' && forms.length > 0
        ? { ...node, type: 'choice', choices: forms }
        : node,
    );
    return { ...this.#row(pattern, order, nodes), verb, needsClause };
  }

  #row(pattern: SentencePattern, order: number, nodes = parseNotation(pattern.words)): Row {
    return {
      id: pattern.id,
      pattern,
      places: pattern.places,
      nodes,
      order,
      needsClause: false,
      isHeading: headingIds.has(pattern.id),
      step: compile(nodes, this.#forms),
      ...keysOf(nodes),
    };
  }
}

/** The rows that open a block. */
const headingIds = new Set(['scenario', 'situation', 'round', 'combatant', 'combatants', 'creature']);

const structureIds = new Set(['scenario', 'rules', 'include', 'situation', 'round']);

/** Whether a row is only possible under an announcement. */
function isClause({ places: [first, ...others] }: Row): boolean {
  return first === 'announcement' && others.length === 0;
}

/** Whether a row describes a file or a scenario. */
function isHead({ places }: Row): boolean {
  return places.includes('file') || places.includes('scenario');
}

function declares(node: Node): boolean {
  return node.is === 'slot' && node.type.startsWith('new');
}

const places: readonly Place[] = ['file', 'scenario', 'combatant', 'situation', 'round', 'announcement'];

/** The table of a ruleset; cached. */
export const tableOf = derive('tables of sentences', (ruleset: Ruleset) => new Table(ruleset));
