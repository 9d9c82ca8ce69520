/** The course at a glance: how to go through it, its rounds, and in them a mark for every step; under it the branch, where there is one. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Picture } from '../model/picture.ts';
import { siftedBy } from '../model/sift.ts';
import { leavesAt } from '../model/timeline.ts';
import { type View, isComplete } from '../model/view.ts';
import { CourseRow } from './course-row.tsx';
import { Transport } from './transport.tsx';

interface Props {
  readonly picture: Picture;
  readonly view: View;
}

export function Timeline({ picture, view }: Props): JSX.Element {
  const rows = useRef<HTMLDivElement>(null);
  const { course, model, index } = picture;
  useLayoutEffect(() => { follow(rows.current); }, [picture]);
  const original = course === 'original' ? model : view.showing?.original;
  const branch = !picture.hasBranch ? undefined : course === 'branch' ? model : view.showing?.branch;
  // The wanted step may be ahead of the one in view for a moment; the slider is where the hand is.
  const wanted = view.showing !== undefined && (view.showing.original === model || view.showing.branch === model) && !isComplete(view) ? view.index : index;
  const leaves = branch === undefined ? undefined : leavesAt(branch);
  return (
    <nav class="timeline" aria-label="Timeline">
      <Transport picture={picture} wanted={wanted} filter={view.filter} sifted={siftedBy(model, view.filter)} isPlaying={view.isPlaying} pace={view.pace} />
      <div class="rows" role="toolbar" aria-label="Steps" ref={rows}>
        {original !== undefined && (
          <CourseRow course="original" model={original} only={siftedBy(original, view.filter).only} inView={course} index={index} leaves={leaves} />
        )}
        {branch !== undefined && (
          <CourseRow course="branch" model={branch} only={siftedBy(branch, view.filter).only} inView={course} index={index} leaves={leaves} />
        )}
      </div>
    </nav>
  );
}

// The mark in view is brought into the strip, which may scroll; the page is the step’s own matter.
function follow(rows: HTMLElement | null): void {
  const mark = rows?.querySelector<HTMLElement>('[aria-current]');
  const strip = mark?.closest<HTMLElement>('.rounds');
  if (rows === null || mark === undefined || mark === null || strip === undefined || strip === null) return;
  if (document.activeElement?.classList.contains('mark') === true && rows.contains(document.activeElement)) mark.focus({ preventScroll: true });
  const box = strip.getBoundingClientRect();
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < box.top) strip.scrollTop -= box.top - top;
  if (bottom > box.bottom) strip.scrollTop += bottom - box.bottom;
}
