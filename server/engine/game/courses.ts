/** The courses of a game’s scenarios: its rounds played one after the other, told or silently. */
import { CountedThrows } from '../play/counted-throws.ts';
import { GrowingCourse, type Played } from '../play/course.ts';
import { holds } from '../play/events.ts';
import { rememberedRolls, type Roll } from '../play/remembered-rolls.ts';
import { StepLog } from '../play/step-log.ts';
import type { Condition, Fact, Round, Scenario, Setting } from '../scenario.ts';
import type { Throws } from '../timeline.ts';
import type { CastOf, Playing, Rounds, StateOfFight, TaleOf } from './game.ts';
import { goThrough } from './moment.ts';

/** A round as it was played, by its plan. */
export interface PlayedBy<S, P> extends Played<S> {
  readonly plan: P;
}

export type CourseBy<F extends Fact, S, P> = GrowingCourse<S, PlayedBy<S, P>, F>;

/** Whether a question about a state and the round before it is answered with yes. */
export function holdsIn<S extends StateOfFight>(
  { isIn }: { readonly isIn: (state: S, name: string, word: string) => boolean },
  setting: Setting,
  state: S,
  question: Condition,
): boolean {
  return holds(setting, state.events, question, (name, word) => isIn(state, name, word));
}

/** Nothing of any of these courses is played yet. */
export class Courses<
  F extends Fact,
  C extends CastOf<F>,
  S extends StateOfFight,
  P extends object,
  T extends TaleOf<S>,
> {
  readonly #rounds: Rounds<F, C, S, P, T>;
  readonly #known: Roll<C, S, Round<F>, PlayedBy<S, P>>;

  constructor(rounds: Rounds<F, C, S, P, T>) {
    this.#rounds = rounds;
    const silently: Roll<C, S, Round<F>, PlayedBy<S, P>> = (...round) => this.#silently(...round);
    this.#known = rememberedRolls(silently, rounds.identityOf ?? rounds.keyOf);
  }

  /** With the steps of each round. */
  told(scenario: Scenario<F>, throws: Throws): CourseBy<F, S, P> {
    return this.#courseOf(scenario, throws, (...round) => this.#told(...round));
  }

  silent(scenario: Scenario<F>, throws: Throws): CourseBy<F, S, P> {
    return this.#courseOf(scenario, throws, (...round) => this.#silently(...round));
  }

  /** Silently, and what the same throws came to before isn’t played anew. */
  known(scenario: Scenario<F>, throws: Throws): CourseBy<F, S, P> {
    return this.#courseOf(scenario, throws, this.#known);
  }

  /** What one round leaves of a state. */
  after(cast: C, found: S, round: Round<F>, throws: Throws): S {
    return this.#silently(cast, found, round, throws).after;
  }

  #courseOf(scenario: Scenario<F>, throws: Throws, play: Roll<C, S, Round<F>, PlayedBy<S, P>>): CourseBy<F, S, P> {
    const cast = this.#rounds.castOf(scenario);
    return new GrowingCourse<S, PlayedBy<S, P>, F>(scenario, {
      start: this.#rounds.startOf(cast),
      holds: (state, question) => holdsIn(this.#rounds, scenario, state, question),
      playRound: (state, round) => play(cast, state, round, throws),
    });
  }

  #told(cast: C, found: S, round: Round<F>, throws: Throws): PlayedBy<S, P> {
    const counted = new CountedThrows(throws);
    const log = new StepLog(round.number, counted);
    const played = this.#played(cast, found, round, { throws: counted, log });
    return { ...played, steps: log.steps, picks: counted.picks };
  }

  #silently(cast: C, found: S, round: Round<F>, throws: Throws): PlayedBy<S, P> {
    return this.#played(cast, found, round, { throws });
  }

  #played(cast: C, found: S, round: Round<F>, playing: Playing): PlayedBy<S, P> {
    const { atHead, planOf, taleOf, momentsOf } = this.#rounds;
    const plan = planOf(cast, atHead === undefined ? found : atHead(found, round, playing.throws), round);
    const tale = taleOf(cast, plan, playing);
    goThrough(tale, momentsOf(cast, plan, found));
    return { plan, steps: [], after: tale.ending() };
  }
}
