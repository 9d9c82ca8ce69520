/** Messages between the extension and the panel. */
import type { CourseWish, Trial } from './course.ts';
import type { Outline, RoundPrint } from './outline.ts';
import type { PanelModel, RoundView, SoughtRound } from './panel.ts';
import type { ScenarioPlace } from './scenario-place.ts';
import type { StateQuestion } from './state.ts';
import type { Lines, WhyView, WorthView } from './why.ts';

/** The file’s course with its trials, and the branch from it. */
export type CourseName = 'original' | 'branch';

/** Export formats of a scenario and its course. */
export type ExportFormat =
  'transcript-md' | 'transcript-html' | 'transcript-json' | 'odds-csv' | 'sheet-md' | 'sheet-html' | 'drawing-svg';

/** Why a document can’t be queried: it is closed and can be reopened, or its file doesn’t exist. */
export type Gone = 'closed' | 'missing';

/**
 * A round to step through from its first step. `seed` is the first one whose course reaches it, if the file’s own
 * doesn’t: the page uses it only if the current course doesn’t reach the round.
 */
export interface Destination {
  readonly round: SoughtRound;
  readonly step: string;
  readonly seed?: number;
}

/** From the extension to the panel. */
export type ToPanel =
  /**
   * The summary of the course, and of the branch if one is requested. `id` identifies this showing: questions and
   * answers about its rounds carry it. Go to `step`, if it exists. `wish` is the wish that was answered: its trials are
   * in the order of those of the models. `together` is set if the panel doesn’t know it yet: whether panel and editor
   * move together. `missing` is the title of a scenario that the text no longer has; this one is shown in its place
   * until it is back.
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
  /** A round of a showing, by its index in its course. */
  | {
      readonly type: 'round';
      readonly id: number;
      readonly course: CourseName;
      readonly at: number;
      readonly round: RoundView;
    }
  /** The answer to a question, by its number; without content if nothing is known. */
  | { readonly type: 'why'; readonly ask: number; readonly why?: WhyView }
  | { readonly type: 'worth'; readonly ask: number; readonly worth: readonly (WorthView | null)[] }
  /** Go to the step at the caret. */
  | { readonly type: 'go'; readonly step: string }
  /**
   * The document can’t be played at present; the last good course stays, marked with this reason. `gone` is set if the
   * document can’t be queried meanwhile.
   */
  | { readonly type: 'stale'; readonly reason: string; readonly gone?: Gone }
  /** Go to a round, with another seed if necessary. */
  | ({ readonly type: 'seek' } & Destination)
  /** The caret is in this round, which the original doesn’t play. */
  | { readonly type: 'unplayed'; readonly round: SoughtRound }
  /** These trials are now in the file and no longer tried out; `outline` is that of the text they refer to. */
  | { readonly type: 'written'; readonly trials: readonly Trial[]; readonly outline?: Outline };

/** From the panel to the extension. */
export type FromPanel =
  | { readonly type: 'ready'; readonly state?: PanelState }
  | { readonly type: 'stepped'; readonly step: string; readonly lines: Lines }
  | { readonly type: 'reveal'; readonly lines: Lines }
  | { readonly type: 'rule'; readonly id: string }
  /** Reopen the document. */
  | { readonly type: 'open' }
  | { readonly type: 'scenario'; readonly scenario: number }
  /** Requests another course of a showing’s scenario. With redraws, the branch is requested too. */
  | { readonly type: 'wish'; readonly id: number; readonly wish: CourseWish }
  /** Requests a round of a showing in full. */
  | { readonly type: 'round'; readonly id: number; readonly course: CourseName; readonly at: number }
  /** The first rounds of a showing have been drawn: requests the rounds after them. */
  | { readonly type: 'rest'; readonly id: number }
  /** Asks why somebody’s state after a step is what it is. */
  | {
      readonly type: 'why';
      readonly ask: number;
      readonly course: CourseName;
      readonly step: string;
      readonly question: StateQuestion;
    }
  /** Asks what each chip of somebody’s pool in a step is worth. */
  | {
      readonly type: 'worth';
      readonly ask: number;
      readonly course: CourseName;
      readonly step: string;
      readonly who: string;
    }
  /** Writes these trials of a showing’s scenario into the file. */
  | { readonly type: 'write'; readonly id: number; readonly trials: readonly Trial[]; readonly outline?: Outline }
  /** Whether panel and editor move together. */
  | { readonly type: 'together'; readonly on: boolean }
  | {
      readonly type: 'export';
      readonly what: ExportFormat;
      readonly how: 'open' | 'save';
      readonly course: CourseName;
      /** For a drawing: the index of its round in the course. */ readonly at: number;
    };

/** The panel’s state that survives a reload of the window. */
export interface PanelState extends Omit<ScenarioPlace, 'gone'> {
  /** Increased when this type changes; a state of any other format is discarded. */
  readonly format: 3;
  readonly uri: string;
  readonly wish: CourseWish;
  readonly course: CourseName;
  readonly step?: string;
  /** The outline of the text in which the step was seen. */
  readonly outline?: Outline;
  /**
   * Only outcomes, or steps that concern this combatant or this contest of a round (by number and index), are stepped
   * through. `among` are the participants of the contest, by which it is found again when an edit moves it. `gone` is
   * set if its round is gone.
   */
  readonly filter?:
    | { readonly outcomes: true }
    | { readonly who: string }
    | {
        readonly round: number;
        readonly contest: number;
        readonly among?: readonly string[];
        readonly gone?: RoundPrint;
      };
  /** A step that others are compared with. */
  readonly pinned?: { readonly course: CourseName; readonly step: string };
  /** Seconds per step while the course plays automatically. */
  readonly pace: number;
  readonly together: boolean;
}
