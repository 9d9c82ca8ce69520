/**
 * What the panel is shown of a played scenario at a glance: everything in words and numbers, so that it needs no rules.
 */
import type { Figure, Ruleset, Scenario, Source } from '../../engine/index.ts';
import type { CourseView, PanelModel, RoundMark, TrialView } from '../../protocol/index.ts';
import type { LinesOf } from '../places.ts';
import type { ToldTimeline } from '../timeline/step-findings.ts';
import { roundMark } from './glance.ts';
import { sidesOf } from './sides.ts';
import { viewContext } from './view-context.ts';

export interface PanelInput {
  readonly uri: string;
  readonly version: number;
  readonly scenarios: readonly Scenario[];
  /** Which of the scenarios is shown. */
  readonly index: number;
  readonly ruleset: Ruleset;
  readonly timeline: ToldTimeline;
  /** Set where the course goes on behind this timeline. */
  readonly goesOn?: boolean;
  /**
   * How likely each of the written rounds comes about, by its index; missing where that is certain of all, or isn’t
   * asked for.
   */
  readonly reached?: (round: number) => Figure | undefined;
  /** The seed that the file says. */
  readonly ownSeed: number;
  readonly redraws?: CourseView['redraws'];
  readonly trials?: readonly TrialView[];
  readonly errors: number;
  readonly linesOf: LinesOf;
  readonly isTried?: (source: Source) => boolean;
}

/** Undefined where the file has no such scenario. It stops after each round. */
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
