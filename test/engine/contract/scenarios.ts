/** The scenarios that the contract looks at: samples, and cases small enough for all their courses to be played. */
import { say, type Analysis, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import type { Source } from '../../../server/engine/index.ts';
import { read, sampleFiles, severalFiles, smallFiles, type Text } from './written.ts';

/** A scenario with its file. */
export interface Case {
  readonly name: string;
  readonly scenario: ScenarioAnalysis;
  /** Whether something is in its text, or in what it includes. */
  readonly isWritten: (source: Source) => boolean;
}

/** Every scenario of the samples in which something is played, of any game. */
export function samples(): readonly Case[] {
  return sampleFiles.flatMap(casesOf);
}

/** Scenarios with so few throws that every course of their first round can be played. */
export function smallCases(): readonly Case[] {
  return smallFiles.flatMap(casesOf);
}

/** Scenarios of several rounds with so few throws that every course of all rounds can be played. */
export function severalRounds(): readonly Case[] {
  return severalFiles.flatMap(casesOf);
}

/** Problems in reading the small cases, those of several rounds included. */
export function smallCaseProblems(): readonly string[] {
  return [...smallFiles, ...severalFiles].flatMap((text) =>
    read(text).reading.problems.map((problem) => `${text.file}: ${say(problem)}`),
  );
}

function casesOf(text: Text): readonly Case[] {
  const analysis = read(text);
  return analysis.scenarios
    .filter(({ scenario }) => scenario.rounds.length > 0)
    .map((scenario): Case => ({
      name: `${scenario.scenario.title} (${text.file})`,
      scenario,
      isWritten: (source) => isIn(analysis, source),
    }));
}

function isIn(analysis: Analysis, source: Source): boolean {
  const { start, end } = analysis.rangeOf(source) ?? { start: 0, end: 0 };
  return start < end;
}
