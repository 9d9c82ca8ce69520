/** Builds courses for tests: whole rounds, split into overviews and full rounds. */
import type {
  CombatantView,
  DrawingView,
  PanelModel,
  RoundMark,
  RoundView,
  StepMark,
  StepView,
} from '../../server/protocol/index.ts';

/** A step with its overview and details. */
export type WholeStep = StepMark & StepView;

export interface WholeRound {
  readonly mark: Omit<RoundMark, 'steps'>;
  readonly before: readonly CombatantView[];
  readonly drawing: DrawingView;
  readonly steps: readonly WholeStep[];
}

/** A course as the extension has it: the overview, and each round in full. */
export interface Course {
  readonly model: PanelModel;
  readonly rounds: readonly RoundView[];
}

export function courseOf(head: Omit<PanelModel, 'rounds'>, rounds: readonly WholeRound[]): Course {
  return { model: { ...head, rounds: rounds.map(roundMark) }, rounds: rounds.map(roundView) };
}

/** The complete rounds of a course, to be changed and split again. */
export function wholeRounds({ model, rounds }: Course): readonly WholeRound[] {
  return model.rounds.map(({ steps, ...mark }, at) => {
    const { before, drawing, steps: views } = rounds[at]!;
    return { mark, before, drawing, steps: steps.map((step, index) => ({ ...step, ...views[index]! })) };
  });
}

function roundMark({ mark, steps }: WholeRound): RoundMark {
  return { ...mark, steps: steps.map(stepMark) };
}

function stepMark({ key, kind, nature, title, changes, who, contest, lines, findings }: WholeStep): StepMark {
  return {
    key,
    kind,
    nature,
    title,
    changes,
    who,
    lines,
    ...(contest !== undefined && { contest }),
    ...(findings !== undefined && { doubtful: true }),
  };
}

function roundView({ before, drawing, steps }: WholeRound): RoundView {
  return { before, drawing, steps: steps.map(stepView) };
}

function stepView({ key, text, tone, table, findings, prose, rule, changed }: WholeStep): StepView {
  return {
    key,
    text,
    tone,
    prose,
    changed,
    ...(table !== undefined && { table }),
    ...(findings !== undefined && { findings }),
    ...(rule !== undefined && { rule }),
  };
}
