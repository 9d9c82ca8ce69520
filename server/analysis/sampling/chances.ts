/**
 * The chances of a scenario over all its courses: exact and immediate for first rounds; for later ones over all courses
 * that reach them, exact or sampled in stages.
 */
import {
  calledNames,
  coursesIn,
  isFirst,
  strangerInCondition,
  unreadCondition,
  withoutBounds,
  type ActionOdds,
  type Overall,
  type OverallOdds,
  type Round,
  type RoundAfter,
  type RoundOdds,
  type Scenario,
  type ScenarioOdds,
} from '../../engine/index.ts';
import { lastOfImprecise, lastOfScarce, lastStage, type Pass, type Stage } from './sampling-run.ts';
import { isImprecise, isScarce, pointsWithin, reachedActions } from './precision.ts';
import { reachedRounds } from './reached-rounds.ts';
import { roundsAfter } from './rounds-after.ts';

/** Chances as far as they have been computed. */
export interface Chances {
  readonly odds: ScenarioOdds;
  /** The number of courses played for them; missing if everything is exact. */
  readonly courses?: number;
  /** Set if further stages follow. */
  readonly isGoingOn?: true;
}

/**
 * Computes stage by stage; `first` gives the odds of first rounds. Yields regularly, and passes the chances after each
 * stage to `report`.
 */
export function chancesOf(
  pass: Pass,
  first: FirstOdds,
  report: (chances: Chances) => void,
): Generator<undefined, Chances> {
  return untilEnough(0, (number) => chancesAt(pass, first, number), {
    last: Math.min(lastOfScarce, lastAffordable(pass.scenario)),
    isEnough: ({ rounds }, number) =>
      !rounds.map(reachedActions).some(number < lastOfImprecise ? isImprecise : isScarce),
    report: report,
  });
}

/** The most announcements played in all courses together; each takes about half a millisecond in a crowded fight. */
const mostPlayed = 400_000;

/** The last stage within that limit; at least stage 1, however many announcements a scenario has. */
export function lastAffordable({ rounds }: Pick<Scenario, 'rounds'>): number {
  const announced = rounds.reduce((sum, { announcements }) => sum + announcements.length, 0);
  let stage = 1;
  while (stage < lastOfScarce && coursesIn(stage + 1) * announced <= mostPlayed) stage += 1;
  return stage;
}

/**
 * The same with as many stages as it takes for all sampled chances to be within ±`points` percentage points, except in
 * rounds that hardly any course reaches; at most up to `stageAtMost`.
 */
export function chancesWithin(
  pass: Pass,
  first: FirstOdds,
  points: number,
  report: (chances: Chances) => void,
): Generator<undefined, Chances> {
  return untilEnough(lastStage, (number) => chancesIn(pass, first, () => pass.fullStage(number)), {
    last: stageAtMost,
    isEnough: ({ rounds }) => rounds.every((round) => pointsWithin(round) <= points),
    report: report,
  });
}

/** The precision, in percentage points, for a writer who asks for narrower intervals. */
export const narrowPoints = 0.5;

/** Computes the odds of first rounds, or returns the cached ones. */
type FirstOdds = () => Generator<undefined, ScenarioOdds>;

/** When the stages end, and the callback for each one before. */
interface Ending {
  readonly last: number;
  readonly isEnough: (odds: ScenarioOdds, number: number) => boolean;
  readonly report: (chances: Chances) => void;
}

function* untilEnough(
  begin: number,
  chancesOfStage: (number: number) => Generator<undefined, Chances>,
  { last, isEnough, report }: Ending,
): Generator<undefined, Chances> {
  for (let number = begin; ; number += 1) {
    const chances = yield* chancesOfStage(number);
    if (chances.courses === undefined || number >= last || isEnough(chances.odds, number)) return chances;
    report({ ...chances, isGoingOn: true });
  }
}

/** Later stages would take minutes. */
const stageAtMost = 10;

/** The chances of exactly one stage, so that two texts can be compared by the same throws. */
export function chancesAt(pass: Pass, first: FirstOdds, number: number): Generator<undefined, Chances> {
  return chancesIn(pass, first, () => pass.stage(number));
}

function* chancesIn(
  pass: Pass,
  first: FirstOdds,
  stageOf: () => Generator<undefined, Stage | undefined>,
): Generator<undefined, Chances> {
  const written = yield* first();
  const overall = yield* pass.overall();
  const stage = asksForPlays(pass.scenario, written) ? yield* stageOf() : undefined;
  return yield* assembled(pass, written, overall, stage);
}

/** Whether the odds of first rounds leave anything to sample. */
function asksForPlays(scenario: Scenario, written: ScenarioOdds): boolean {
  return (
    scenario.rounds.some((round) => !isFirst(scenario, round)) ||
    written.rounds.some(({ standing = [] }) => standing.some(({ odds }) => odds.size === 0))
  );
}

function* assembled(
  pass: Pass,
  written: ScenarioOdds,
  overall: Overall,
  stage: Stage | undefined,
): Generator<undefined, Chances> {
  const { scenario } = pass;
  const firsts = new Map(written.rounds.map((round) => [round.index, round]));
  const reached = reachedRounds(pass, written, overall, stage);
  const after = yield* roundsAfter(
    pass,
    scenario.rounds.map(({ number }, index) => ({ index, number, odds: firsts.get(index) })),
    overall,
    stage,
  );
  const rounds: RoundOdds[] = [];
  for (const [index, round] of scenario.rounds.entries()) {
    const [known, standing, chance] = [firsts.get(index), after.get(index), reached.get(index)];
    const beside = {
      ...(standing === undefined ? {} : { overall: standing }),
      ...(chance === undefined ? {} : { reached: chance }),
    };
    if (known !== undefined) rounds.push({ ...offCourse(known), ...beside });
    else if (strangerInCondition(round) !== undefined) rounds.push(unreadRound(pass, round, index));
    else
      rounds.push(withSidesOnce({ ...laterRound(pass, { round, index, overall, stage, after: standing }), ...beside }));
    yield;
  }
  return { odds: { ...written, rounds }, ...(stage === undefined ? {} : { courses: stage.courses }) };
}

/** A first round’s odds hold in all courses that reach it. */
function offCourse({ played: _, seed: _seed, ...round }: RoundOdds): RoundOdds {
  return round;
}

/** Which side acts is left out if the odds of their contest show it. */
function withSidesOnce(round: RoundOdds): RoundOdds {
  const { overall, contests } = round;
  if (overall === undefined) return round;
  const isReported = contests.some(({ odds }) => [...overall.sides.keys()].every((name) => odds.has(name)));
  return isReported ? { ...round, overall: { ...overall, sides: new Map() } } : round;
}

/** A round with an unreadable condition has no odds. */
function unreadRound({ scenario }: Pass, round: Round, index: number): RoundOdds {
  return { ...headOf(scenario, round, index), given: overAllCourses, why: unreadCondition, actions: [], contests: [] };
}

/** A round’s heading data, without its figures. */
function headOf(scenario: Scenario, round: Round, index: number) {
  const called = calledNames(scenario);
  return {
    round: round.number,
    index,
    source: round.source,
    ...(round.title === undefined ? {} : { title: round.title }),
    ...(called.length === 0 ? {} : { called }),
  };
}

/** One later round, and what is known of it. */
interface Later {
  readonly round: Round;
  readonly index: number;
  readonly overall: Overall;
  readonly stage: Stage | undefined;
  readonly after: RoundAfter | undefined;
}

function laterRound(pass: Pass, { round, index, overall, stage, after }: Later): RoundOdds {
  const exact = overall.rounds[index]?.odds;
  const sampled = stage?.rounds.get(index);
  const odds: OverallOdds = exact ?? sampled?.odds ?? { actions: [], contests: [] };
  const shown = after?.leavesOpen === true ? withoutBounds(odds) : odds;
  return {
    ...headOf(pass.scenario, round, index),
    given: exact === undefined && sampled !== undefined ? inPlays(sampled.plays) : overAllCourses,
    ...shown,
    actions: shown.actions.map((action) => withTargetOut(pass, action, { index, overall, stage })),
  };
}

const overAllCourses = 'over all courses that reach this round';

function inPlays(played: number): string {
  return `${overAllCourses}, estimated from ${played} ${played === 1 ? 'play' : 'plays'}`;
}

/** The action with the chance that its target is out of the fight by then, if possible. */
function withTargetOut(
  { outBefore }: Pass,
  action: ActionOdds,
  { index, overall, stage }: Pick<Later, 'index' | 'overall' | 'stage'>,
): ActionOdds {
  const question = action.target === undefined ? undefined : outBefore.get(action.target);
  if (question === undefined) return action;
  const chance = overall.rounds[index]?.holdsBefore(question);
  const out =
    chance === undefined
      ? stage?.rounds.get(index)?.found.chance([...outBefore.values()].indexOf(question))
      : { chance };
  return out === undefined || out.chance.equals(0) ? action : { ...action, targetOut: out };
}
