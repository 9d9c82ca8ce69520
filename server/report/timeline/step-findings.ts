/**
 * What is found in a scenario, at the steps it concerns: what happens there is the nearest reading of doubtful words.
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

/** By the keys of the steps; those at which nothing is found are missing. */
export type StepFindings = ReadonlyMap<string, readonly SaidFinding[]>;

/** A timeline with what is found at its steps. */
export interface ToldTimeline extends Timeline {
  readonly findings?: StepFindings;
}

/** A scenario as it is played, and where its sentences stand. */
export interface Course {
  readonly scenario: Scenario;
  readonly timeline: Timeline;
  readonly linesOf: LinesOf;
}

/**
 * The step that belongs to a line of the scenario's own file: the last that begins at or above it within the same
 * round, of those on one line the announcement; the first of the round where none does. Undefined above all rounds, and
 * in a round that isn't played.
 */
export function stepAtLine(course: Course, line: number): string | undefined {
  const round = playedAt(course, line);
  return round === undefined ? undefined : stepIn(course, round, line);
}

/** The round that a line of the scenario's own file is in, where that isn't played. */
export function unplayedAtLine(course: Course, line: number): RoundName | undefined {
  const index = writtenRounds(course)(line);
  const round = course.scenario.rounds[index];
  if (round === undefined || playedAt(course, line) !== undefined) return undefined;
  return { number: round.number, index, ...(round.title === undefined ? {} : { title: round.title }) };
}

/**
 * What is found, by where it is told, and in the order of the lines: which of the written rounds it is in, or above
 * them all.
 */
export interface PlacedFindings {
  readonly scenario: Scenario;
  /** What is found above all rounds, or in another file, concerns the first step. */
  readonly above: readonly PlacedFinding[];
  readonly elsewhere: readonly PlacedFinding[];
  readonly rounds: ReadonlyMap<number, readonly PlacedFinding[]>;
}

interface PlacedFinding extends LineSpan {
  readonly finding: SaidFinding;
}

/** Where some findings are told, whichever course is played. */
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

/** What is found in a round that isn't played is told at no step. */
export function timelineFindings(placed: PlacedFindings, { rounds }: Timeline): StepFindings {
  return new Map(rounds.flatMap((round, at) => [...roundFindings(placed, round, at === 0)]));
}

/** What is found at the steps of one round. */
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
  const told = new Map<string, Map<string, SaidFinding>>();
  for (const { finding, uri, from, step } of isFirst
    ? [...above.map(atFirst), ...own, ...elsewhere.map(atFirst)]
    : own) {
    if (step === undefined) continue;
    const known = told.get(step) ?? new Map<string, SaidFinding>();
    told.set(step, known.set(`${uri} ${from} ${finding.text}`, finding));
  }
  return new Map([...told].map(([step, known]) => [step, bounded([...known.values()])]));
}

/** Finds which of the written rounds a line is in; −1 above all of them. */
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
 * The step to which a sentence leads: that of the announcement of which it is a part, or its own. A sentence that leads
 * to none, as one that can't be read, is told at the head of the round: what stands around it has nothing to do with
 * it.
 */
function stepOf(scenario: Scenario, source: Source, round: PlayedRound): string | undefined {
  const announced = scenario.rounds[round.index]?.announcements.find((announcement) =>
    [announcement, ...announcement.clauses, ...announcement.prose].some((part) => isSameSentence(part.source, source)),
  );
  const sentence = announced?.source ?? source;
  return announcedFirst(round.steps.filter((step) => isSameSentence(step.source, sentence))) ?? round.steps[0]?.key;
}

/** Who is nominated by announcing something alone is announced a step later. */
function announcedFirst(steps: readonly Step[]): string | undefined {
  return (steps.find((step) => detailOf(step, 'announcement') !== undefined) ?? steps[0])?.key;
}

function homeOf({ scenario, linesOf }: Pick<Course, 'scenario' | 'linesOf'>): string {
  return linesOf(scenario.source).uri;
}

/** So many are told at one step; the editor lists them all. */
const mostAtOneStep = 10;

function bounded(findings: readonly SaidFinding[]): readonly SaidFinding[] {
  const others = findings.length - mostAtOneStep;
  const next = findings[mostAtOneStep];
  return next === undefined
    ? findings
    : [...findings.slice(0, mostAtOneStep), { ...next, text: `${others} more, of which this is the first` }];
}
