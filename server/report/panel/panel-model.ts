/** The panel’s summary of a played scenario, all in words and numbers, so that the panel needs no rules. */
import type { Figure, Ruleset, Scenario, Source } from '../../engine/index.ts';
import type { CourseView, PanelModel, RoundMark, TrialView } from '../../protocol/index.ts';
import type { LinesOf } from '../places.ts';
import type { TimelineWithFindings } from '../timeline/step-findings.ts';
import { roundMark } from './glance.ts';
import { sidesOf } from './sides.ts';
import { viewContext } from './view-context.ts';

export interface PanelInput {
  readonly uri: string;
  readonly version: number;
  readonly scenarios: readonly Scenario[];
  /** Index of the scenario that is shown. */
  readonly index: number;
  readonly ruleset: Ruleset;
  readonly timeline: TimelineWithFindings;
  /** Set if the course continues beyond this timeline. */
  readonly goesOn?: boolean;
  /** The chance that a written round is reached, by index; missing if all are certain, or if not requested. */
  readonly reached?: (round: number) => Figure | undefined;
  /** The seed in the file. */
  readonly ownSeed: number;
  readonly redraws?: CourseView['redraws'];
  readonly trials?: readonly TrialView[];
  readonly errors: number;
  readonly linesOf: LinesOf;
  readonly isTried?: (source: Source) => boolean;
}

/** Undefined if the file has no such scenario. Yields after each round. */
export function* panelModel(input: PanelInput): Generator<undefined, PanelModel | undefined> {
  const scenario = input.scenarios[input.index];
  if (scenario === undefined) return undefined;
  const { uri, version, ruleset, timeline, linesOf, errors } = input;
  const context = viewContext({ ...input, scenario, findings: timeline.findings });
  const rounds: RoundMark[] = [];
  for (const round of timeline.rounds) {
    rounds.push(roundMark(context, round, input.reached?.(round.index)));
    yield;
  }
  return {
    uri,
    version,
    errors,
    scenario: input.index,
    scenarios: input.scenarios.map((each) => ({ title: each.title, lines: linesOf(each.source) })),
    title: scenario.title,
    game: ruleset.title,
    ...(ruleset.calls === undefined ? {} : { calls: ruleset.calls }),
    seed: timeline.seed,
    ownSeed: input.ownSeed,
    course: { redraws: input.redraws ?? [] },
    trials: input.trials ?? [],
    cast: castViews(scenario, linesOf),
    rounds,
    ...(input.goesOn === true ? { goesOn: true } : {}),
  };
}

function castViews(scenario: Scenario, linesOf: LinesOf): PanelModel['cast'] {
  const sides = sidesOf(scenario);
  return scenario.combatants.map(({ name, side, source }) => {
    const sideName = side.id ?? side.text;
    return { name, side: sides(sideName), sideName, lines: linesOf(source) };
  });
}
