/** The whole panel: header, trials, timeline, notices, and the current step with the state after it. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { DrawingView, PanelModel } from '../../../server/protocol/index.ts';
import type { Filter } from '../intents.ts';
import { branchHere, seedForAgain } from '../model/course/branching.ts';
import { tempoOf } from '../model/course/clock.ts';
import { concernedIn } from '../model/concerned.ts';
import { cutText } from '../model/cut.ts';
import { isCrowded, roomOf } from '../model/drawn-lines.ts';
import type { Picture } from '../model/picture.ts';
import { placesOf, type Place } from '../model/course/places.ts';
import { awaitedPlace, shownCourse, type View } from '../model/view.ts';
import { Drawing, type Present } from './table/drawing.tsx';
import { Foot } from './common/foot.tsx';
import { Header } from './course/header.tsx';
import { Notices } from './notices.tsx';
import { OffContext, offIn } from './disabled-reason.ts';
import { StateAfter } from './step/state-after.tsx';
import { StateStrip } from './step/state-strip.tsx';
import { Step } from './step/step.tsx';
import { Timeline } from './course/timeline.tsx';
import { Trials } from './table/trials.tsx';

interface Props {
  readonly view: View;
  /** The picture for the state and the drawing; if these are large, it lags behind the current one. */
  readonly beside: Picture | undefined;
}

/**
 * Everything else is rendered from the last complete picture. While the next step’s round is loading, what the timeline
 * knows of that step is shown already.
 */
export function App({ view, beside }: Props): JSX.Element {
  const [asks, setAsks] = useState(false);
  const { picture, stale, gone } = view;
  const off = useMemo(() => offIn({ stale, gone }), [stale, gone]);
  const model = picture?.model ?? shownCourse(view)?.model;
  if (model === undefined || (picture === undefined && mayHappen(model))) return <Waiting reason={stale} />;
  const isTrying = model.trials.length > 0;
  return (
    <OffContext.Provider value={off}>
      <Header
        model={model}
        isBranch={(picture?.course ?? shownCourse(view)?.name) === 'branch'}
        hasSteps={picture !== undefined}
        filter={view.filter}
        isTogether={view.isTogether}
        nextSeed={seedForAgain(view)}
        canBranch={branchHere(view) !== undefined}
        asks={asks}
        setAsks={setAsks}
      />
      {picture !== undefined && (asks || isTrying) && <Trials picture={picture} asks={asks} />}
      {picture !== undefined && <Timeline picture={picture} view={view} />}
      <Notices
        model={model}
        stale={stale}
        gone={gone}
        unplayed={view.unplayed}
        arrived={view.arrived}
        missing={view.missing}
        filter={view.filter}
        index={picture?.index ?? view.index}
      />
      {picture === undefined ? (
        <EmptyCourse />
      ) : (
        <Course
          picture={picture}
          beside={beside}
          awaited={awaitedPlace(view)}
          filter={view.filter}
          pace={view.isPlaying ? view.pace : undefined}
          asks={asks}
          isStale={stale !== undefined && gone !== 'closed'}
        />
      )}
    </OffContext.Provider>
  );
}

function mayHappen({ rounds, goesOn }: PanelModel): boolean {
  return goesOn === true || rounds.some(({ steps }) => steps.length > 0);
}

interface CourseProps {
  readonly picture: Picture;
  readonly beside: Picture | undefined;
  /** The requested step, if its round is still loading. */
  readonly awaited: Place | undefined;
  readonly filter: Filter | undefined;
  /** Seconds that each step is shown during playback. */
  readonly pace: number | undefined;
  /** Whether “What if…” is on: then the places where something can be tried out are shown. */
  readonly asks: boolean;
  /** Whether the text has changed and this course hasn’t been updated with it. */
  readonly isStale: boolean;
}

// The longest title that is read aloud at every step, in characters.
const longest = 300;

function Course({ picture, beside, awaited, filter, pace, asks, isStale }: CourseProps): JSX.Element {
  const { model } = picture;
  const mark = awaited?.step ?? picture.mark;
  const all = placesOf(model);
  const index = awaited === undefined ? picture.index : all.indexOf(awaited);
  const main = useMemo(
    () => (
      <Main
        picture={picture}
        beside={beside}
        awaited={awaited}
        filter={filter}
        pace={pace}
        asks={asks}
        isStale={isStale}
      />
    ),
    [picture, beside, awaited, filter, pace, asks, isStale],
  );
  return (
    <>
      {main}
      <Foot model={model} />
      {beside !== undefined && <StateStrip states={beside.states} />}
      <Announcer
        text={
          `Step ${index + 1} of ${all.length}: ` +
          `${cutText(mark.title, longest) ?? mark.title}${mark.doubtful === true ? ', doubtful' : ''}`
        }
      />
    </>
  );
}

function Main({ picture, beside, awaited, filter, pace, asks, isStale }: CourseProps): JSX.Element {
  return (
    <main
      class="course"
      data-playing={pace !== undefined}
      data-asks={asks}
      data-stale={isStale}
      data-drawn={picture.round.drawing.groups.length > 0}
      style={{ '--tempo': tempoOf(pace) }}
    >
      <Step picture={picture} awaited={awaited} filter={filter} pace={pace} isStale={isStale} />
      <aside class="after" aria-busy={awaited !== undefined || beside !== picture}>
        {beside !== undefined && <Beside picture={beside} filter={filter} />}
      </aside>
    </main>
  );
}

function Beside({ picture, filter }: { readonly picture: Picture; readonly filter: Filter | undefined }): JSX.Element {
  const {
    mark,
    step,
    round: { drawing },
  } = picture;
  const state = useMemo(() => <StateAfter picture={picture} />, [picture]);
  const present = useMemo(() => ({ contest: mark.contest, who: concernedIn(picture) }), [mark, step, drawing]);
  const drawn = useMemo(
    () => <WhoIsAfterWhom drawing={drawing} present={present} filter={filter} />,
    [drawing, present, filter],
  );
  return (
    <>
      {state}
      {drawing.groups.length > 0 && drawn}
    </>
  );
}

/** If there are many lines, those out of sight aren’t laid out. */
function WhoIsAfterWhom({
  drawing,
  present,
  filter,
}: {
  readonly drawing: DrawingView;
  readonly present: Present;
  readonly filter: Filter | undefined;
}): JSX.Element {
  const isMany = isCrowded(drawing);
  return (
    <section
      class="part after-whom"
      data-many={isMany}
      style={isMany ? { containIntrinsicBlockSize: `auto ${roomOf(drawing)}rem` } : undefined}
    >
      <h2 class="part-title">Who is after whom</h2>
      <Drawing drawing={drawing} present={present} filter={filter} />
    </section>
  );
}

/** The region is always present, because a region that appears together with its text isn’t read aloud. */
function Announcer({ text }: { readonly text: string }): JSX.Element {
  return (
    <p class="unseen" aria-live="polite">
      {text}
    </p>
  );
}

/** Shown before the first course; `reason` says why there is none yet. */
function Waiting({ reason }: { readonly reason: string | undefined }): JSX.Element {
  return (
    <main class="empty" aria-live="polite">
      <h1 class="unseen">Clashwright</h1>
      <p>{reason ?? 'Reading the scenario…'}</p>
    </main>
  );
}

/** Shown for a scenario without announcements. */
function EmptyCourse(): JSX.Element {
  return (
    <main class="empty">
      <h2>Nothing happens yet</h2>
      <p>No round of this scenario has an announcement yet. Write one, and its steps appear here:</p>
      <pre class="empty-example">{'round 1\n  Cassie: shoots Bill.\n  Bill: punches Ann.'}</pre>
    </main>
  );
}
