/** Which popover is open: at most one in the whole panel. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

interface Open {
  readonly anchor: HTMLElement;
  readonly close: () => void;
}

let current: Open | undefined;

/** How long the pointer must rest before a popover opens, in milliseconds, so that passing over opens nothing. */
const rest = 150;

/** The one pending timer: there is only one pointer. */
let resting: number | undefined;

export interface Opening {
  readonly isOpen: boolean;
  /** Opens when the pointer has rested here for a moment. */
  readonly point: (anchor: HTMLElement) => void;
  /** Opens at once. */
  readonly open: (anchor: HTMLElement) => void;
  readonly close: () => void;
  /** The pointer has left: closes, unless the focus is here. */
  readonly leave: (anchor: HTMLElement) => void;
}

/** A panel with thirty combatants has hundreds of popovers, so closed ones must cost as little as possible. */
export function useOpening(): Opening {
  const [isOpen, setOpen] = useState(false);
  const open = (anchor: HTMLElement): void => {
    window.clearTimeout(resting);
    if (current?.anchor === anchor) return;
    current?.close();
    current = {
      anchor,
      close: () => {
        setOpen(false);
      },
    };
    setOpen(true);
  };
  const point = (anchor: HTMLElement): void => {
    window.clearTimeout(resting);
    if (current?.anchor === anchor) return;
    resting = window.setTimeout(() => {
      if (anchor.isConnected && !isHeld()) open(anchor);
    }, rest);
  };
  const close = (): void => {
    if (!isOpen) return;
    current = undefined;
    setOpen(false);
  };
  const leave = (anchor: HTMLElement): void => {
    window.clearTimeout(resting);
    if (!anchor.contains(document.activeElement)) close();
  };
  return { isOpen, point, open, close, leave };
}

// A popover with keyboard focus stays open, whatever the pointer passes.
function isHeld(): boolean {
  return current?.anchor.querySelector('.popover :focus-visible') instanceof Element;
}

/**
 * Listens while a popover is open: Escape closes it, wherever the focus is; a focus inside it returns to the button.
 */
export function useOpen(popover: RefObject<HTMLElement | null>, close: () => void): void {
  // Before painting, so that a quick Escape isn’t missed.
  useLayoutEffect(() => {
    const { current: shown } = popover;
    const anchor = shown?.parentElement;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (shown?.contains(document.activeElement) === true) anchor?.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      if (current?.anchor === anchor) current = undefined;
    };
  }, []);
}
