/**
 * One course in the timeline: the round in view with its marks, and the numbers of all rounds. A course that isn’t
 * shown gets a line of links to its rounds and, if there is room, its marks in the round where the courses diverge.
 */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CourseName, PanelModel, Redraw } from '../../../../server/protocol/index.ts';
import { type Entry, entriesOf, roundsAmong, startsOf } from '../../model/course/timeline.ts';
import { placesOf } from '../../model/course/places.ts';
import { CourseTab, nameOf } from './course-tab.tsx';
import { useMedia } from '../media.ts';
import { steady } from '../memo.ts';
import { Marks, RoundMarks, RoundNumber } from './round-marks.tsx';

interface Props {
  readonly course: CourseName;
  readonly model: PanelModel;
  /** The indices of the steps to show; undefined for all. */
  readonly only: ReadonlySet<number> | undefined;
  /** Which course is shown, and which of its steps. */
  readonly inView: CourseName;
  readonly index: number;
  /**
   * The index of the branch’s first step that differs; undefined without a branch. Both courses share the steps before
   * it.
   */
  readonly leaves: number | undefined;
  /** The redraws of the branch, as requested. */
  readonly redraws: readonly Redraw[];
}

export function CourseRow({ course, model, only, inView, index, leaves, redraws }: Props): JSX.Element {
  const isInView = inView === course;
  const here = placesOf(model)[isInView ? index : (leaves ?? 0)]?.round ?? 0;
  const from = isInView ? 0 : here;
  const isNarrow = useMedia('(max-width: 399px)');
  const entries = useMemo(
    () =>
      entriesOf(
        roundsAmong(model, only, here).filter((at) => at >= from),
        here,
        isNarrow,
      ),
    [model, only, here, from, isNarrow],
  );
  return (
    <div
      class="row"
      role={leaves === undefined ? undefined : 'group'}
      aria-label={leaves === undefined ? undefined : nameOf(course)}
      data-course={course}
      data-in-view={isInView}
    >
      {leaves !== undefined && (
        <div class="row-head">
          <CourseTab parting={{ course, model, leaves, redraws }} isInView={isInView} isNarrow={isNarrow} />
          {!isInView && !isNarrow && (
            <OtherRounds course={course} model={model} entries={entries} leaves={leaves} here={here} />
          )}
        </div>
      )}
      {isInView && (
        <div class="rounds">
          {model.rounds.length > 1 && <Rounds course={course} model={model} entries={entries} here={here} />}
          <RoundInView
            course={course}
            model={model}
            only={only}
            here={here}
            index={index}
            leaves={course === 'branch' ? leaves : undefined}
          />
        </div>
      )}
    </div>
  );
}

interface RoundsProps {
  readonly course: CourseName;
  readonly model: PanelModel;
  readonly entries: readonly Entry[];
  /** The round in view. */
  readonly here: number;
}

/** The numbers of the rounds, each of which leads to its first step. */
const Rounds = steady(({ course, model, entries, here }: RoundsProps): JSX.Element => {
  const starts = startsOf(model);
  return (
    <span class="round-numbers" role="group" aria-label="Rounds">
      {entries.map((entry) => {
        const round = entry.type === 'gap' ? undefined : model.rounds[entry.at];
        if (entry.type === 'gap' || round === undefined)
          return <Gap key={`gap ${entry.type === 'gap' && entry.from > here}`} />;
        return (
          <RoundNumber
            key={entry.at}
            course={course}
            round={round}
            first={starts[entry.at] ?? 0}
            isInView={entry.at === here}
          />
        );
      })}
    </span>
  );
});

interface OtherProps {
  readonly course: CourseName;
  readonly model: PanelModel;
  readonly entries: readonly Entry[];
  readonly leaves: number;
  /** The round where the courses diverge. */
  readonly here: number;
}

/**
 * The rounds of the course that isn’t shown, from the branch on, as numbers that link there; for the first of them also
 * its own marks.
 */
function OtherRounds({ course, model, entries, leaves, here }: OtherProps): JSX.Element {
  const own = useMemo(() => ownOf(model, here, leaves), [model, here, leaves]);
  return (
    <span class="row-rounds quiet">
      <span>{entries.length === 1 ? 'round' : 'rounds'}</span>
      {entries.map((entry) => {
        const round = entry.type === 'gap' ? undefined : model.rounds[entry.at];
        if (entry.type === 'gap' || round === undefined)
          return <Gap key={`gap ${entry.type === 'gap' ? entry.from : entry.at}`} />;
        const start = startsOf(model)[entry.at] ?? 0;
        const number = <RoundNumber key={entry.at} course={course} round={round} first={Math.max(start, leaves)} />;
        if (entry.at !== here || own === undefined) return number;
        return [
          number,
          <Marks
            key="own"
            course={course}
            round={round}
            start={start}
            only={own}
            now={round.steps.length}
            leaves={-1}
          />,
        ];
      })}
    </span>
  );
}

// More marks would amount to a timeline of their own.
const mostOwn = 40;

/**
 * The indices of the steps from where the courses diverge to the end of that round; undefined if there are too many for
 * a line.
 */
function ownOf(model: PanelModel, here: number, leaves: number): ReadonlySet<number> | undefined {
  const start = startsOf(model)[here] ?? 0;
  const end = start + (model.rounds[here]?.steps.length ?? 0);
  return end - leaves > mostOwn
    ? undefined
    : new Set(Array.from({ length: Math.max(0, end - leaves) }, (_, at) => leaves + at));
}

interface InViewProps {
  readonly course: CourseName;
  readonly model: PanelModel;
  readonly only: ReadonlySet<number> | undefined;
  readonly here: number;
  readonly index: number;
  readonly leaves: number | undefined;
}

function RoundInView({ course, model, only, here, index, leaves }: InViewProps): JSX.Element | null {
  const round = model.rounds[here];
  const start = startsOf(model)[here];
  if (round === undefined || start === undefined) return null;
  return (
    <RoundMarks
      key={here}
      course={course}
      round={round}
      start={start}
      only={only}
      now={index - start}
      leaves={leaves === undefined ? -1 : leaves - start}
    />
  );
}

function Gap(): JSX.Element {
  return (
    <span class="round-gap quiet">
      …<span class="unseen"> more rounds</span>
    </span>
  );
}
