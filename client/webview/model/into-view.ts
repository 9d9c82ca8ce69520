/** Computes the scrolling that brings a new step’s heading into view. */

/** A box in the window, in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

const margin = 16;

/** The scroll distance in pixels: 0 if the whole heading is visible, else to bring it to the top. */
export function scrollTo(heading: Span, view: Span): number {
  const isSeen = heading.top >= view.top && heading.bottom <= view.bottom;
  return isSeen ? 0 : heading.top - view.top - margin;
}
