/** Handles panel requests: one course of a scenario at a glance, and the step that belongs to a line. */
import {
  isRedraw,
  isTrial,
  timelineWithPromptFindings,
  wishedCourse,
  type Analysis,
  type ScenarioAnalysis,
  type Wish,
  type WishedCourse,
} from '../../analysis/index.ts';
import type { Figure, Timeline } from '../../engine/index.ts';
import { errorsAmong, knownErrorsIn, mistakesIn } from '../diagnostics/scenario-mistakes.ts';
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

/** An analysed version of a document. */
export type Document = Pick<Versioned, 'analysis' | 'version'>;

const noWish: CourseWish = { trials: [], redraws: [] };

/** The requested course; a wish applies only to its own scenario. */
export function courseOf(
  analysis: Analysis,
  request: ScenarioPlace & Pick<CourseRequest, 'wish'>,
): WishedCourse | undefined {
  const { scenario, isThere } = meantIn(analysis, request);
  return wishedCourse(analysis, scenario, isThere ? wishIn(analysis, scenario, request.wish) : noWish);
}

/** The wish, adapted to the rounds and names of the current text: nothing is tried in a round that was removed. */
export function wishIn(analysis: Analysis, scenario: number, wish: Partial<CourseWish> | null | undefined): Wish {
  const own = analysis.scenarios[scenario]?.scenario;
  const asked = bounded(wish);
  if (!asked.trials.every(isTrial)) return asked;
  const { trials, redraws } = wishNow(asked, own && outlineOf(own));
  return { trials: trials.map(untilBack), redraws: redraws.map(untilBack) };
}

/** Round index −1 stands for a round that is gone. */
function untilBack<T extends Trial | Redraw>(of: T): T {
  return 'gone' in of ? { ...of, round: -1 } : of;
}

/** The requested scenario, in the current text. */
export function meantIn(analysis: Analysis, place: ScenarioPlace): FoundScenario {
  return scenarioNow(place, titlesOf(analysis));
}

function titlesOf({ scenarios }: Analysis): readonly string[] {
  return scenarios.map(({ scenario }) => scenario.title);
}

/** Cuts a wish to its limits and drops malformed redraws; trials keep their indices. */
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

/** In steps: the number of rounds requested, or all of them with how likely each is reached. */
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
  const shown = { ...all, rounds: partOf(all, from) };
  const timeline = timelineWithPromptFindings(course.analysis, scenario, shown);
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
      from + shown.rounds.length < all.rounds.length ||
      (rounds !== undefined && (hasConditions(scenario) || (all.rounds.at(-1)?.number ?? 0) < lastNumber(scenario))),
    ...(rounds === undefined ? yield* reachedOf(course) : {}),
    errors: knownErrorsIn(analysis, index).length,
  });
  return model === undefined
    ? null
    : { ...model, outline: outlineOf(own.scenario), ...(isBroken(analysis, index) ? { isBroken: true } : {}) };
}

/** Whether there are errors in a scenario, or in the head of its file; an outcome that isn’t as expected is none. */
function isBroken(analysis: Analysis, index: number): boolean {
  return errorsAmong(mistakesIn(analysis, index, analysis.findingsSoon)).length > 0;
}

/** The most steps in a panel’s first picture; the rest arrives before a reader has got through these. */
const manySteps = 120;

/** The first rounds: at most `rounds`, fewer if the first has many steps, but at least one. */
function* beginning({ scenario, key }: WishedCourse, rounds: number): Generator<undefined, Timeline> {
  const first = yield* scenario.timelineUpToSteps(1, key);
  const inFirst = first.rounds[0]?.steps.length ?? 0;
  return yield* scenario.timelineUpToSteps(Math.min(rounds, Math.floor(manySteps / Math.max(1, inFirst))), key);
}

/** The most steps in one answer, unless a single round has more: a larger answer would block everything else. */
const mostSteps = 5000;

/** The rounds of a course from an index on that fit in one answer. */
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

/** Needs the odds of all rounds, so it is skipped if every round is always played. */
function* reachedOf({
  scenario,
  key,
}: WishedCourse): Generator<undefined, { readonly reached?: (round: number) => Figure | undefined }> {
  if (!hasConditions(scenario)) return {};
  const { rounds } = yield* scenario.oddsSteps(key);
  return { reached: (round) => rounds.find(({ index }) => index === round)?.reached };
}

/**
 * The scenario that contains a line, and the last of its steps that starts at or above the line in the same round; for
 * a line outside all scenarios, the requested scenario.
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
  const described = {
    scenario: course.scenario.scenario,
    timeline: yield* course.scenario.timelineSteps(course.key),
    linesOf: course.linesOf,
  };
  const own = analysis.scenarios[place.scenario]?.scenario;
  const [step, unplayed] = [stepAtLine(described, line), unplayedAtLine(described, line)];
  return {
    ...place,
    ...(step === undefined || own === undefined ? {} : { step, outline: outlineOf(own) }),
    ...(unplayed === undefined ? {} : { unplayed }),
  };
}

/** The last scenario that starts at or above the line, or else the first. */
export function scenarioAt(analysis: Analysis, line: number): number {
  return scenarioAbove(analysis, line) ?? 0;
}

/** Undefined for a line above all scenarios, in the part that they share. */
function scenarioAbove(analysis: Analysis, line: number): number | undefined {
  const index = analysis.scenarios.findLastIndex((each) => analysis.linesOf(each.scenario.source).from <= line);
  return index < 0 ? undefined : index;
}
