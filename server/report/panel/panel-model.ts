/** What the panel is shown of a played scenario: everything in words and numbers, so that it needs no rules. */
import type { PlayedRound, RoundOdds, Ruleset, Scenario, ScenarioOdds, State, Step } from '../../engine/index.ts';
import type { FindingView, PanelModel, RoundView, StepView } from '../../protocol/index.ts';
import { neverReached, reachedWords } from '../figures.ts';
import { placesFrom, type LinesOf } from '../places.ts';
import type { SaidFinding, ToldTimeline } from '../step-findings.ts';
import { arrowViews } from './arrows.ts';
import { combatantViews } from './combatants.ts';
import { natureOf } from './natures.ts';
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
    ...reachedView(own),
    steps: round.steps.map((step, index) => stepView(context, { round, index, step, before: round.steps[index - 1]?.after ?? round.before }, own)),
    arrows: arrowViews(context, round),
    lines: context.linesOf(round.source),
  };
}

function reachedView(odds: RoundOdds | undefined): { readonly reached?: string } {
  const words = reachedWords(odds?.reached);
  return words === '' ? {} : { reached: words === neverReached ? words : `${words} of all courses` };
}

/** A step with where it stands in its round, and how everybody stood before it. */
interface Told {
  readonly round: PlayedRound;
  readonly index: number;
  readonly step: Step;
  readonly before: State;
}

function stepView(context: ViewContext, { round, index, step, before }: Told, odds: RoundOdds | undefined): StepView {
  const nature = natureOf(context, round, index, before);
  const combatants = combatantViews(context, before, step.after);
  const table = tableView(context, step, odds);
  const rule = step.rule === undefined ? undefined : ruleLink(context.ruleset, step.rule);
  const findings = context.findings?.get(step.key);
  return {
    key: step.key,
    kind: step.kind,
    nature,
    title: step.title,
    text: table?.parties.some(({ note }) => note !== undefined) === true ? '' : step.text,
    // What is bad for one side is good for the other.
    tone: nature === 'harm' ? 'plain' : step.tone,
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
