/** What extension and panel say to each other. */
import type { CourseWish, Trial } from './course.ts';
import type { Outline, RoundPrint } from './outline.ts';
import type { PanelModel, RoundView, SoughtRound } from './panel.ts';
import type { ScenarioPlace } from './scenario-place.ts';
import type { StateQuestion } from './state.ts';
import type { Lines, WhyView, WorthView } from './why.ts';

/** The course that the file gives with what is tried out, and the branch from it. */
export type CourseName = 'original' | 'branch';

/** What can be taken away of a scenario and its course. */
export type TakeAway =
  'transcript-md' | 'transcript-html' | 'transcript-json' | 'odds-csv' | 'sheet-md' | 'sheet-html' | 'drawing-svg';

/** Why nothing can be asked about a document: it is closed, and can be opened again, or its file isn't there. */
export type Gone = 'closed' | 'missing';

/**
 * A round that is to be stepped through from its first step. `seed` is the first whose course comes to it, where that
 * of the file doesn't: the page draws with it only where the course in view doesn't come to the round.
 */
export interface Destination {
  readonly round: SoughtRound;
  readonly step: string;
  readonly seed?: number;
}

/** From the extension to the panel. */
export type ToPanel =
  /**
   * The course at a glance, and the branch where one is wanted. `id` names this showing: what is asked and answered
   * about its rounds carries it. Go to `step`, where it exists. `wish` is what it was asked for with: its trials are in
   * the order of those of the models. `together` is there where the panel doesn't know it yet: whether panel and text
   * are to move together. `missing` is the title of a scenario that the text has no more, and in whose place this one
   * is shown until it is there again.
   */
  | {
      readonly type: 'show';
      readonly id: number;
      readonly original: PanelModel;
      readonly branch?: PanelModel;
      readonly step?: string;
      readonly wish?: CourseWish;
      readonly together?: boolean;
      readonly missing?: string;
    }
  /** A round of what is shown, by its place in its course. */
  | {
      readonly type: 'round';
      readonly id: number;
      readonly course: CourseName;
      readonly at: number;
      readonly round: RoundView;
    }
  /** The answer to a question, by the number that it was asked with; without an answer where nothing can be said. */
  | { readonly type: 'why'; readonly ask: number; readonly why?: WhyView }
  | { readonly type: 'worth'; readonly ask: number; readonly worth: readonly (WorthView | null)[] }
  /** Go to the step that the caret is in. */
  | { readonly type: 'go'; readonly step: string }
  /**
   * The document can't be played any more; the last good course stays, marked with this reason. `gone` is there where
   * nothing can be asked about it meanwhile.
   */
  | { readonly type: 'stale'; readonly reason: string; readonly gone?: Gone }
  /** Go to a round, by another seed if need be. */
  | ({ readonly type: 'seek' } & Destination)
  /** The caret is in this round, which isn't played in the original. */
  | { readonly type: 'unplayed'; readonly round: SoughtRound }
  /**
   * Trials that are written into the file now are tried out no more; `outline` is that of the text for which they are
   * named.
   */
  | { readonly type: 'written'; readonly trials: readonly Trial[]; readonly outline?: Outline };

/** From the panel to the extension. */
export type FromPanel =
  | { readonly type: 'ready'; readonly state?: PanelState }
  | { readonly type: 'stepped'; readonly step: string; readonly lines: Lines }
  | { readonly type: 'reveal'; readonly lines: Lines }
  | { readonly type: 'rule'; readonly id: string }
  /** The document is to be opened again. */
  | { readonly type: 'open' }
  | { readonly type: 'scenario'; readonly scenario: number }
  /** Another course is wanted of the scenario of a showing. The branch is wanted where there are redraws. */
  | { readonly type: 'wish'; readonly id: number; readonly wish: CourseWish }
  /** A round of what is shown is wanted in full. */
  | { readonly type: 'round'; readonly id: number; readonly course: CourseName; readonly at: number }
  /** The first rounds of what is shown have been drawn: those that go on from there are wanted. */
  | { readonly type: 'rest'; readonly id: number }
  /** Why is somebody's state as it is after a step? */
  | {
      readonly type: 'why';
      readonly ask: number;
      readonly course: CourseName;
      readonly step: string;
      readonly question: StateQuestion;
    }
  /** What is each chip of somebody's pool in a step worth? */
  | {
      readonly type: 'worth';
      readonly ask: number;
      readonly course: CourseName;
      readonly step: string;
      readonly who: string;
    }
  /** These trials of the scenario of a showing are to be written into the file. */
  | { readonly type: 'write'; readonly id: number; readonly trials: readonly Trial[]; readonly outline?: Outline }
  /** Whether panel and text move together. */
  | { readonly type: 'together'; readonly on: boolean }
  | {
      readonly type: 'take';
      readonly what: TakeAway;
      readonly how: 'open' | 'save';
      readonly course: CourseName;
      /** Where a drawing is wanted: its round, by its place in the course. */ readonly at: number;
    };

/** What the panel keeps over a reload of the window. */
export interface PanelState extends Omit<ScenarioPlace, 'gone'> {
  /** Raised when this shape changes; a state of any other format is forgotten. */
  readonly format: 3;
  readonly uri: string;
  readonly wish: CourseWish;
  readonly course: CourseName;
  readonly step?: string;
  /** That of the text in which the step was seen. */
  readonly outline?: Outline;
  /**
   * Only steps that concern this combatant, or this contest of a round by its number and its place, are stepped
   * through. `among` are those who are in the contest: by them it is known when an edit gives it another place. `gone`
   * is set where its round is gone.
   */
  readonly filter?:
    | { readonly who: string }
    | {
        readonly round: number;
        readonly contest: number;
        readonly among?: readonly string[];
        readonly gone?: RoundPrint;
      };
  /** A step that others are compared with. */
  readonly pinned?: { readonly course: CourseName; readonly step: string };
  /** Seconds that each step is shown while the course goes on by itself. */
  readonly pace: number;
  readonly together: boolean;
}
