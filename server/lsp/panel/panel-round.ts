/**
 * Answers the panel: a round of a course in full, why somebody stands as they do after a step, and what the chips of a
 * pool are worth.
 */
import {
  roundWorth,
  toldRound,
  wishedCourse,
  type Analysis,
  type Trial,
  type WishedCourse,
} from '../../analysis/index.ts';
import type { RoundOdds } from '../../engine/index.ts';
import type {
  PanelRoundAnswer,
  PanelRoundRequest,
  PanelWhyAnswer,
  PanelWhyRequest,
  PanelWorthAnswer,
  PanelWorthRequest,
  ReasonKey,
} from '../../protocol/index.ts';
import { poolWorth, roundViewSteps, stateWhy, type ViewInput } from '../../report/index.ts';
import { courseOf, meantIn, wishIn, type Document } from './panel.ts';

/** Bit by bit: the course is played as far as it takes to come to the round. */
export function* panelRoundAnswer(
  { analysis, version }: Document,
  request: PanelRoundRequest,
): Generator<undefined, PanelRoundAnswer> {
  const course = courseOf(analysis, request);
  if (course === undefined) return null;
  const { scenario, key } = course;
  const {
    rounds: { [request.at]: round },
  } = yield* scenario.timelineUpToSteps(request.at + 1, key);
  if (round === undefined) return null;
  const odds = yield* scenario.roundOddsSteps(round.index, key);
  const findings = toldRound({ analysis: course.analysis, played: scenario }, round, request.at);
  const written = yield* writtenOdds(analysis, request, course, round.index);
  return { version, round: yield* roundViewSteps({ ...viewOf(course), findings, round, odds, written }) };
}

/**
 * The odds of a round where nothing is tried out; undefined where nothing is but, maybe, a seed, or the course without
 * it doesn’t come there.
 */
function* writtenOdds(
  analysis: Analysis,
  request: PanelRoundRequest,
  { trials }: WishedCourse,
  round: number,
): Generator<undefined, RoundOdds | undefined> {
  const { scenario } = meantIn(analysis, request);
  const wish = wishIn(analysis, scenario, request.wish);
  if (trials.every(({ lost }, at) => lost !== undefined || wish.trials[at]?.kind === 'seed')) return undefined;
  const course = wishedCourse(analysis, scenario, { ...wish, trials: [] });
  const odds = yield* course?.scenario.roundOddsSteps(round, course.key) ?? [];
  return odds?.played === true ? odds : undefined;
}

export function* panelWhyAnswer(
  { analysis }: Document,
  request: PanelWhyRequest,
): Generator<undefined, PanelWhyAnswer> {
  const course = courseOf(analysis, request);
  if (course === undefined) return null;
  return (
    stateWhy({
      ...viewOf(course),
      timeline: yield* course.scenario.timelineSteps(course.key),
      step: request.step,
      question: request.question,
    }) ?? null
  );
}

/** Bit by bit, as far as the course and its odds go. */
export function* panelWorthAnswer(
  { analysis }: Pick<Document, 'analysis'>,
  request: PanelWorthRequest,
): Generator<undefined, PanelWorthAnswer> {
  const course = courseOf(analysis, request);
  if (course === undefined) return [];
  const { scenario, key } = course;
  const { rounds } = yield* scenario.timelineSteps(key);
  const round = rounds.find(({ steps }) => steps.some((each) => each.key === request.step));
  const step = round?.steps.find((each) => each.key === request.step);
  if (round === undefined || step === undefined) return [];
  const odds = yield* scenario.roundOddsSteps(round.index, key);
  return poolWorth({
    step,
    who: request.who,
    odds,
    worthOf: (action) => (odds === undefined ? undefined : roundWorth(scenario, odds, key).ofAction(action)),
    withReason: ({ id }, reason) =>
      oddsWith(analysis, request, round.index, reason)?.actions.find((each) => each.id === id),
  });
}

/**
 * The odds of a round with a reason counting again that is set aside, as it would be if that were tried; undefined
 * where it can’t be.
 */
function oddsWith(
  analysis: Analysis,
  request: PanelWorthRequest,
  round: number,
  reason: ReasonKey,
): RoundOdds | undefined {
  const { scenario } = meantIn(analysis, request);
  const wish = wishIn(analysis, scenario, request.wish);
  const trials: readonly Trial[] = [...wish.trials, { kind: 'aside', round, reason, aside: false }];
  const course = wishedCourse(analysis, scenario, { ...wish, trials });
  const told = course?.trials[trials.length - 1];
  return told === undefined || told.lost !== undefined ? undefined : course?.scenario.roundOdds(round, course.key);
}

function viewOf({ scenario: { scenario, ruleset }, linesOf, isTried }: WishedCourse): ViewInput {
  return { scenario, ruleset, linesOf, isTried };
}
