/**
 * What stands beside the step, the state and the drawing, is drawn after it where there is much of it: so the step
 * itself is there at once.
 */
import { isCrowded } from './model/drawn-lines.ts';
import type { Picture } from './model/picture.ts';

const many = 12;

/** Whether what stands beside the step waits until the step has been painted. */
export function follows({ states, round }: Picture): boolean {
  return states.length > many || isCrowded(round.drawing);
}

/** Calls back as soon as the next frame has been painted. */
export function afterPaint(callBack: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(callBack);
  });
}
