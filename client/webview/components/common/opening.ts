/** Which popover is open: one at a time in the whole panel. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

interface Open {
  readonly anchor: HTMLElement;
  readonly close: () => void;
}

let current: Open | undefined;

/** Milliseconds that the pointer rests before something opens: on its way to somewhere else it opens nothing. */
const rest = 150;

/** There is one pointer, so it waits in one place at most. */
let resting: number | undefined;

export interface Opening {
  readonly isOpen: boolean;
  /** Opens when the pointer has rested here for a moment. */
  readonly point: (anchor: HTMLElement) => void;
  /** Opens at once. */
  readonly open: (anchor: HTMLElement) => void;
  readonly close: () => void;
  /** The pointer is elsewhere now: closes, unless the focus is here. */
  readonly leave: (anchor: HTMLElement) => void;
}

/** Of a panel with thirty combatants hundreds can be opened, so what is closed costs as little as can be. */
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

// Who stands in a popover by the keyboard keeps it, whatever the pointer passes.
function isHeld(): boolean {
  return current?.anchor.querySelector('.popover :focus-visible') instanceof Element;
}

/**
 * What holds while a popover is open: it closes with Escape, wherever the focus is; whose focus was in it finds it back
 * at the button.
 */
export function useOpen(popover: RefObject<HTMLElement | null>, close: () => void): void {
  // Before anything is drawn, so that a quick Escape is heard.
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
