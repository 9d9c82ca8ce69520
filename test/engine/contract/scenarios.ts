/** The scenarios that the contract looks at: those of the samples, and small cases that can be played out in full. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../../scripts/paths.ts';
import { analyze, say, type Analysis, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import type { Source } from '../../../server/engine/index.ts';

/** A scenario with the file in which it stands. */
export interface Case {
  readonly name: string;
  readonly scenario: ScenarioAnalysis;
  /** Whether something stands in its text, or in what it includes. */
  readonly isWritten: (source: Source) => boolean;
}

/** Every scenario of the samples in which something is played, whichever game it is of. */
export function samples(): readonly Case[] {
  return casesOf(filesIn(inProject('samples')));
}

const small = filesIn(join(import.meta.dirname, 'small-cases'));

/** Scenarios of so few throws that every course of their first round can be played. */
export function smallCases(): readonly Case[] {
  return casesOf(small);
}

/** What isn’t understood in the small cases. */
export function smallCaseProblems(): readonly string[] {
  return small.flatMap(({ file, analysis }) => analysis.reading.problems.map((problem) => `${file}: ${say(problem)}`));
}

interface Analyzed {
  readonly file: string;
  readonly analysis: Analysis;
}

function casesOf(files: readonly Analyzed[]): readonly Case[] {
  return files.flatMap(({ file, analysis }) =>
    analysis.scenarios
      .filter(({ scenario }) => scenario.rounds.length > 0)
      .map((scenario): Case => ({
        name: `${scenario.scenario.title} (${file})`,
        scenario,
        isWritten: (source) => isIn(analysis, source),
      })),
  );
}

function isIn(analysis: Analysis, source: Source): boolean {
  const { start, end } = analysis.rangeOf(source) ?? { start: 0, end: 0 };
  return start < end;
}

function filesIn(folder: string): readonly Analyzed[] {
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:clash|md)$/u.test(file))
    .sort();
  return files.map((file) => ({
    file,
    analysis: analyze(textOf(file), { file, include: (path) => textOf(join(dirname(file), path)) }),
  }));
}
