/** What the panel is shown of a played scenario: everything in words and numbers, so that it needs no rules. */
import type { PlayedRound, RoundOdds, Ruleset, Scenario, ScenarioOdds, State, Step } from '../../engine/index.ts';
import type { FindingView, PanelModel, RoundView, StepView } from '../../protocol/index.ts';
import { percent } from '../figures.ts';
import { placesFrom, type LinesOf } from '../places.ts';
import type { SaidFinding, ToldTimeline } from '../step-findings.ts';
import { arrowViews } from './arrows.ts';
import { combatantViews } from './combatants.ts';
import { ruleLink } from './rule-links.ts';
import { sidesOf } from './sides.ts';
import { tableView } from './table.ts';
import type { ViewContext } from './view-context.ts';

export interface PanelInput {
  readonly uri: string;
  readonly version: number;
  readonly scenarios: readonly Scenario[];
  /** Which of the scenarios is shown. */
  readonly index: number;
  readonly ruleset: Ruleset;
  readonly timeline: ToldTimeline;
  readonly odds: ScenarioOdds;
  readonly errors: number;
  readonly linesOf: LinesOf;
}

/** Undefined where the file has no such scenario. */
export function panelModel(input: PanelInput): PanelModel | undefined {
  const scenario = input.scenarios[input.index];
  if (scenario === undefined) return undefined;
  const context: ViewContext = { scenario, ruleset: input.ruleset, sides: sidesOf(scenario), linesOf: input.linesOf, findings: input.timeline.findings };
  return {
    uri: input.uri,
    version: input.version,
    scenario: input.index,
    scenarios: input.scenarios.map((each) => ({ title: each.title, lines: input.linesOf(each.source) })),
    title: scenario.title,
    game: input.ruleset.title,
    seed: input.timeline.seed,
    rounds: input.timeline.rounds.map((round) => roundView(context, round, input.odds)),
    errors: input.errors,
  };
}

function roundView(context: ViewContext, round: PlayedRound, odds: ScenarioOdds): RoundView {
  const own = odds.rounds.find((each) => each.index === round.index);
  return {
    number: round.number,
    ...(round.title === undefined ? {} : { title: round.title }),
    ...reachedWords(own),
    steps: round.steps.map((step, index) => stepView(context, step, round.steps[index - 1]?.after ?? round.before, own)),
    arrows: arrowViews(context, round),
    lines: context.linesOf(round.source),
  };
}

function reachedWords(odds: RoundOdds | undefined): { readonly reached?: string } {
  if (odds?.reached === undefined || odds.reached.chance.equals(1)) return {};
  return { reached: `reached in ${percent(odds.reached, 1)} of all courses` };
}

function stepView(context: ViewContext, step: Step, before: State, odds: RoundOdds | undefined): StepView {
  const combatants = combatantViews(context, before, step.after);
  const table = tableView(context, step, odds);
  const rule = step.rule === undefined ? undefined : ruleLink(context.ruleset, step.rule);
  const findings = context.findings?.get(step.key);
  return {
    key: step.key,
    kind: step.kind,
    title: step.title,
    text: step.text,
    tone: step.tone,
    changes: combatants.some((combatant) => combatant.changed),
    ...(table === undefined ? {} : { table }),
    ...(findings === undefined ? {} : { findings: findings.map((finding) => findingView(context, finding)) }),
    prose: step.prose.map(({ kind, text }) => ({ kind, text })),
    ...(rule === undefined ? {} : { rule }),
    combatants,
    lines: context.linesOf(step.source),
  };
}

function findingView({ scenario, linesOf }: ViewContext, { source, text }: SaidFinding): FindingView {
  return { text, place: placesFrom(scenario.source, linesOf)(source), lines: linesOf(source) };
}
