/** The picture in view: one step of a course with its whole round; the very first is an outline until that arrives. */
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

/** The step that the current one is compared with, and the states after it, without change marks. */
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
  /** Whether there is a branch in addition to the original. */
  readonly hasBranch: boolean;
  /** The step’s index in the course, and (`at`) in its round, both from 0. */
  readonly index: number;
  readonly at: number;
  readonly roundMark: RoundMark;
  readonly mark: StepMark;
  readonly round: RoundView;
  readonly step: StepView;
  /** The combatants’ states after the step, with its changes marked. */
  readonly states: readonly CombatantView[];
  readonly compared?: Compared;
  /** Set if only the overview is known: `round` and `states` are empty. */
  readonly isOutline?: true;
  /** The trials, in the order of the model’s `trials`. */
  readonly trials: readonly Trial[];
}
