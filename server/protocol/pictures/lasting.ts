/** View model of how long things last. */
import type { ChanceView } from '../table.ts';

declare module '../table.ts' {
  interface PicturesView {
    readonly lasting?: LastingView;
  }
}

interface LastingView {
  readonly things: readonly LastingThingView[];
}

/** `says` is the main figure in words; `left` are the chances that it is still there after 1, 2, 3… units of time. */
interface LastingThingView {
  readonly title: string;
  readonly says: string;
  readonly left: readonly ChanceView[];
}
