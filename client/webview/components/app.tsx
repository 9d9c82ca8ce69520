/** The whole panel: its head, what is tried out, the timeline, notices, and the step in view with the state after it. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Filter } from '../intents.ts';
import { branchHere } from '../model/branching.ts';
import type { Picture } from '../model/picture.ts';
import { type View, shownCourse } from '../model/view.ts';
import { Announcer } from './announcer.tsx';
import { Drawing } from './drawing.tsx';
import { EmptyCourse, Waiting } from './empty.tsx';
import { Foot } from './foot.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { StateAfter } from './state-after.tsx';
import { Step } from './step.tsx';
import { Timeline } from './timeline.tsx';
import { Trials } from './trials.tsx';

/** Everything is drawn from the last complete picture, so that no part of the panel is ahead of another. */
export function App({ view }: { readonly view: View }): JSX.Element {
  const [asks, setAsks] = useState(false);
  const { picture } = view;
  const model = picture?.model ?? shownCourse(view)?.model;
  if (model === undefined || (picture === undefined && model.rounds.some(({ steps }) => steps.length > 0))) return <Waiting reason={view.stale} />;
  const isTrying = model.trials.length > 0;
  return (
    <>
      <Header
        model={model} hasSteps={picture !== undefined} filter={view.filter} isTogether={view.isTogether} canBranch={branchHere(view) !== undefined}
        asks={asks} setAsks={setAsks}
      />
      {picture !== undefined && (asks || isTrying) && <Trials picture={picture} asks={asks} />}
      {picture !== undefined && <Timeline picture={picture} view={view} />}
      <Notices model={model} stale={view.stale} filter={view.filter} />
      {picture === undefined ? <EmptyCourse /> : <Course picture={picture} filter={view.filter} isPlaying={view.isPlaying} asks={asks} isStale={view.stale !== undefined} />}
    </>
  );
}

interface CourseProps {
  readonly picture: Picture;
  readonly filter: Filter | undefined;
  readonly isPlaying: boolean;
  /** Whether something is to be tried out: then it is shown where it can be. */
  readonly asks: boolean;
  /** Whether the text has gone on, and this course with it no more. */
  readonly isStale: boolean;
}

function Course({ picture, filter, isPlaying, asks, isStale }: CourseProps): JSX.Element {
  const { model, mark, index } = picture;
  const count = model.rounds.reduce((sum, { steps }) => sum + steps.length, 0);
  const main = useMemo(
    () => <Main picture={picture} filter={filter} isPlaying={isPlaying} asks={asks} isStale={isStale} />,
    [picture, filter, isPlaying, asks, isStale],
  );
  return (
    <>
      {main}
      <Foot model={model} />
      <Announcer text={`Step ${index + 1} of ${count}: ${mark.title}${mark.doubtful === true ? ', doubtful' : ''}`} />
    </>
  );
}

function Main({ picture, filter, isPlaying, asks, isStale }: CourseProps): JSX.Element {
  const { drawing } = picture.round;
  const drawn = useMemo(() => <WhoIsAfterWhom drawing={drawing} filter={filter} />, [drawing, filter]);
  return (
    <main class="course" data-playing={isPlaying} data-asks={asks} data-stale={isStale}>
      <Step picture={picture} isPlaying={isPlaying} isStale={isStale} />
      <aside class="after">
        <StateAfter picture={picture} />
        {drawing.groups.length > 0 && drawn}
      </aside>
    </main>
  );
}

function WhoIsAfterWhom({ drawing, filter }: { readonly drawing: Picture['round']['drawing']; readonly filter: Filter | undefined }): JSX.Element {
  return (
    <section class="part">
      <h2 class="part-title">Who is after whom</h2>
      <Drawing drawing={drawing} filter={filter} />
    </section>
  );
}
