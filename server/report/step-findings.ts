/** What is found in a scenario, at the steps it concerns: what happens there is the nearest reading of doubtful words. */
import type { PlayedRound, Scenario, Source, Step, Timeline } from '../engine/index.ts';
import { isSameSentence, type LinesOf } from './places.ts';

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
 * The step that belongs to a line of the scenario's own file: the last that begins at or above it within the same round, of
 * those on one line the announcement; the first of the round where none does. Undefined above all rounds, and in a round that
 * isn't played.
 */
export function stepAtLine(course: Course, line: number): string | undefined {
  const round = playedAt(course, line);
  return round === undefined ? undefined : stepIn(course, round, line);
}

/** What is found above all rounds, or in another file, concerns the first step; what is found in a round that isn't played, none. In the order of the lines. */
export function stepFindings(course: Course, findings: readonly SaidFinding[]): StepFindings {
  const first = course.timeline.rounds[0]?.steps[0]?.key;
  const told = new Map<string, Map<string, SaidFinding>>();
  const home = homeOf(course);
  const placed = findings.map((finding) => ({ finding, ...course.linesOf(finding.source) }))
    .sort((a, b) => Number(a.uri !== home) - Number(b.uri !== home) || a.from - b.from);
  for (const { finding, uri, from } of placed) {
    const above = uri !== home || writtenAt(course, from) < 0;
    const step = above ? first : stepOf(course, finding.source, playedAt(course, from));
    if (step === undefined) continue;
    const known = told.get(step) ?? new Map<string, SaidFinding>();
    told.set(step, known.set(`${uri} ${from} ${finding.text}`, finding));
  }
  return new Map([...told].map(([step, known]) => [step, bounded([...known.values()])]));
}

/** Which of the written rounds a line is in; −1 above all of them. */
function writtenAt({ scenario, linesOf }: Course, line: number): number {
  return scenario.rounds.findLastIndex(({ source }) => linesOf(source).from <= line);
}

function playedAt(course: Course, line: number): PlayedRound | undefined {
  const written = writtenAt(course, line);
  return course.timeline.rounds.find(({ index }) => index === written);
}

function stepIn(course: Course, { steps }: PlayedRound, line: number): string | undefined {
  const home = homeOf(course);
  const above = steps.map((step) => ({ step, lines: course.linesOf(step.source) }))
    .filter(({ lines }) => lines.uri === home && lines.from <= line);
  const nearest = Math.max(...above.map(({ lines }) => lines.from));
  return announcedFirst(above.filter(({ lines }) => lines.from === nearest).map(({ step }) => step)) ?? steps[0]?.key;
}

/**
 * The step to which a sentence leads: that of the announcement of which it is a part, or its own. A sentence that leads to none,
 * as one that can't be read, is told at the head of the round: what stands around it has nothing to do with it.
 */
function stepOf({ scenario }: Course, source: Source, round: PlayedRound | undefined): string | undefined {
  if (round === undefined) return undefined;
  const announced = scenario.rounds[round.index]?.announcements.find((announcement) => (
    [announcement, ...announcement.clauses, ...announcement.prose].some((part) => isSameSentence(part.source, source))));
  const sentence = announced?.source ?? source;
  return announcedFirst(round.steps.filter((step) => isSameSentence(step.source, sentence))) ?? round.steps[0]?.key;
}

/** Who is nominated by announcing something alone is announced a step later. */
function announcedFirst(steps: readonly Step[]): string | undefined {
  return (steps.find(({ kind }) => kind === 'announce') ?? steps[0])?.key;
}

function homeOf({ scenario, linesOf }: Course): string {
  return linesOf(scenario.source).uri;
}

/** So many are told at one step; the editor lists them all. */
const mostAtOneStep = 10;

function bounded(findings: readonly SaidFinding[]): readonly SaidFinding[] {
  const others = findings.length - mostAtOneStep;
  const next = findings[mostAtOneStep];
  return next === undefined ? findings : [...findings.slice(0, mostAtOneStep), { ...next, text: `${others} more, of which this is the first` }];
}
