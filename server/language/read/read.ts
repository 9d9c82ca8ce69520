/** Reads a file of scenario language: text to scenarios, and to findings for what can't be read. */
import {
  runToEnd,
  derive,
  type Finding,
  type Fix,
  type Ruleset,
  type Scenario,
  type Source,
} from '../../engine/index.ts';
import { bounds } from './bounds.ts';
import type { Filed } from './declarations.ts';
import { documentSteps, rereadSteps, type Document } from './document.ts';
import { rangeOf } from './layout.ts';
import { asScenario, pastedIn, type Part } from '../pasted/runs.ts';
import { followIncludes, type Include, type Included, type Surroundings } from './includes.ts';
import { toFinding } from '../explain/reading-rules.ts';
import { readScenario, type ScenarioRead } from './read-scenario.ts';
import { rulesOf, segmentsOf, type NamedRules, type Segment } from './segments.ts';
import type { Sentence } from './sentences.ts';
import type { Statement } from './statement.ts';
import { tableOf } from '../match/table.ts';
import { titleWords } from '../explain/title-words.ts';

export interface ReadOptions {
  /** The URI of the text; every source in the reading carries it. */
  readonly file: string;
  /** The path of the text, with `/` as separator; defaults to `file`. */
  readonly path?: string;
  /** The games that can be named; the first is the default. */
  readonly rulesets: readonly Ruleset[];
  readonly include?: Include;
  /** An earlier reading of the same file, whose unchanged parts are reused. */
  readonly previous?: Reading;
}

/**
 * One scenario of a file. `from` and `to` delimit its own sentences in the document; the head belongs to all scenarios.
 */
export interface ReadingScenario {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly from: number;
  readonly to: number;
  readonly read: ScenarioRead;
}

/**
 * The result of reading a file. `statements` are in text order; those of the head are as the first scenario reads them.
 * `shared` is the reading of a file in which nothing is played, such as a bestiary.
 */
export interface Reading {
  readonly file: string;
  readonly text: string;
  readonly document: Document;
  readonly scenarios: readonly ReadingScenario[];
  readonly shared?: ScenarioRead;
  readonly statements: readonly Statement[];
  /** Findings about what can't be read; those of included files come last. */
  readonly problems: readonly Finding[];
  /** The included files by their paths from this one. */
  readonly included: ReadonlyMap<string, Document>;
  /** For every file that was looked for, whether it exists or not, the place in this text that leads to it. */
  readonly reached: ReadonlyMap<string, Source>;
}

/** Reads a text. Never throws because of what it contains. `rulesets` must not be empty. */
export function readText(text: string, options: ReadOptions): Reading {
  return runToEnd(readingSteps(text, options));
}

/** `readText` as resumable steps, which can be cancelled. */
export function* readingSteps(
  text: string,
  { file, path = file, rulesets, include, previous }: ReadOptions,
): Generator<undefined, Reading> {
  const known = previous?.file === file ? previous : undefined;
  const document = yield* known === undefined
    ? documentSteps(file, text, titleWords(rulesets))
    : rereadSteps(known.document, text);
  const job = new Job(document, rulesets, { path, include, previous: known?.included ?? new Map() }, known);
  return yield* job.reading();
}

interface Unit {
  readonly segment: Segment;
  readonly read: ScenarioRead;
  readonly ruleset: Ruleset;
  readonly findings: readonly Finding[];
}

class Job {
  readonly #document: Document;
  readonly #rulesets: readonly Ruleset[];
  readonly #surroundings: Surroundings;
  readonly #previous: Reading | undefined;
  /** The previous reading of each scenario, by its first sentence. */
  readonly #opened: ReadonlyMap<Sentence, ScenarioRead>;
  readonly #budget = { left: bounds.findings };
  /** Every file that has been split into sentences, now or before. */
  readonly #cut: Map<string, Document>;
  readonly #included = new Map<string, Document>();
  readonly #reached = new Map<string, Source>();

  constructor(
    document: Document,
    rulesets: readonly Ruleset[],
    surroundings: Surroundings,
    previous: Reading | undefined,
  ) {
    this.#document = document;
    this.#rulesets = rulesets;
    this.#surroundings = surroundings;
    this.#cut = new Map(surroundings.previous);
    this.#previous = previous;
    this.#opened = new Map(
      previous?.scenarios
        .toReversed()
        .flatMap(({ read }) => (read.own[0] === undefined ? [] : [[read.own[0].sentence, read] as const])),
    );
  }

  *reading(): Generator<undefined, Reading> {
    const { file, text, sentences } = this.#document;
    const { head, scenarios } = segmentsOf(this.#document);
    const shared = this.#follow(head);
    const headRules = rulesOf(file, sentences, head, this.#rulesets);
    const units: Unit[] = [];
    for (const [index, segment] of scenarios.length === 0 ? [[0, undefined] as const] : scenarios.entries()) {
      units.push(yield* this.#unit(head, segment, shared, headRules, index));
    }
    yield;
    const played = units.filter(
      ({ read }) => scenarios.length > 0 || read.scenario.rounds.length > 0 || read.scenario.combatants.length > 0,
    );
    const statements = [...(units[0]?.read.head ?? []), ...units.flatMap(({ read }) => read.own)];
    const problems = yield* this.#problems(units, [
      ...shared.findings,
      ...(headRules?.finding === undefined ? [] : [headRules.finding]),
    ]);
    return {
      file,
      text,
      document: this.#document,
      statements,
      problems,
      included: this.#included,
      reached: this.#reached,
      scenarios: played.map(({ segment, read, ruleset }) => ({
        scenario: read.scenario,
        ruleset,
        from: segment.from,
        to: segment.to,
        read,
      })),
      ...(played.length === 0 && units[0] !== undefined ? { shared: units[0].read } : {}),
    };
  }

  *#unit(
    head: Segment,
    segment: Segment | undefined,
    shared: Included,
    headRules: NamedRules | undefined,
    index: number,
  ): Generator<undefined, Unit> {
    const { file, sentences } = this.#document;
    const own = segment === undefined ? undefined : this.#follow(segment);
    const named = segment === undefined ? undefined : rulesOf(file, sentences, segment, this.#rulesets);
    const ruleset = named?.ruleset ?? headRules?.ruleset ?? this.#default();
    const text = {
      table: tableOf(ruleset),
      file,
      whole: segment === undefined,
      included: [...new Set([...shared.documents, ...(own?.documents ?? [])])].flatMap(headOf),
      head: sentences.slice(head.from, head.to),
      own: segment === undefined ? [] : sentences.slice(segment.from, segment.to),
    };
    const read = yield* readScenario(text, this.#budget, this.#before(text.own[0], index));
    const findings = [...(own?.findings ?? []), ...(named?.finding === undefined ? [] : [named.finding])];
    return { segment: segment ?? head, read, ruleset, findings };
  }

  #default(): Ruleset {
    const [first] = this.#rulesets;
    if (first === undefined) throw new Error('There must be at least one ruleset to read with');
    return first;
  }

  /** The previous reading of the scenario that this sentence opens, or of the scenario at the same index. */
  #before(opening: Sentence | undefined, index: number): ScenarioRead | undefined {
    const previous = this.#previous;
    return (
      (opening === undefined ? undefined : this.#opened.get(opening)) ??
      previous?.scenarios[index]?.read ??
      previous?.shared
    );
  }

  #follow(segment: Segment): Included {
    const included = followIncludes(this.#document, segment, { ...this.#surroundings, previous: this.#cut });
    for (const document of included.documents) {
      this.#cut.set(document.file, document);
      this.#included.set(document.file, document);
    }
    for (const [file, source] of included.reached) if (!this.#reached.has(file)) this.#reached.set(file, source);
    return included;
  }

  /** Replaces the findings of each run of lines in another kind of text (pasted) by one finding for the run. */
  *#withPasted(units: readonly Unit[], found: readonly Finding[]): Generator<undefined, readonly Finding[]> {
    const { file } = this.#document;
    const pasted = yield* pastedIn(
      this.#document,
      partsOf(file, units),
      segmentsOf(this.#document).scenarios.length > 0,
    );
    if (pasted.findings.length === 0) return found;
    const others = found.filter(
      ({ source, rule }) => source.file !== file || !pasted.sentences.has(source.sentence) || rule === 'too-much',
    );
    return [...others, ...pasted.findings].sort((one, other) => this.#order(one) - this.#order(other));
  }

  #order({ source }: Finding): number {
    return source.file === this.#document.file
      ? (rangeOf(this.#document, source)?.start ?? 0)
      : Number.MAX_SAFE_INTEGER;
  }

  *#problems(units: readonly Unit[], first: readonly Finding[]): Generator<undefined, readonly Finding[]> {
    const nothing = yield* nothingToRead(this.#document, units);
    if (nothing !== undefined) return [nothing];
    const found = [
      ...first,
      ...sharedProblems(units.map(({ read }) => read.head)),
      ...units.flatMap(({ read, findings }) => [
        ...findings,
        ...read.own.flatMap((statement) => statement.findings),
        ...read.findings,
      ]),
      ...cutOff(this.#document),
    ];
    yield;
    const all = yield* this.#withPasted(units, found);
    yield;
    const isOwn = ({ source }: Finding): boolean => source.file === this.#document.file;
    const elsewhere = [
      ...sharedProblems(units.map(({ read }) => read.included)),
      ...[...this.#included.values()].flatMap(cutOff),
    ];
    return [...capped(this.#document, all.filter(isOwn)), ...all.filter((finding) => !isOwn(finding)), ...elsewhere];
  }
}

/** The head of an included file. */
const headOf = derive('heads of included files', (document: Document): readonly Filed[] => {
  const { from, to } = segmentsOf(document).head;
  return document.sentences.slice(from, to).map((sentence) => ({ file: document.file, sentence }));
});

/**
 * Findings about shared sentences: only for those that no scenario can read, since each may be played by another game.
 */
function sharedProblems(shared: readonly (readonly Statement[])[]): readonly Finding[] {
  const damaged = shared.map(
    (statements) => new Set(statements.flatMap(({ sentence, findings }) => (findings.length === 0 ? [] : [sentence]))),
  );
  const reported = new Set<Sentence>();
  return shared.flatMap((statements, index) => {
    const fresh = statements.filter(
      ({ sentence, findings }) =>
        findings.length > 0 &&
        !reported.has(sentence) &&
        shared.every(
          (other, at) =>
            at === index || damaged[at]?.has(sentence) === true || !other.some((each) => each.sentence === sentence),
        ),
    );
    for (const { sentence } of fresh) reported.add(sentence);
    return fresh.flatMap(({ findings }) => findings);
  });
}

/** At least this many sentences, none of them readable, are taken for another kind of text. */
const leastOfAnotherKind = 3;

/** The statements of the file's own text, one part per scenario, with the world that reads them. */
function partsOf(file: string, units: readonly Unit[]): readonly Part[] {
  return units.map(({ read, ruleset }, index) => {
    const table = tableOf(ruleset);
    const world = { file, names: read.names, lexicon: table.lexicon, table, budget: { left: 0 } };
    return { statements: [...(index === 0 ? read.head : []), ...read.own], world };
  });
}

/** One finding for a file in which nothing can be read, instead of one for each sentence. */
function* nothingToRead(document: Document, units: readonly Unit[]): Generator<undefined, Finding | undefined> {
  const { file, sentences } = document;
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first === undefined || last === undefined)
    return toFinding('no-scenario', 'empty', {}, { file, sentence: 0, start: 0, end: 0 });
  const statements = units.flatMap(({ read }) => [...read.head, ...read.own]);
  if (
    statements.length < leastOfAnotherKind ||
    statements.some(({ parts, nearest }) => parts.length > 0 || nearest !== undefined)
  )
    return undefined;
  const source = { file, sentence: first.id, start: 0, end: first.length };
  const text = yield* asScenario(document, partsOf(file, units));
  if (text === undefined) return toFinding('no-scenario', 'other', {}, source);
  const to = { file, sentence: last.id, start: 0, end: last.length };
  const fix: Fix = {
    title: 'Read this as a scenario',
    certain: false,
    intents: [{ do: 'replace lines', from: source, to, with: text }],
  };
  return toFinding('no-scenario', 'pasted', {}, source, [fix]);
}

function cutOff({ file, cut, sentences }: Document): readonly Finding[] {
  const last = sentences.at(-1);
  if (cut === undefined || last === undefined) return [];
  return [
    toFinding('too-much', cut.what, { bound: cut.bound }, { file, sentence: last.id, start: 0, end: last.length }),
  ];
}

/** The findings up to a bound; if there are more, a last one says how many. */
function capped(document: Document, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= bounds.findings) return findings;
  const shown = findings.slice(0, bounds.findings);
  const last = shown.at(-1);
  if (last === undefined) return shown;
  const source = { file: document.file, sentence: last.source.sentence, start: last.source.end, end: last.source.end };
  return [...shown, toFinding('more-unread', 'more', { count: findings.length - shown.length }, source)];
}
