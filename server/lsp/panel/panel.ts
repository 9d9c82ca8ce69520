/** Answers the panel: one course of a scenario at a glance, and the step that belongs to a line. */
import {
  isRedraw,
  isTrial,
  toldSoon,
  wishedCourse,
  type Analysis,
  type ScenarioAnalysis,
  type Wish,
  type WishedCourse,
} from '../../analysis/index.ts';
import type { Figure, Timeline } from '../../engine/index.ts';
import { indexOfSentence } from '../../language/index.ts';
import {
  most,
  scenarioNow,
  type CourseRequest,
  type CourseWish,
  type FoundScenario,
  type PanelAnswer,
  type PanelRequest,
  type Redraw,
  type ScenarioPlace,
  type StepAtAnswer,
  type StepAtRequest,
  type Trial,
  wishNow,
} from '../../protocol/index.ts';
import { panelModel, stepAtLine, unplayedAtLine } from '../../report/index.ts';
import { outlineOf } from './panel-outline.ts';
import type { Versioned } from '../analysis-store.ts';

/** What the workbench knows of a document. */
export type Document = Pick<Versioned, 'analysis' | 'version'>;

const noWish: CourseWish = { trials: [], redraws: [] };

/** The course that is asked for; what is wished for concerns one scenario alone. */
export function courseOf(
  analysis: Analysis,
  request: ScenarioPlace & Pick<CourseRequest, 'wish'>,
): WishedCourse | undefined {
  const { scenario, isThere } = meantIn(analysis, request);
  return wishedCourse(analysis, scenario, isThere ? wishIn(analysis, scenario, request.wish) : noWish);
}

/**
 * What is wished for, in the rounds and by the names of the text as it is now: nothing is tried in a round that was
 * taken out.
 */
export function wishIn(analysis: Analysis, scenario: number, wish: Partial<CourseWish> | null | undefined): Wish {
  const own = analysis.scenarios[scenario]?.scenario;
  const asked = bounded(wish);
  if (!asked.trials.every(isTrial)) return asked;
  const { trials, redraws } = wishNow(asked, own && outlineOf(own));
  return { trials: trials.map(untilBack), redraws: redraws.map(untilBack) };
}

/** No round has the place −1. */
function untilBack<T extends Trial | Redraw>(of: T): T {
  return 'gone' in of ? { ...of, round: -1 } : of;
}

/** The scenario that is meant, as the text is now. */
export function meantIn(analysis: Analysis, place: ScenarioPlace): FoundScenario {
  return scenarioNow(place, titlesOf(analysis));
}

function titlesOf({ scenarios }: Analysis): readonly string[] {
  return scenarios.map(({ scenario }) => scenario.title);
}

/** Without what is wished for beyond all bounds, and what is no wish at all; trials keep their places. */
function bounded(wish: Partial<CourseWish> | null | undefined): CourseWish {
  const outline = wish?.outline;
  return {
    trials: listed(wish?.trials).slice(0, most.trials),
    redraws: listed(wish?.redraws).slice(0, most.redraws).filter(isRedraw),
    ...(outline === undefined ? {} : { outline }),
  };
}

function listed<T>(items: readonly T[] | undefined): readonly T[] {
  return items !== undefined && isList(items) ? items : [];
}

function isList(items: unknown): boolean {
  return Array.isArray(items);
}

/** Bit by bit: so many rounds, or all of them, with how likely they come about. */
export function* panelAnswer(
  { analysis, version }: Document,
  request: PanelRequest,
): Generator<undefined, PanelAnswer> {
  const { scenario: index } = meantIn(analysis, request);
  const [course, own] = [courseOf(analysis, request), analysis.scenarios[index]];
  if (course === undefined || own === undefined) return null;
  const { scenario, key, linesOf, isTried, trials, redraws } = course;
  const { rounds, from = 0 } = request;
  const all = rounds === undefined ? yield* scenario.timelineSteps(key) : yield* beginning(course, rounds);
  const told = { ...all, rounds: partOf(all, from) };
  const timeline = toldSoon(course.analysis, scenario, told);
  const model = yield* panelModel({
    uri: request.uri,
    version,
    index,
    scenarios: course.analysis.scenarios.map((each) => each.scenario),
    ruleset: scenario.ruleset,
    timeline,
    ownSeed: own.seed,
    trials,
    redraws,
    linesOf,
    isTried,
    goesOn:
      from + told.rounds.length < all.rounds.length ||
      (rounds !== undefined && (hasConditions(scenario) || (all.rounds.at(-1)?.number ?? 0) < lastNumber(scenario))),
    ...(rounds === undefined ? yield* reachedOf(course) : {}),
    errors: analysis.findingsSoon.filter((finding) => finding.severity === 'error').length,
  });
  return model === undefined
    ? null
    : { ...model, outline: outlineOf(own.scenario), ...(isBroken(analysis, index) ? { isBroken: true } : {}) };
}

/** Whether there are errors in a scenario, or in the head of its file. */
function isBroken({ findingsSoon, reading: { document, file, scenarios } }: Analysis, index: number): boolean {
  const { from, to } = scenarios[index] ?? { from: 0, to: 0 };
  const head = scenarios[0]?.from ?? 0;
  return findingsSoon.some(({ severity, source }) => {
    const at = severity === 'error' && source.file === file ? indexOfSentence(document, source.sentence) : undefined;
    return at !== undefined && (at < head || (from <= at && at < to));
  });
}

/** So many steps are a timeline's first picture; whoever sees them has the others before they have read these. */
const manySteps = 120;

/** So many rounds, and fewer where there is much in each of them, but one at least. */
function* beginning({ scenario, key }: WishedCourse, rounds: number): Generator<undefined, Timeline> {
  const first = yield* scenario.timelineUpToSteps(1, key);
  const inFirst = first.rounds[0]?.steps.length ?? 0;
  return yield* scenario.timelineUpToSteps(Math.min(rounds, Math.floor(manySteps / Math.max(1, inFirst))), key);
}

/** So many steps are told in one answer at most, where a round hasn’t more: beyond that it holds up everything else. */
const mostSteps = 5000;

/** The rounds of a course from one on, as far as they are told in one answer. */
function partOf({ rounds }: Timeline, from: number): Timeline['rounds'] {
  const part = rounds.slice(from);
  let steps = 0;
  const over = part.findIndex((round, index) => (steps += round.steps.length) > mostSteps && index > 0);
  return over < 0 ? part : part.slice(0, over);
}

function lastNumber({ scenario: { rounds } }: ScenarioAnalysis): number {
  return Math.max(0, ...rounds.map(({ number }) => number));
}

function hasConditions({ scenario: { rounds } }: ScenarioAnalysis): boolean {
  return rounds.some(({ when }) => when !== 'always');
}

/** How likely rounds come about takes the odds of all of them, so it isn’t asked where every round is played. */
function* reachedOf({
  scenario,
  key,
}: WishedCourse): Generator<undefined, { readonly reached?: (round: number) => Figure | undefined }> {
  if (!hasConditions(scenario)) return {};
  const { rounds } = yield* scenario.oddsSteps(key);
  return { reached: (round) => rounds.find(({ index }) => index === round)?.reached };
}

/**
 * The scenario that a line is in, and the last of its steps that begins at or above the line within the same round; of
 * a line that is in none, the scenario that is asked about.
 */
export function* stepAt(
  { analysis }: Pick<Document, 'analysis'>,
  request: StepAtRequest,
): Generator<undefined, StepAtAnswer> {
  const { line } = request;
  const meant = meantIn(analysis, request);
  const above = line === undefined ? undefined : scenarioAbove(analysis, line);
  const place = { scenario: above ?? meant.scenario, titles: titlesOf(analysis) };
  const course =
    above === undefined
      ? undefined
      : courseOf(analysis, {
          scenario: above,
          wish: above === meant.scenario && meant.isThere ? request.wish : noWish,
        });
  if (line === undefined || course === undefined) return place;
  const told = {
    scenario: course.scenario.scenario,
    timeline: yield* course.scenario.timelineSteps(course.key),
    linesOf: course.linesOf,
  };
  const own = analysis.scenarios[place.scenario]?.scenario;
  const [step, unplayed] = [stepAtLine(told, line), unplayedAtLine(told, line)];
  return {
    ...place,
    ...(step === undefined || own === undefined ? {} : { step, outline: outlineOf(own) }),
    ...(unplayed === undefined ? {} : { unplayed }),
  };
}

/** The last scenario that begins at or above the line; the first where none does. */
export function scenarioAt(analysis: Analysis, line: number): number {
  return scenarioAbove(analysis, line) ?? 0;
}

/** Nothing of a line above all scenarios, which all of them share. */
function scenarioAbove(analysis: Analysis, line: number): number | undefined {
  const index = analysis.scenarios.findLastIndex((each) => analysis.linesOf(each.scenario.source).from <= line);
  return index < 0 ? undefined : index;
}
