/** Where a popover goes: above its chip where there is room, so that what comes next can be pointed at; under it otherwise, and never past the sides of the window. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chip's box in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = 6;
const margin = 8;

/** The popover's left and top edge in pixels, counted from the chip's. */
export function placeBeside(chip: Box, popover: Size, view: Size): { readonly left: number; readonly top: number } {
  const rightmost = view.width - margin - popover.width;
  const left = Math.max(margin, Math.min(chip.left, rightmost)) - chip.left;
  const below = chip.bottom - chip.top + gap;
  const above = -gap - popover.height;
  return { left, top: chip.top + above >= margin ? above : below };
}
