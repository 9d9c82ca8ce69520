/** One analysis of one version of a file, shared by everything that asks about it. */
import {
  runToEnd,
  mapInSteps,
  rulesets as knownRulesets,
  type Finding,
  type Ruleset,
  type Source,
} from '../engine/index.ts';
import {
  clashOfMarkdown,
  indexOfSentence,
  rangeOf,
  readingSteps,
  type Include,
  type OffsetRange,
  type Reading,
  type ReadOptions,
} from '../language/index.ts';
import type { LinesOf, LineSpan } from '../report/index.ts';
import { analyzeScenario, type ScenarioAnalysis } from './scenario-analysis.ts';
import { withPossibleFixes } from './possible-fixes.ts';
import { TextLines } from './text-lines.ts';
import { fileFindings } from './file-findings.ts';

export interface Analysis {
  readonly reading: Reading;
  readonly lines: TextLines;
  readonly scenarios: readonly ScenarioAnalysis[];
  /** A file in which nothing is played, as a bestiary. */
  readonly shared?: ScenarioAnalysis | undefined;
  /**
   * What reading and checks have found, in the order of the text; what is wrong in an included file, at the path that
   * leads there.
   */
  readonly findings: readonly Finding[];
  /**
   * What the checks of outcomes have found, in the order of the text; made from what `prepare` hasn't worked out yet at
   * once.
   */
  readonly outcomeFindings: readonly Finding[];
  /** Those of the findings that take no time to speak of. */
  readonly promptFindings: readonly Finding[];
  /** The same bit by bit. */
  promptSteps(): Generator<undefined, readonly Finding[]>;
  /** Of each scenario all where they are known or take a few milliseconds, and else the prompt ones. */
  readonly findingsSoon: readonly Finding[];
  /**
   * What else was found so far, in outcomes too, in the order of the text; nothing is worked out for it. For scenarios
   * of which that isn't known yet, what was found earlier counts as long as its sentence is there.
   */
  laterFindings(earlier?: readonly Finding[]): readonly Finding[];
  /** Works out a few milliseconds' worth of what the checks of outcomes need; says whether all of it is there. */
  prepare(): boolean;
  /** Where something stands; undefined where its sentence is in no text of this analysis. */
  rangeOf(source: Source): OffsetRange | undefined;
  readonly linesOf: LinesOf;
  /** The address of a file by the name that sources have for it: the file itself, or an included one. */
  readonly addressOf: (file: string) => string;
  /** The lines of a file by the name that sources have for it. */
  readonly linesIn: (file: string) => TextLines;
  /**
   * The analysis of another text in the place of `reading.text`, with the files that it includes as they are now; what
   * did not change is taken from this one.
   */
  withText(text: string): Analysis;
}

export interface AnalyzeOptions {
  /** The address of the text. */
  readonly file: string;
  /** Where the text lies, with `/` between the names of folders; its address where that is not told. */
  readonly path?: string;
  readonly include?: ReadOptions['include'];
  /** The address of an included file, by its path from the including one. */
  readonly addressOf?: (path: string) => string;
  readonly previous?: Analysis | undefined;
  /** The games that can be named, where they aren’t the known ones. */
  readonly rulesets?: readonly Ruleset[];
}

/** Makes the analysis of a text: at once, or bit by bit. */
export type Analyze = (text: string, options: AnalyzeOptions) => Analysis;
export type AnalyzeInSteps = (text: string, options: AnalyzeOptions) => Generator<undefined, Analysis>;

/** Analyses a text; with the analysis of an earlier version, what did not change is taken from it. */
export function analyze(text: string, options: AnalyzeOptions): Analysis {
  return runToEnd(readSteps(text, options));
}

/**
 * The same bit by bit, with the prompt findings worked out on the way: what whoever types waits for. A step takes a few
 * milliseconds at most, whatever the text is.
 */
export function* analysisSteps(text: string, options: AnalyzeOptions): Generator<undefined, Analysis> {
  const analysis = yield* readSteps(text, options);
  try {
    yield* analysis.promptSteps();
  } catch {
    // What was read is worth having; whoever asks for the findings meets the bug in a check again, and reports it.
  }
  return analysis;
}

function* readSteps(text: string, { previous, ...surroundings }: AnalyzeOptions): Generator<undefined, Analysis> {
  const reading = yield* readIn(surroundings, clashIn(surroundings.file, text), previous?.reading);
  yield* mapInSteps(reading.scenarios, ({ scenario, ruleset }) => analyzeScenario(scenario, ruleset));
  return new FileAnalysis(reading, surroundings);
}

type Surroundings = Omit<AnalyzeOptions, 'previous'>;

/** Reads what counts of a file. */
function readIn(
  { file, path, include, rulesets = knownRulesets }: Surroundings,
  text: string,
  previous: Reading | undefined,
): Generator<undefined, Reading> {
  return readingSteps(text, {
    file,
    rulesets,
    ...(path === undefined ? {} : { path }),
    ...(include === undefined ? {} : { include: (included) => withClash(included, include(included)) }),
    ...(previous === undefined ? {} : { previous }),
  });
}

/** What counts of a file: of a Markdown file only what is fenced as `clash`; everything keeps its place. */
export function clashIn(file: string, text: string): string {
  return /\.(?:md|markdown)$/i.test(file) ? clashOfMarkdown(text) : text;
}

function withClash(file: string, text: ReturnType<Include>): ReturnType<Include> {
  return typeof text === 'string' ? clashIn(file, text) : text;
}

class FileAnalysis implements Analysis {
  readonly reading: Reading;
  readonly lines: TextLines;
  readonly scenarios: readonly ScenarioAnalysis[];
  readonly linesOf: LinesOf;
  readonly addressOf: (file: string) => string;
  readonly linesIn: (file: string) => TextLines;
  readonly #surroundings: Surroundings;
  readonly #included = new Map<string, TextLines>();
  #findings: readonly Finding[] | undefined;
  #promptFindings: readonly Finding[] | undefined;
  #outcomeFindings: readonly Finding[] | undefined;

  constructor(reading: Reading, surroundings: Surroundings) {
    const included = surroundings.addressOf ?? ((path: string) => path);
    this.reading = reading;
    this.#surroundings = surroundings;
    this.lines = new TextLines(reading.text);
    this.scenarios = reading.scenarios.map(({ scenario, ruleset }) => analyzeScenario(scenario, ruleset));
    this.linesOf = (source) => this.#linesOf(source);
    this.addressOf = (file) => (file === reading.file ? file : included(file));
    this.linesIn = (file) => this.#linesIn(file);
  }

  get findings(): readonly Finding[] {
    this.#findings ??= this.#collect((each) => each.findings);
    return this.#findings;
  }

  get promptFindings(): readonly Finding[] {
    this.#promptFindings ??= this.#collect((each) => each.promptFindings);
    return this.#promptFindings;
  }

  *promptSteps(): Generator<undefined, readonly Finding[]> {
    for (const each of this.#checked) yield* each.promptSteps();
    return this.promptFindings;
  }

  get findingsSoon(): readonly Finding[] {
    return this.#collect((each) => each.findingsSoon);
  }

  get outcomeFindings(): readonly Finding[] {
    this.#outcomeFindings ??= this.#told(this.scenarios.flatMap((each) => each.outcomeFindings));
    return this.#outcomeFindings;
  }

  laterFindings(earlier: readonly Finding[] = []): readonly Finding[] {
    const known = this.scenarios.flatMap((each) => each.knownLaterFindings ?? []);
    const kept = earlier.filter(({ source }) => this.#isOpen(source));
    return known.length + kept.length === 0 ? [] : this.#told([...known, ...kept]);
  }

  prepare(): boolean {
    return this.scenarios.every((each) => each.prepare());
  }

  rangeOf(source: Source): OffsetRange | undefined {
    return rangeOf(this.#documentOf(source), source);
  }

  withText(text: string): Analysis {
    return text === this.reading.text
      ? this
      : new FileAnalysis(runToEnd(readIn(this.#surroundings, text, this.reading)), this.#surroundings);
  }

  /** Whether a sentence is there, in a scenario in which not everything was looked for yet. */
  #isOpen(source: Source): boolean {
    const { document, scenarios } = this.reading;
    const at = source.file === document.file ? indexOfSentence(document, source.sentence) : undefined;
    const scenario =
      at === undefined ? undefined : this.scenarios[scenarios.findIndex(({ from, to }) => from <= at && at < to)];
    return scenario !== undefined && scenario.knownLaterFindings === undefined;
  }

  get shared(): ScenarioAnalysis | undefined {
    const { shared } = this.reading;
    return shared === undefined ? undefined : analyzeScenario(shared.scenario, shared.memory.text.table.ruleset);
  }

  /** What nobody plays in, as a bestiary, is checked too. */
  get #checked(): readonly ScenarioAnalysis[] {
    const { shared } = this;
    return shared === undefined ? this.scenarios : [shared];
  }

  #collect(findingsOf: (scenario: ScenarioAnalysis) => readonly Finding[]): readonly Finding[] {
    const all = [...this.reading.problems, ...this.#checked.flatMap(findingsOf)];
    return this.#told(all.map((finding) => withPossibleFixes(this.reading, finding)));
  }

  #told(findings: readonly Finding[]): readonly Finding[] {
    return fileFindings(this.reading, findings, {
      startOf: (source) => this.rangeOf(source)?.start ?? 0,
      lineOf: (source) => this.#linesOf(source).from,
    });
  }

  #documentOf(source: Source) {
    return this.reading.included.get(source.file) ?? this.reading.document;
  }

  #linesOf(source: Source): LineSpan {
    const range = this.rangeOf(source) ?? { start: 0, end: 0 };
    const lines = this.#linesIn(source.file);
    return {
      uri: this.addressOf(source.file),
      from: lines.positionAt(range.start).line + 1,
      to: lines.positionAt(range.end).line + 1,
    };
  }

  #linesIn(file: string): TextLines {
    const document = this.reading.included.get(file);
    if (document === undefined) return this.lines;
    const known = this.#included.get(file) ?? new TextLines(document.text);
    this.#included.set(file, known);
    return known;
  }
}
