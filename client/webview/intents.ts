/** What a reader can do, handed down to every part of the panel. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type {
  CourseName,
  Lines,
  PanelState,
  StateQuestion,
  TakeAway,
  Trial,
  WhyView,
  WorthView,
} from '../../server/protocol/index.ts';
import type { Move } from './model/course/places.ts';

export type Filter = NonNullable<PanelState['filter']>;

export interface Intents {
  readonly move: (move: Move) => void;
  /** Goes to a step by its index in a course, the one in view where none is named. */
  readonly visit: (index: number, course?: CourseName) => void;
  /** Goes to a step by its key. */
  readonly goTo: (step: string) => void;
  /** Goes on by itself, or stops. */
  readonly play: () => void;
  /** Seconds that each step is shown meanwhile. */
  readonly setPace: (seconds: number) => void;
  /** Steps only through what concerns somebody, or a contest; through everything where nothing is named. */
  readonly sift: (filter: Filter | undefined) => void;
  /** Shows these lines in the editor. */
  readonly reveal: (lines: Lines) => void;
  readonly openRule: (id: string) => void;
  /** Opens the document of the course again. */
  readonly openFile: () => void;
  /** Asks for another scenario of the file, by its index. */
  readonly choose: (scenario: number) => void;
  /** Tries something out beside what is tried already; an older trial of the same thing gives way to it. */
  readonly attempt: (trial: Trial) => void;
  /** These trials, or all, are tried no more. */
  readonly forget: (trials?: readonly Trial[]) => void;
  /** These trials, or all, are written into the file. */
  readonly write: (trials?: readonly Trial[]) => void;
  /** Gives the course in view another seed. */
  readonly setSeed: (seed: number) => void;
  /** Draws the course in view once more with another seed. */
  readonly drawAgain: () => void;
  /** Keeps the course as it is before the step in view, and throws anew from there. */
  readonly branch: () => void;
  /** Shows the original or the branch; `dropBranch` forgets the branch. */
  readonly turnTo: (course: CourseName) => void;
  readonly dropBranch: () => void;
  /** Pins the step in view to compare others with it, or lets go of the one that is pinned. */
  readonly pin: () => void;
  /** Whether panel and text move together. */
  readonly moveTogether: (on: boolean) => void;
  readonly take: (what: TakeAway, how: 'open' | 'save') => void;
  /** Why somebody stands as they do after the step in view; undefined where nothing can be said. */
  readonly askWhy: (question: StateQuestion) => Promise<WhyView | undefined>;
  /**
   * What each chip of somebody's pool in a step of the course in view is worth, in their order; empty where nothing can
   * be said.
   */
  readonly askWorth: (step: string, who: string) => Promise<readonly (WorthView | null)[]>;
}

const nothing = (): void => undefined;

export const IntentsContext = createContext<Intents>({
  move: nothing,
  visit: nothing,
  goTo: nothing,
  play: nothing,
  setPace: nothing,
  sift: nothing,
  reveal: nothing,
  openRule: nothing,
  openFile: nothing,
  choose: nothing,
  attempt: nothing,
  forget: nothing,
  write: nothing,
  setSeed: nothing,
  drawAgain: nothing,
  branch: nothing,
  turnTo: nothing,
  dropBranch: nothing,
  pin: nothing,
  moveTogether: nothing,
  take: nothing,
  askWhy: () => Promise.resolve(undefined),
  askWorth: () => Promise.resolve([]),
});

/** The intents of the panel that a part stands in. */
export function useIntents(): Intents {
  return useContext(IntentsContext);
}
