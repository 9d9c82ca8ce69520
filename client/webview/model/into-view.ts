/** Where the page has to go so that the heading of a new step is seen. */

/** A box in the window, in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

const margin = 16;

/**
 * By how many pixels the page has to scroll: 0 where the whole heading is in view already, else so that it stands at
 * the top.
 */
export function scrollTo(heading: Span, view: Span): number {
  const isSeen = heading.top >= view.top && heading.bottom <= view.bottom;
  return isSeen ? 0 : heading.top - view.top - margin;
}
