/** A popover beside its button: kept inside the window, and repositioned whenever it grows. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside } from '../../model/popover-place.ts';
import { useOpen } from './opening.ts';

interface Props {
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Popover({ close, children }: Props): JSX.Element {
  const popover = useRef<HTMLDivElement>(null);
  useOpen(popover, close);
  useLayoutEffect(() => {
    const { current } = popover;
    if (current === null) return undefined;
    settle(current);
    const growth = new ResizeObserver(() => {
      settle(current);
    });
    growth.observe(current);
    return () => {
      growth.disconnect();
    };
  }, []);
  return (
    <div class="popover" role="group" ref={popover}>
      {children}
    </div>
  );
}

/** The lower edge of the timeline, if that is above the anchor and doesn’t contain it. */
function coveredTop(anchor: HTMLElement): number {
  const timeline = document.querySelector('.timeline');
  if (timeline === null || timeline.compareDocumentPosition(anchor) !== Node.DOCUMENT_POSITION_FOLLOWING) return 0;
  return Math.max(0, timeline.getBoundingClientRect().bottom);
}

function settle(popover: HTMLElement): void {
  const anchor = popover.parentElement;
  if (anchor === null) return;
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const box = anchor.getBoundingClientRect();
  // In the strip, which may scroll, it is placed in the window; above the strip is the only place for it.
  const isInStrip = getComputedStyle(popover).position === 'fixed';
  const { left, top } = placeBeside(box, size, {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
    top: isInStrip ? 0 : coveredTop(anchor),
  });
  const from = isInStrip ? box : { left: 0, top: 0 };
  popover.style.left = `${from.left + left}px`;
  popover.style.top = `${from.top + top}px`;
}
