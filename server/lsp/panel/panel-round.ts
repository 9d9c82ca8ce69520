/**
 * Handles panel requests about one round: the round in full, why a combatant is in their state after a step, and what
 * the modifiers of a pool are worth.
 */
import {
  roundWorth,
  roundWithFindings,
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

/** In steps; plays the course only up to the round. */
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
  const findings = roundWithFindings({ analysis: course.analysis, played: scenario }, round, request.at);
  const written = yield* writtenOdds(analysis, request, course, round.index);
  return { version, round: yield* roundViewSteps({ ...viewOf(course), findings, round, odds, written }) };
}

/**
 * The round’s odds without trials; undefined if nothing but perhaps a seed is tried, or if the course without trials
 * doesn’t reach the round.
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

/** In steps, as far as the course and its odds require. */
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

/** The odds of a round with a reason counted that is set aside, as if that were tried; undefined if it can’t be. */
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
  const shown = course?.trials[trials.length - 1];
  return shown === undefined || shown.lost !== undefined ? undefined : course?.scenario.roundOdds(round, course.key);
}

function viewOf({ scenario: { scenario, ruleset }, linesOf, isTried }: WishedCourse): ViewInput {
  return { scenario, ruleset, linesOf, isTried };
}
