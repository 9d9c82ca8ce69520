/**
 * The course at a glance: playback controls, rounds, and a mark for every step; below it the branch, if there is one.
 */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Picture } from '../../model/picture.ts';
import { filteredBy } from '../../model/course/filter.ts';
import { leavesAt } from '../../model/course/timeline.ts';
import { type View, awaitedPlace } from '../../model/view.ts';
import { scrollWithin } from '../scroll-within.ts';
import { CourseRow } from './course-row.tsx';
import { Icon } from '../common/icon.tsx';
import { useRemembered } from '../unfolded.ts';
import { Transport } from './playback-controls.tsx';

interface Props {
  readonly picture: Picture;
  readonly view: View;
}

export function Timeline({ picture, view }: Props): JSX.Element {
  const whole = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const [isInSigns, setInSigns] = useRemembered('the timeline in signs');
  const { course, model } = picture;
  const original = course === 'original' ? model : view.showing?.original;
  const branch = !picture.hasBranch ? undefined : course === 'branch' ? model : view.showing?.branch;
  const index = awaitedPlace(view) === undefined ? picture.index : view.index;
  useLayoutEffect(() => (whole.current === null ? undefined : recordHeight(whole.current)), []);
  useLayoutEffect(() => {
    follow(rows.current);
  }, [picture, index, isInSigns]);
  const { redraws } = view.wish;
  const leaves = branch === undefined ? undefined : leavesAt(branch);
  return (
    <nav class="timeline" aria-label="Timeline" data-words={!isInSigns} ref={whole}>
      <Transport
        model={model}
        index={index}
        filter={view.filter}
        filtered={filteredBy(model, view.filter)}
        isPlaying={view.isPlaying}
        pace={view.pace}
      >
        <WordsButton isInSigns={isInSigns} setInSigns={setInSigns} />
      </Transport>
      <div class="rows" role="toolbar" aria-label="Steps" ref={rows}>
        {original !== undefined && (
          <CourseRow
            course="original"
            model={original}
            only={filteredBy(original, view.filter).only}
            inView={course}
            index={index}
            leaves={leaves}
            redraws={redraws}
          />
        )}
        {branch !== undefined && (
          <CourseRow
            course="branch"
            model={branch}
            only={filteredBy(branch, view.filter).only}
            inView={course}
            index={index}
            leaves={leaves}
            redraws={redraws}
          />
        )}
      </div>
    </nav>
  );
}

interface WordsProps {
  readonly isInSigns: boolean;
  readonly setInSigns: (isInSigns: boolean) => void;
}

/** Steps are lines of words with a sign at their margin, or signs only, which take less room. */
function WordsButton({ isInSigns, setInSigns }: WordsProps): JSX.Element {
  return (
    <button
      type="button"
      class="icon-button words-button"
      aria-label="Steps in words"
      aria-pressed={!isInSigns}
      title={isInSigns ? 'Show the steps in words' : 'Show the steps as signs only'}
      onClick={() => {
        setInSigns(!isInSigns);
      }}
    >
      <Icon name="list" />
    </button>
  );
}

/** While it sticks to the top it covers its own height of the page; focused elements keep clear of that. */
function recordHeight(timeline: HTMLElement): () => void {
  const page = document.documentElement;
  const size = new ResizeObserver(() => {
    page.style.setProperty('--timeline-height', `${timeline.offsetHeight}px`);
  });
  size.observe(timeline);
  return () => {
    size.disconnect();
    page.style.removeProperty('--timeline-height');
  };
}

// Scrolls the current mark into view within its round; scrolling the page is left to the step.
function follow(rows: HTMLElement | null): void {
  const mark = rows?.querySelector<HTMLElement>('.mark[aria-current]');
  if (rows === null || mark === undefined || mark === null) return;
  if (document.activeElement?.classList.contains('mark') === true && rows.contains(document.activeElement))
    mark.focus({ preventScroll: true });
  scrollWithin(mark.closest<HTMLElement>('.marks'), mark);
}
