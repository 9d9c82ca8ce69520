/** One analysis of one version of a file, shared by everything that asks about it. */
import { rulesets, type Finding, type Source } from '../engine/index.ts';
import { clashOfMarkdown, rangeOf, readText, type OffsetRange, type Reading, type ReadOptions } from '../language/index.ts';
import type { LinesOf, LineSpan } from '../report/index.ts';
import { analyzeScenario, type ScenarioAnalysis } from './scenario-analysis.ts';
import { TextLines } from './text-lines.ts';

export interface Analysis {
  readonly reading: Reading;
  readonly lines: TextLines;
  readonly scenarios: readonly ScenarioAnalysis[];
  /** What reading and checks have found, in the order of the text. */
  readonly findings: readonly Finding[];
  /** Where something stands; undefined where its sentence is in no text of this analysis. */
  rangeOf(source: Source): OffsetRange | undefined;
  readonly linesOf: LinesOf;
  /** The address of a file by the name that sources have for it: the file itself, or an included one. */
  readonly addressOf: (file: string) => string;
}

export interface AnalyzeOptions {
  /** The address of the text. */
  readonly file: string;
  readonly include?: ReadOptions['include'];
  /** The address of an included file, by its path from the including one. */
  readonly addressOf?: (path: string) => string;
  readonly previous?: Analysis | undefined;
}

/** Analyses a text; with the analysis of an earlier version, what did not change is taken from it. */
export function analyze(text: string, { file, include, addressOf, previous }: AnalyzeOptions): Analysis {
  const reading = readText(isMarkdown(file) ? clashOfMarkdown(text) : text, {
    file, rulesets,
    ...(include === undefined ? {} : { include }),
    ...(previous === undefined ? {} : { previous: previous.reading }),
  });
  return new FileAnalysis(reading, addressOf);
}

/** In a Markdown file only what is fenced as `clash` counts; everything keeps its place. */
function isMarkdown(file: string): boolean {
  return /\.(?:md|markdown)$/i.test(file);
}

class FileAnalysis implements Analysis {
  readonly reading: Reading;
  readonly lines: TextLines;
  readonly scenarios: readonly ScenarioAnalysis[];
  readonly linesOf: LinesOf;
  readonly addressOf: (file: string) => string;
  readonly #included = new Map<string, TextLines>();
  #findings: readonly Finding[] | undefined;

  constructor(reading: Reading, included: AnalyzeOptions['addressOf'] = (path) => path) {
    this.reading = reading;
    this.lines = new TextLines(reading.text);
    this.scenarios = reading.scenarios.map(({ scenario, ruleset }) => analyzeScenario(scenario, ruleset));
    this.linesOf = (source) => this.#linesOf(source);
    this.addressOf = (file) => (file === reading.file ? file : included(file));
  }

  get findings(): readonly Finding[] {
    this.#findings ??= this.#collect();
    return this.#findings;
  }

  rangeOf(source: Source): OffsetRange | undefined {
    return rangeOf(this.#documentOf(source), source);
  }

  /** A finding about the shared head comes up in every scenario, and is told once. */
  #collect(): readonly Finding[] {
    const told = new Map<string, Finding>();
    for (const finding of [...this.reading.problems, ...this.scenarios.flatMap((each) => each.findings)]) {
      if (finding.source.file !== this.reading.file) continue;
      const { sentence, start, end } = finding.source;
      const key = `${sentence}/${start}/${end}/${finding.rule}/${finding.message}`;
      if (!told.has(key)) told.set(key, finding);
    }
    const start = (finding: Finding): number => this.rangeOf(finding.source)?.start ?? 0;
    return [...told.values()].sort((a, b) => start(a) - start(b));
  }

  #documentOf(source: Source) {
    return this.reading.included.get(source.file) ?? this.reading.document;
  }

  #linesOf(source: Source): LineSpan {
    const range = this.rangeOf(source) ?? { start: 0, end: 0 };
    const lines = this.#textLines(source.file);
    return { uri: this.addressOf(source.file), from: lines.positionAt(range.start).line + 1, to: lines.positionAt(range.end).line + 1 };
  }

  #textLines(file: string): TextLines {
    const document = this.reading.included.get(file);
    if (document === undefined) return this.lines;
    const known = this.#included.get(file) ?? new TextLines(document.text);
    this.#included.set(file, known);
    return known;
  }
}
