/**
 * Assigns a scenario’s findings to the steps they concern, since a step shows the nearest reading of doubtful words.
 */
import {
  detailOf,
  type PlayedRound,
  type Scenario,
  type Source,
  type Step,
  type Timeline,
} from '../../engine/index.ts';
import type { RoundName } from '../../protocol/index.ts';
import { isSameSentence, type LinesOf, type LineSpan } from '../places.ts';

/** A finding in words. */
export interface SaidFinding {
  readonly source: Source;
  readonly text: string;
}

/** By step key; steps without findings are missing. */
export type StepFindings = ReadonlyMap<string, readonly SaidFinding[]>;

/** A timeline with the findings of its steps. */
export interface TimelineWithFindings extends Timeline {
  readonly findings?: StepFindings;
}

/** A played scenario, and the places of its sentences. */
export interface Course {
  readonly scenario: Scenario;
  readonly timeline: Timeline;
  readonly linesOf: LinesOf;
}

/**
 * The step for a line of the scenario’s own file: the last one that begins at or above it within the same round,
 * preferring the announcement among those on one line; else the first of the round. Undefined above all rounds, and in
 * a round that isn’t played.
 */
export function stepAtLine(course: Course, line: number): string | undefined {
  const round = playedAt(course, line);
  return round === undefined ? undefined : stepIn(course, round, line);
}

/** The round at a line of the scenario’s own file if it isn’t played; undefined if it is. */
export function unplayedAtLine(course: Course, line: number): RoundName | undefined {
  const index = writtenRounds(course)(line);
  const round = course.scenario.rounds[index];
  if (round === undefined || playedAt(course, line) !== undefined) return undefined;
  return { number: round.number, index, ...(round.title === undefined ? {} : { title: round.title }) };
}

/** Findings grouped by where they are shown, in line order: by written round, or above all rounds. */
export interface PlacedFindings {
  readonly scenario: Scenario;
  /** Findings above all rounds, or in another file, are shown at the first step. */
  readonly above: readonly PlacedFinding[];
  readonly elsewhere: readonly PlacedFinding[];
  readonly rounds: ReadonlyMap<number, readonly PlacedFinding[]>;
}

interface PlacedFinding extends LineSpan {
  readonly finding: SaidFinding;
}

/** Where findings are shown, independent of the course that is played. */
export function placedFindings(
  text: Pick<Course, 'scenario' | 'linesOf'>,
  findings: readonly SaidFinding[],
): PlacedFindings {
  const home = homeOf(text);
  const placed = findings
    .map((finding) => ({ finding, ...text.linesOf(finding.source) }))
    .sort((a, b) => a.from - b.from);
  const writtenAt = writtenRounds(text);
  const above: PlacedFinding[] = [];
  const elsewhere: PlacedFinding[] = [];
  const rounds = new Map<number, PlacedFinding[]>();
  for (const each of placed) {
    const index = writtenAt(each.from);
    if (each.uri !== home) elsewhere.push(each);
    else if (index < 0) above.push(each);
    else rounds.set(index, [...(rounds.get(index) ?? []), each]);
  }
  return { scenario: text.scenario, above, elsewhere, rounds };
}

/** Findings in a round that isn’t played are shown at no step. */
export function timelineFindings(placed: PlacedFindings, { rounds }: Timeline): StepFindings {
  return new Map(rounds.flatMap((round, at) => [...roundFindings(placed, round, at === 0)]));
}

/** The findings at the steps of one round. */
export function roundFindings(
  { scenario, above, elsewhere, rounds }: PlacedFindings,
  round: PlayedRound,
  isFirst: boolean,
): StepFindings {
  const first = round.steps[0]?.key;
  const own = (rounds.get(round.index) ?? []).map((placed) => ({
    ...placed,
    step: stepOf(scenario, placed.finding.source, round),
  }));
  const atFirst = (placed: PlacedFinding) => ({ ...placed, step: first });
  const results = new Map<string, Map<string, SaidFinding>>();
  for (const { finding, uri, from, step } of isFirst
    ? [...above.map(atFirst), ...own, ...elsewhere.map(atFirst)]
    : own) {
    if (step === undefined) continue;
    const known = results.get(step) ?? new Map<string, SaidFinding>();
    results.set(step, known.set(`${uri} ${from} ${finding.text}`, finding));
  }
  return new Map([...results].map(([step, known]) => [step, bounded([...known.values()])]));
}

/** Returns a function from a line to the index of its written round; −1 above all of them. */
function writtenRounds({ scenario, linesOf }: Pick<Course, 'scenario' | 'linesOf'>): (line: number) => number {
  const starts = scenario.rounds.map(({ source }) => linesOf(source).from);
  return (line) => starts.findLastIndex((start) => start <= line);
}

function playedAt(course: Course, line: number): PlayedRound | undefined {
  const written = writtenRounds(course)(line);
  return course.timeline.rounds.find(({ index }) => index === written);
}

function stepIn(course: Course, { steps }: PlayedRound, line: number): string | undefined {
  const home = homeOf(course);
  const above = steps
    .map((step) => ({ step, lines: course.linesOf(step.source) }))
    .filter(({ lines }) => lines.uri === home && lines.from <= line);
  const nearest = Math.max(...above.map(({ lines }) => lines.from));
  return announcedFirst(above.filter(({ lines }) => lines.from === nearest).map(({ step }) => step)) ?? steps[0]?.key;
}

/**
 * The step of a sentence: that of the announcement it is part of, or its own. A sentence without a step, such as one
 * that can’t be read, is shown at the head of the round, because neighbouring steps have nothing to do with it.
 */
function stepOf(scenario: Scenario, source: Source, round: PlayedRound): string | undefined {
  const announced = scenario.rounds[round.index]?.announcements.find((announcement) =>
    [announcement, ...announcement.clauses, ...announcement.prose].some((part) => isSameSentence(part.source, source)),
  );
  const sentence = announced?.source ?? source;
  return announcedFirst(round.steps.filter((step) => isSameSentence(step.source, sentence))) ?? round.steps[0]?.key;
}

/** Prefers the announcement: somebody who is nominated by announcing something alone is announced one step later. */
function announcedFirst(steps: readonly Step[]): string | undefined {
  return (steps.find((step) => detailOf(step, 'announcement') !== undefined) ?? steps[0])?.key;
}

function homeOf({ scenario, linesOf }: Pick<Course, 'scenario' | 'linesOf'>): string {
  return linesOf(scenario.source).uri;
}

/** Maximum number of findings at one step; the editor lists them all. */
const mostAtOneStep = 10;

function bounded(findings: readonly SaidFinding[]): readonly SaidFinding[] {
  const others = findings.length - mostAtOneStep;
  const next = findings[mostAtOneStep];
  return next === undefined
    ? findings
    : [...findings.slice(0, mostAtOneStep), { ...next, text: `${others} more, of which this is the first` }];
}
