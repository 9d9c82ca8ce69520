/** Summaries of rounds and steps: enough for navigation, and fast for thousands of steps. */
import type { Figure, PlayedRound, State, Step } from '../../engine/index.ts';
import type { RoundMark, StepMark } from '../../protocol/index.ts';
import { reachedWords } from '../figures.ts';
import { detailNames } from '../details/index.ts';
import { contestsOf, type PlayedContest } from '../round-contests.ts';
import { contestPlaces } from './contest-of-step.ts';
import { changesIn } from './changes.ts';
import { natureOf } from './natures.ts';
import type { ViewContext } from './view-context.ts';

/** `reached` is the chance of the round, if requested and known; it is shown if the round depends on a condition. */
export function roundMark(context: ViewContext, round: PlayedRound, reached: Figure | undefined): RoundMark {
  const contests = contestsOf(round);
  const places = contestPlaces(context, round);
  return {
    number: round.number,
    index: round.index,
    ...(round.title === undefined ? {} : { title: round.title }),
    ...(context.scenario.rounds[round.index]?.when === 'always' ? {} : reachedView(reached)),
    contests: contests.map(({ title }) => title),
    steps: round.steps.map((step, at) =>
      stepMark(context, { round, step, at, place: places[at], contest: contests[places[at] ?? -1] }),
    ),
    lines: context.linesOf(round.source),
  };
}

// Certainty isn’t mentioned.
function reachedView(reached: Figure | undefined): Pick<RoundMark, 'reached'> {
  const words = reachedWords(reached);
  return words === '' ? {} : { reached: words };
}

/** A step in its round, with its contest and the index of that. */
interface PlacedStep {
  readonly round: PlayedRound;
  readonly step: Step;
  readonly at: number;
  readonly place: number | undefined;
  readonly contest: PlayedContest | undefined;
}

function stepMark(context: ViewContext, { round, step, at, place, contest }: PlacedStep): StepMark {
  const before = stateBefore(round, at);
  const changed = changesIn(before, step.after);
  return {
    key: step.key,
    kind: step.kind,
    nature: natureOf(context, round, at, before),
    title: step.title,
    changes: changed.length > 0,
    ...(context.findings?.has(step.key) === true ? { doubtful: true as const } : {}),
    who: placesIn(context, [...named(step), ...sharing(step, contest), ...changed.map(({ now }) => now.name)]),
    ...(place === undefined ? {} : { contest: place }),
    lines: context.linesOf(step.written ?? step.source),
  };
}

function named(step: Step): readonly string[] {
  return [step.actor, step.target, ...detailNames(step)].flatMap((name) => name ?? []);
}

/**
 * A step that is about nobody in particular, such as a tie, concerns everybody in the contest unless its details name
 * people.
 */
function sharing({ actor, details }: Step, contest: PlayedContest | undefined): readonly string[] {
  return actor === undefined && details.length === 0 ? (contest?.who ?? []) : [];
}

/** The cast indices of those names that are in the cast, in ascending order. */
function placesIn({ people }: ViewContext, names: readonly string[]): readonly number[] {
  return [...new Set(names.flatMap((name) => people.get(name)?.at ?? []))].sort((one, other) => one - other);
}

/** The state before a step of a round. */
export function stateBefore(round: PlayedRound, at: number): State {
  return round.steps[at - 1]?.after ?? round.before;
}
