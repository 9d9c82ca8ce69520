/** View model of one round of a course in full, made when the reader reaches it. */
import { runToEnd, type PlayedRound, type RoundOdds, type Step } from '../../engine/index.ts';
import type { FindingView, RoundView, StepView } from '../../protocol/index.ts';
import { placesFrom } from '../places.ts';
import { detailTable, markedViews } from '../details/index.ts';
import type { SaidFinding } from '../timeline/step-findings.ts';
import { drawingSteps } from '../drawing/drawing-view.ts';
import { announcedIn, type Announced } from './announced.ts';
import { changedViews, standingViews } from './combatants.ts';
import { stateBefore } from './glance.ts';
import { natureOf } from './natures.ts';
import { ruleLink } from './rule-links.ts';
import { soughtTable } from './sought-table.ts';
import { viewContext, type ViewContext, type ViewInput } from './view-context.ts';

export interface RoundInput extends ViewInput {
  readonly round: PlayedRound;
  /** The odds of this round, if known. */
  readonly odds: RoundOdds | undefined;
  /** The odds of this round without trials, if requested. */
  readonly written?: RoundOdds | undefined;
}

export function roundView(input: RoundInput): RoundView {
  return runToEnd(roundViewSteps(input));
}

/** `roundView` as a generator. */
export function* roundViewSteps({ round, odds, written, ...input }: RoundInput): Generator<undefined, RoundView> {
  const context = viewContext(input);
  const announced = announcedIn(input.scenario, round.index);
  const before = standingViews(context, round.before);
  const steps: StepView[] = [];
  for (const [at, step] of round.steps.entries()) {
    yield;
    steps.push(yield* stepView(context, { round, step, at, announced, odds, written }));
  }
  yield;
  return { before, steps, drawing: yield* drawingSteps(context, round) };
}

/** A step with its index in the round. */
interface StepInView {
  readonly round: PlayedRound;
  readonly step: Step;
  readonly at: number;
  readonly announced: Announced;
  readonly odds: RoundOdds | undefined;
  readonly written: RoundOdds | undefined;
}

function* stepView(
  context: ViewContext,
  { round, step, at, announced, odds, written }: StepInView,
): Generator<undefined, StepView> {
  const before = stateBefore(round, at);
  const table =
    (yield* detailTable({ context, round: round.index, step, announced, odds, written })) ??
    soughtTable(context, { round, step, at, odds, written });
  const rule = step.rule === undefined ? undefined : ruleLink(context.ruleset, step.rule);
  const findings = context.findings?.get(step.key);
  return {
    key: step.key,
    text: table?.parties.some(({ note }) => note !== undefined) === true ? '' : step.text,
    // Harm is bad for one side and good for the other, so it has no tone.
    tone: natureOf(context, round, at, before) === 'harm' ? 'plain' : step.tone,
    ...(table === undefined ? {} : { table }),
    ...(findings === undefined ? {} : { findings: findings.map((finding) => findingView(context, finding)) }),
    prose: step.prose.map(({ kind, text }) => ({ kind, text })),
    ...(rule === undefined ? {} : { rule }),
    changed: [...changedViews(context, before, step.after), ...markedViews({ context, step })],
  };
}

function findingView({ scenario, linesOf }: ViewContext, { source, text }: SaidFinding): FindingView {
  return { text, place: placesFrom(scenario.source, linesOf)(source), lines: linesOf(source) };
}
