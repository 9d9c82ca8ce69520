/** What a reader can do, passed down to every part of the panel. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type {
  CourseName,
  ExportFormat,
  Lines,
  PanelState,
  StateQuestion,
  Trial,
  WhyView,
  WorthView,
} from '../../server/protocol/index.ts';
import type { Move } from './model/course/places.ts';

export type Filter = NonNullable<PanelState['filter']>;

export interface Intents {
  readonly move: (move: Move) => void;
  /** Goes to a step by its index in a course, by default the shown one. */
  readonly visit: (index: number, course?: CourseName) => void;
  /** Goes to a step by its key. */
  readonly goTo: (step: string) => void;
  /** Starts or stops playback. */
  readonly play: () => void;
  /** Sets the seconds that each step is shown during playback. */
  readonly setPace: (seconds: number) => void;
  /** Filters the steps by combatant or contest; undefined shows all. */
  readonly sift: (filter: Filter | undefined) => void;
  /** Shows these lines in the editor. */
  readonly reveal: (lines: Lines) => void;
  readonly openRule: (id: string) => void;
  /** Opens the course’s document again. */
  readonly openFile: () => void;
  /** Requests another scenario of the file, by its index. */
  readonly choose: (scenario: number) => void;
  /** Tries something out in addition to earlier trials; replaces an older trial of the same thing. */
  readonly attempt: (trial: Trial) => void;
  /** Forgets these trials, or all. */
  readonly forget: (trials?: readonly Trial[]) => void;
  /** Writes these trials, or all, into the file. */
  readonly write: (trials?: readonly Trial[]) => void;
  /** Gives the shown course another seed. */
  readonly setSeed: (seed: number) => void;
  /** Draws the shown course again with another seed. */
  readonly drawAgain: () => void;
  /** Keeps the course before the current step, and redraws it from there. */
  readonly branch: () => void;
  /** Shows the original or the branch; `dropBranch` forgets the branch. */
  readonly turnTo: (course: CourseName) => void;
  readonly dropBranch: () => void;
  /** Pins the current step for comparison with others, or unpins it. */
  readonly pin: () => void;
  /** Whether panel and editor move together. */
  readonly moveTogether: (on: boolean) => void;
  readonly exportScenario: (what: ExportFormat, how: 'open' | 'save') => void;
  /** Why a part of somebody’s state is as it is after the current step; undefined without an answer. */
  readonly askWhy: (question: StateQuestion) => Promise<WhyView | undefined>;
  /** What each chip of somebody’s pool in a step of the shown course is worth, in order; empty without an answer. */
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
  exportScenario: nothing,
  askWhy: () => Promise.resolve(undefined),
  askWorth: () => Promise.resolve([]),
});

/** The intents of the surrounding panel. */
export function useIntents(): Intents {
  return useContext(IntentsContext);
}
