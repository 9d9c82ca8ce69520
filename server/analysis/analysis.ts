/** The analysis of one version of a file, shared by all features. */
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
  /** The analysis of a file in which nothing is played, such as a bestiary. */
  readonly shared?: ScenarioAnalysis | undefined;
  /**
   * The findings of reading and static checks, in text order; problems in an included file are reported at the
   * include’s path.
   */
  readonly findings: readonly Finding[];
  /** The findings of outcome checks, in text order; computes at once whatever `prepare` hasn't. */
  readonly outcomeFindings: readonly Finding[];
  /** The findings that take negligible time. */
  readonly promptFindings: readonly Finding[];
  /** The same in steps. */
  promptSteps(): Generator<undefined, readonly Finding[]>;
  /** For each scenario all findings if they are known or take a few milliseconds, otherwise the prompt ones. */
  readonly findingsSoon: readonly Finding[];
  /**
   * The findings known so far other than the prompt ones, including those of outcomes, in text order; computes nothing.
   * For scenarios that aren't checked yet, `earlier` findings are kept as long as their sentences exist.
   */
  laterFindings(earlier?: readonly Finding[]): readonly Finding[];
  /** Works on the outcome checks for one time slice; returns whether they are done. */
  prepare(): boolean;
  /** The range of a source; undefined if its sentence is in no text of this analysis. */
  rangeOf(source: Source): OffsetRange | undefined;
  readonly linesOf: LinesOf;
  /** The URI of the file itself or of an included one, by its name in sources. */
  readonly addressOf: (file: string) => string;
  /** The lines of a file, by its name in sources. */
  readonly linesIn: (file: string) => TextLines;
  /**
   * The analysis of another text instead of `reading.text`, with the included files as they are now; unchanged parts
   * are reused.
   */
  withText(text: string): Analysis;
}

export interface AnalyzeOptions {
  /** The text’s URI. */
  readonly file: string;
  /** The text’s path, with `/` between folders; the URI if omitted. */
  readonly path?: string;
  readonly include?: ReadOptions['include'];
  /** The URI of an included file, by its path from the including one. */
  readonly addressOf?: (path: string) => string;
  readonly previous?: Analysis | undefined;
  /** The games that can be named, if not the built-in ones. */
  readonly rulesets?: readonly Ruleset[];
}

/** Analyses a text, at once or in steps. */
export type Analyze = (text: string, options: AnalyzeOptions) => Analysis;
export type AnalyzeInSteps = (text: string, options: AnalyzeOptions) => Generator<undefined, Analysis>;

/** Analyses a text; unchanged parts of an earlier version’s analysis are reused. */
export function analyze(text: string, options: AnalyzeOptions): Analysis {
  return runToEnd(readSteps(text, options));
}

/**
 * The same in steps, including the prompt findings, which the editor needs first. A step takes a few milliseconds at
 * most, whatever the text.
 */
export function* analysisSteps(text: string, options: AnalyzeOptions): Generator<undefined, Analysis> {
  const analysis = yield* readSteps(text, options);
  try {
    yield* analysis.promptSteps();
  } catch {
    // The reading is still useful; a request for the findings runs into the bug again and reports it.
  }
  return analysis;
}

function* readSteps(text: string, { previous, ...surroundings }: AnalyzeOptions): Generator<undefined, Analysis> {
  const reading = yield* readIn(surroundings, clashIn(surroundings.file, text), previous?.reading);
  yield* mapInSteps(reading.scenarios, ({ scenario, ruleset }) => analyzeScenario(scenario, ruleset));
  return new FileAnalysis(reading, surroundings);
}

type Surroundings = Omit<AnalyzeOptions, 'previous'>;

/** Reads the part of a file that counts. */
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

/** The part of a file that counts: of a Markdown file only the `clash` code fences; offsets stay the same. */
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

  /** Whether a sentence still exists and is in a scenario that isn't fully checked yet. */
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

  /** Files in which nothing is played, such as bestiaries, are checked too. */
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
