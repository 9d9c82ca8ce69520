/** Reads a whole text and returns what the panel shows of a scenario in it; used by all these tests. */
import { analyze, roundWorth, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import { runToEnd } from '../../../server/engine/index.ts';
import type {
  PanelModel,
  RoundView,
  StateQuestion,
  StepMark,
  StepView,
  WhyView,
  WorthView,
} from '../../../server/protocol/index.ts';
import { panelModel, poolWorth, roundView, stateWhy, type LinesOf } from '../../../server/report/index.ts';

/** The overview of a step, and the step in full. */
export type WholeStep = StepMark & StepView;

export interface Panel {
  readonly model: PanelModel;
  readonly rounds: readonly RoundView[];
  /** The steps of all rounds. */
  readonly steps: readonly WholeStep[];
  readonly why: (step: string, question: StateQuestion) => WhyView | undefined;
  readonly worth: (step: string, who: string) => readonly (WorthView | null)[];
}

export function panelOf(text: string, index = 0): Panel {
  const { scenarios, linesOf } = analyze(text, { file: 'duel.clash', include: () => undefined });
  return panelIn(scenarios[index]!, linesOf);
}

/** Sentences have no lines if none are known, but distinct places. */
export function panelIn(
  played: ScenarioAnalysis,
  linesOf: LinesOf = ({ file, sentence }) => ({ uri: file, from: sentence + 1, to: sentence + 1 }),
): Panel {
  const { scenario, ruleset } = played;
  const [timeline, odds] = [played.timeline(), played.odds()];
  const oddsOf = (round: number) => odds.rounds.find((each) => each.index === round);
  const model = runToEnd(
    panelModel({
      uri: 'duel.clash',
      version: 1,
      index: 0,
      scenarios: [scenario],
      ruleset,
      timeline,
      errors: 0,
      linesOf,
      ownSeed: played.seed,
      reached: (round) => oddsOf(round)?.reached,
    }),
  )!;
  const rounds = timeline.rounds.map((round) =>
    roundView({ scenario, ruleset, linesOf, round, odds: oddsOf(round.index) }),
  );
  return {
    model,
    rounds,
    steps: model.rounds.flatMap(({ steps }, at) =>
      steps.map((mark, place) => ({ ...mark, ...rounds[at]!.steps[place]! })),
    ),
    why: (step, question) => stateWhy({ scenario, ruleset, linesOf, timeline, step, question }),
    worth: (key, who) => {
      const round = timeline.rounds.find(({ steps }) => steps.some((each) => each.key === key))!;
      const ofRound = oddsOf(round.index)!;
      return poolWorth({
        step: round.steps.find((each) => each.key === key)!,
        who,
        odds: ofRound,
        worthOf: (action) => roundWorth(played, ofRound).ofAction(action),
      });
    },
  };
}
