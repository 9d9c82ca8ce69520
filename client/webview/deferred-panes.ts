/**
 * Renders the panes beside the step, the state and the drawing, after it if they are large, so that the step itself
 * appears at once.
 */
import { isCrowded } from './model/drawn-lines.ts';
import type { Picture } from './model/picture.ts';

const many = 12;

/** Whether the panes beside the step wait until the step has been painted. */
export function follows({ states, round }: Picture): boolean {
  return states.length > many || isCrowded(round.drawing);
}

/** Calls back as soon as the next frame has been painted. */
export function afterPaint(callBack: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(callBack);
  });
}
