/** Counts how one scenario’s conditions turn out in the courses of a layer. */
import type { Condition, Fact } from '../scenario.ts';
import { countedCosts, type Costs } from '../play/overall/costs.ts';
import { Counts } from './counts.ts';
import type { Kernel } from './kernel.ts';
import type { Layer, LayerRound } from './layer.ts';

/** The conditions that are evaluated in the state after each round, and in the state before it. */
export interface Questions {
  readonly after: readonly Condition[];
  readonly before: readonly Condition[];
  /** Whether the game’s text has left something open so far. */
  readonly open: Condition;
}

/** The counts of one written round. */
export interface RoundAnswers {
  readonly after: Counts;
  readonly found: Counts;
  /** The number of plays by what the round has cost in them. */
  readonly costs: Costs<number>;
}

export class Answers<S, F extends Fact> {
  readonly layer: Layer<S, F>;
  readonly #questions: Questions;
  readonly #kernel: Pick<Kernel<S, F>, 'holds' | 'costing'>;
  readonly #rounds: ReadonlyMap<LayerRound<S, F>, RoundAnswers>;
  /** The number of courses that reach none of the rounds and in which something was left open earlier. */
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

  /** Evaluates a played course; call it once per course. */
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
