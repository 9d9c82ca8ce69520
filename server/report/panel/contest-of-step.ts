/** To which of a round’s contests each of its steps belongs: what leads to it, the throw, and what comes of it. */
import { detailOf, partiesOf, sameSource, type PlayedRound, type Source, type Step } from '../../engine/index.ts';
import { isSameSentence } from '../places.ts';
import { contestsOf, type PlayedContest } from '../round-contests.ts';
import type { ViewContext } from './view-context.ts';

/** For each step the place of its contest among `contestsOf` the round; undefined for what has to do with none. */
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

/** A step in its round; `announced` is where the announcement stands of which its sentence is a part. */
interface Told {
  readonly step: Step;
  readonly at: number;
  readonly announced: Source | undefined;
  readonly heading: Source;
}

function placeOf(told: Told, contests: readonly Placed[]): number | undefined {
  const { step, at, announced } = told;
  const own = contests.findIndex((contest) => contest.step === step);
  if (own >= 0) return own;
  if (detailOf(step, 'contest') !== undefined) return undefined;
  if (announced !== undefined) return found(contests.findIndex((contest) => hasThrown(contest, announced, step.actor)));
  if (step.actor === undefined)
    return isSameSentence(step.source, told.heading)
      ? undefined
      : found(contests.findLastIndex((contest) => contest.at < at));
  return found(contests.findIndex((contest) => concerns(contest, step)));
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

/**
 * Whether it is thrown for what is announced there: one sentence may speak for several who throw apart from each other.
 */
function hasThrown({ step, who }: PlayedContest, announced: Source, actor: string | undefined): boolean {
  return (
    partiesOf(step).some(({ source }) => sameSource(source, announced)) && (actor === undefined || who.includes(actor))
  );
}

function concerns({ who }: PlayedContest, { actor, target }: Step): boolean {
  return [actor, target].some((name) => name !== undefined && who.includes(name));
}

/** Finds the announcement of which a sentence is a part. */
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
