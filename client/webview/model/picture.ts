/**
 * What is in view: one step of a course with its whole round; only the very first picture is an outline until its round
 * is there.
 */
import type {
  CombatantView,
  CourseName,
  PanelModel,
  RoundMark,
  RoundView,
  StepMark,
  StepView,
  Trial,
} from '../../../server/protocol/index.ts';

/**
 * A step that the one in view is compared with: where it is, and how everybody stands after it, without marks of
 * change.
 */
export interface Compared {
  readonly course: CourseName;
  readonly key: string;
  /** `Step 4: Bill punches Ann`. */
  readonly title: string;
  readonly states: readonly CombatantView[];
}

export interface Picture {
  readonly course: CourseName;
  readonly model: PanelModel;
  /** Whether there is a branch beside the original. */
  readonly hasBranch: boolean;
  /** The step's place among all steps of the course, and among those of its round, from 0. */
  readonly index: number;
  readonly at: number;
  readonly roundMark: RoundMark;
  readonly mark: StepMark;
  readonly round: RoundView;
  readonly step: StepView;
  /** How everybody stands after the step, with what it changes marked. */
  readonly states: readonly CombatantView[];
  readonly compared?: Compared;
  /** Nothing is known of it yet but what stands at a glance: its round and states are empty. */
  readonly isOutline?: true;
  /** What is tried out, in the order of the model’s `trials`. */
  readonly trials: readonly Trial[];
}
