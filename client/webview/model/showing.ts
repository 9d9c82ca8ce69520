/** What the extension has sent: overviews of the courses, and the rounds that are known in full. */
import type { CourseName, PanelModel, RoundView, Trial } from '../../../server/protocol/index.ts';

/** `id` identifies the showing in questions and answers; `trials` are in the order of its models’ trials. */
export interface Showing {
  readonly id: number;
  readonly original: PanelModel;
  readonly branch?: PanelModel;
  readonly trials: readonly Trial[];
  /** In order of arrival. */
  readonly known: readonly KnownRound[];
}

/** A round by its course and index. */
export interface RoundPlace {
  readonly course: CourseName;
  readonly at: number;
}

export interface KnownRound extends RoundPlace {
  readonly round: RoundView;
}

// Enough for the current round, its neighbours, the pinned one, and some already visited.
const mostKnown = 12;

/** A course by its name; undefined if there is no branch. */
export function courseIn(showing: Pick<Showing, 'original' | 'branch'>, course: CourseName): PanelModel | undefined {
  return course === 'branch' ? showing.branch : showing.original;
}

/** Whether only the first rounds of a course or its branch are available. */
export function goesOn({ original, branch }: Pick<Showing, 'original' | 'branch'>): boolean {
  return original.goesOn === true || branch?.goesOn === true;
}

export function roundIn({ known }: Showing, { course, at }: RoundPlace): RoundView | undefined {
  return known.find((round) => round.course === course && round.at === at)?.round;
}

/** Adds a round; if there are too many, evicts the oldest that isn’t needed. */
export function withRound(showing: Showing, round: KnownRound, needed: readonly RoundPlace[]): Showing {
  const known = [...showing.known.filter((other) => !isSamePlace(other, round)), round];
  const spare =
    known.length <= mostKnown ? undefined : known.find((other) => !needed.some((place) => isSamePlace(place, other)));
  return { ...showing, known: spare === undefined ? known : known.filter((other) => other !== spare) };
}

export function withoutBranch({ id, original, trials, known }: Showing): Showing {
  return { id, original, trials, known: known.filter(({ course }) => course === 'original') };
}

export function isSamePlace(one: RoundPlace, other: RoundPlace): boolean {
  return one.course === other.course && one.at === other.at;
}
