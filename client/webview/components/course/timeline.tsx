/**
 * The course at a glance: how to go through it, its rounds, and in them a mark for every step; under it the branch,
 * where there is one.
 */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Picture } from '../../model/picture.ts';
import { filteredBy } from '../../model/course/filter.ts';
import { leavesAt } from '../../model/course/timeline.ts';
import { type View, awaitedPlace } from '../../model/view.ts';
import { CourseRow } from './course-row.tsx';
import { Transport } from './playback-controls.tsx';

interface Props {
  readonly picture: Picture;
  readonly view: View;
}

export function Timeline({ picture, view }: Props): JSX.Element {
  const whole = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { course, model } = picture;
  const original = course === 'original' ? model : view.showing?.original;
  const branch = !picture.hasBranch ? undefined : course === 'branch' ? model : view.showing?.branch;
  const index = awaitedPlace(view) === undefined ? picture.index : view.index;
  useLayoutEffect(() => (whole.current === null ? undefined : tellHeight(whole.current)), []);
  useLayoutEffect(() => {
    follow(rows.current);
  }, [picture, index]);
  const { redraws } = view.wish;
  const leaves = branch === undefined ? undefined : leavesAt(branch);
  return (
    <nav class="timeline" aria-label="Timeline" ref={whole}>
      <Transport
        model={model}
        index={index}
        filter={view.filter}
        filtered={filteredBy(model, view.filter)}
        isPlaying={view.isPlaying}
        pace={view.pace}
      />
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

/** While it stays in view it covers as much of the page as it is high, which what gets the focus keeps clear of. */
function tellHeight(timeline: HTMLElement): () => void {
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

// The mark in view is brought into the strip, which may scroll, as its round may in a narrow window; the page is the
// step’s own matter.
function follow(rows: HTMLElement | null): void {
  const mark = rows?.querySelector<HTMLElement>('[aria-current]');
  if (rows === null || mark === undefined || mark === null) return;
  if (document.activeElement?.classList.contains('mark') === true && rows.contains(document.activeElement))
    mark.focus({ preventScroll: true });
  for (const part of ['.marks', '.rounds']) bringInto(mark.closest<HTMLElement>(part), mark);
}

function bringInto(strip: HTMLElement | null, mark: HTMLElement): void {
  if (strip === null) return;
  const box = strip.getBoundingClientRect();
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < box.top) strip.scrollTop -= box.top - top;
  if (bottom > box.bottom) strip.scrollTop += bottom - box.bottom;
}
