/** What the questions of one scenario were answered with in the courses of a layer. */
import type { Condition, Fact } from '../scenario.ts';
import { Counts } from './counts.ts';
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
}

export class Answers<S, F extends Fact> {
  readonly layer: Layer<S, F>;
  readonly #questions: Questions;
  readonly #holds: (state: S, question: Condition) => boolean;
  readonly #rounds: ReadonlyMap<LayerRound<S, F>, RoundAnswers>;
  /** In so many courses that come to none of the rounds something was left open before them. */
  openElsewhere = 0;

  constructor(layer: Layer<S, F>, questions: Questions, holds: (state: S, question: Condition) => boolean) {
    this.layer = layer;
    this.#questions = questions;
    this.#holds = holds;
    const { after, before } = questions;
    this.#rounds = new Map(
      layer.rounds.map((round) => [round, { after: Counts.of(after.length), found: Counts.of(before.length) }]),
    );
  }

  of(round: LayerRound<S, F>): RoundAnswers | undefined {
    return this.#rounds.get(round);
  }

  /** Asks a course that was played, each once. */
  ask(course: number): void {
    const { after, before, open } = this.#questions;
    const { found, played, left } = this.layer.passage(course);
    const answers = played === undefined ? undefined : this.of(played);
    if (answers === undefined) {
      if (this.#holds(found, open)) this.openElsewhere += 1;
      return;
    }
    const isOpen = this.#holds(left, open);
    answers.after.add(
      after.map((question) => this.#holds(left, question)),
      isOpen,
    );
    answers.found.add(
      before.map((question) => this.#holds(found, question)),
      isOpen,
    );
  }
}
