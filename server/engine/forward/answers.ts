/** What the questions of one scenario were answered with in the courses of a layer. */
import type { Condition, Fact } from '../scenario.ts';
import { countedCosts, type Costs } from '../play/overall/costs.ts';
import { Counts } from './counts.ts';
import type { Kernel } from './kernel.ts';
import type { Layer, LayerRound } from './layer.ts';

/** What is asked after each round, and what in the states that it found. */
export interface Questions {
  readonly after: readonly Condition[];
  readonly before: readonly Condition[];
  /** Whether the text has left something open. */
  readonly open: Condition;
}

/** Of one written round. */
export interface RoundAnswers {
  readonly after: Counts;
  readonly found: Counts;
  /** What it has cost in how many of them. */
  readonly costs: Costs<number>;
}

export class Answers<S, F extends Fact> {
  readonly layer: Layer<S, F>;
  readonly #questions: Questions;
  readonly #kernel: Pick<Kernel<S, F>, 'holds' | 'costing'>;
  readonly #rounds: ReadonlyMap<LayerRound<S, F>, RoundAnswers>;
  /** In so many courses that come to none of the rounds something was left open before them. */
  openElsewhere = 0;

  constructor(layer: Layer<S, F>, questions: Questions, kernel: Pick<Kernel<S, F>, 'holds' | 'costing'>) {
    this.layer = layer;
    this.#questions = questions;
    this.#kernel = kernel;
    const { after, before } = questions;
    this.#rounds = new Map(
      layer.rounds.map((round) => [
        round,
        { after: Counts.of(after.length), found: Counts.of(before.length), costs: countedCosts() },
      ]),
    );
  }

  of(round: LayerRound<S, F>): RoundAnswers | undefined {
    return this.#rounds.get(round);
  }

  /** Asks a course that was played, each once. */
  ask(course: number): void {
    const { after, before, open } = this.#questions;
    const { holds, costing } = this.#kernel;
    const { found, played, left } = this.layer.passage(course);
    const answers = played === undefined ? undefined : this.of(played);
    if (answers === undefined) {
      if (holds(found, open)) this.openElsewhere += 1;
      return;
    }
    const isOpen = holds(left, open);
    answers.after.add(
      after.map((question) => holds(left, question)),
      isOpen,
    );
    answers.found.add(
      before.map((question) => holds(found, question)),
      isOpen,
    );
    if (costing !== undefined) answers.costs.add(costing.between(found, left), 1);
  }
}
