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

function settle(popover: HTMLElement): void {
  const anchor = popover.parentElement;
  if (anchor === null) return;
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const box = anchor.getBoundingClientRect();
  const { left, top } = placeBeside(box, size, {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  // In a part that scrolls it is placed in the window.
  const from = getComputedStyle(popover).position === 'fixed' ? box : { left: 0, top: 0 };
  popover.style.left = `${from.left + left}px`;
  popover.style.top = `${from.top + top}px`;
}
