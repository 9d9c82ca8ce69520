/**
 * Positions a popover: below its chip, to keep what is above visible; above it if there is room only there, without
 * covering the timeline; and always within the sides of the window.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chip’s box in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = 6;
const margin = 8;

/** The window; `top` is the lower edge of what covers its top. */
export interface Room extends Size {
  readonly top: number;
}

/** The popover’s left and top edge in pixels, relative to the chip’s. */
export function placeBeside(chip: Box, popover: Size, view: Room): { readonly left: number; readonly top: number } {
  const rightmost = view.width - margin - popover.width;
  const left = Math.max(margin, Math.min(chip.left, rightmost)) - chip.left;
  const below = chip.bottom - chip.top + gap;
  const above = -gap - popover.height;
  const fitsBelow = chip.top + below + popover.height <= view.height - margin;
  return { left, top: fitsBelow || chip.top + above < Math.max(margin, view.top) ? below : above };
}
