/** Assigns each step of a round to its contest: what leads to it, the throw, and its results. */
import { detailOf, partiesOf, sameSource, type PlayedRound, type Source, type Step } from '../../engine/index.ts';
import { isSameSentence } from '../places.ts';
import { contestsOf, type PlayedContest } from '../round-contests.ts';
import type { ViewContext } from './view-context.ts';

/** For each step, the index of its contest in `contestsOf` the round; undefined if it belongs to none. */
export function contestPlaces(context: ViewContext, round: PlayedRound): readonly (number | undefined)[] {
  const contests = contestsOf(round).map((contest) => ({ ...contest, at: round.steps.indexOf(contest.step) }));
  const from = announcements(context, round);
  return round.steps.map((step, at) => {
    if (contests.length === 0 || at === 0) return undefined;
    return placeOf({ step, at, announced: from(step.source), heading: round.source }, contests);
  });
}

interface Placed extends PlayedContest {
  readonly at: number;
}

/** A step in its round; `announced` is the announcement that its sentence is part of. */
interface AnnouncedStep {
  readonly step: Step;
  readonly at: number;
  readonly announced: Source | undefined;
  readonly heading: Source;
}

function placeOf(shown: AnnouncedStep, contests: readonly Placed[]): number | undefined {
  const { step, at, announced } = shown;
  const own = contests.findIndex((contest) => contest.step === step);
  if (own >= 0) return own;
  if (detailOf(step, 'contest') !== undefined) return undefined;
  if (announced !== undefined) return found(contests.findIndex((contest) => hasThrown(contest, announced, step.actor)));
  if (step.actor === undefined)
    return isSameSentence(step.source, shown.heading)
      ? undefined
      : found(contests.findLastIndex((contest) => contest.at < at));
  return found(contests.findIndex((contest) => concerns(contest, step)));
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

/**
 * Whether the contest is thrown for that announcement: one sentence may announce for several people who throw
 * separately.
 */
function hasThrown({ step, who }: PlayedContest, announced: Source, actor: string | undefined): boolean {
  return (
    partiesOf(step).some(({ source }) => sameSource(source, announced)) && (actor === undefined || who.includes(actor))
  );
}

function concerns({ who }: PlayedContest, { actor, target }: Step): boolean {
  return [actor, target].some((name) => name !== undefined && who.includes(name));
}

/** Returns a function that finds the announcement that a sentence is part of. */
function announcements({ scenario }: ViewContext, round: PlayedRound): (source: Source) => Source | undefined {
  const known = new Map(
    (scenario.rounds[round.index]?.announcements ?? []).flatMap((announcement) =>
      [announcement, ...announcement.clauses, ...announcement.prose].map(
        ({ source }) => [keyOf(source), announcement.source] as const,
      ),
    ),
  );
  return (source) => known.get(keyOf(source));
}

function keyOf({ file, sentence }: Source): string {
  return `${sentence} ${file}`;
}
