/** The odds of a scenario’s rounds by a game, each from the state in which a course finds it. */
import { seededThrows } from '../chance/index.ts';
import type { ScenarioOdds } from '../odds.ts';
import { oncePerPair } from '../once.ts';
import { oddsAlong } from '../play/course-odds.ts';
import type { PlayRequest } from '../ruleset.ts';
import type { Fact, Scenario } from '../scenario.ts';
import type { Throws } from '../timeline.ts';
import type { PoolChange } from '../what-if.ts';
import type { CourseBy, Courses } from './courses.ts';
import type { CastOf, OddsOfRound, Rounds, StateOfFight, TaleOf } from './game.ts';

export class RoundsOdds<
  F extends Fact,
  C extends CastOf<F>,
  S extends StateOfFight,
  P extends object,
  T extends TaleOf<S>,
> {
  readonly #id: string;
  readonly #rounds: Rounds<F, C, S, P, T>;
  readonly #courses: Courses<F, C, S, P, T>;
  /** A keystroke in another round leaves a plan and its odds as they are. */
  readonly #brief: (cast: C, plan: P) => OddsOfRound;
  readonly #full: (cast: C, plan: P) => OddsOfRound;
  /**
   * The course that some throws have shown stays as it is, whatever is asked of its rounds, and is played as far as is
   * asked for.
   */
  readonly #shown: (throws: Throws, scenario: Scenario<F>) => CourseBy<F, S, P>;

  constructor(id: string, rounds: Rounds<F, C, S, P, T>, courses: Courses<F, C, S, P, T>) {
    this.#id = id;
    this.#rounds = rounds;
    this.#courses = courses;
    this.#brief = oncePerPair((cast: C, plan: P) => rounds.oddsOf(cast, plan, { brief: true }));
    this.#full = oncePerPair((cast: C, plan: P) => rounds.oddsOf(cast, plan, { brief: false }));
    this.#shown = oncePerPair((throws: Throws, scenario: Scenario<F>) => courses.known(scenario, throws));
  }

  /** As {@link PlayRequest} says; it stops after each round. */
  along(
    scenario: Scenario<F>,
    { throws, whatIf, brief = false, only }: PlayRequest,
  ): Generator<undefined, ScenarioOdds> {
    const cast = this.#rounds.castOf(scenario);
    const plans = new Map<number, P>();
    const { fresh } = this.#rounds;
    return oddsAlong(this.#shown(throws, scenario), {
      ruleset: this.#id,
      only: whatIf?.round ?? only,
      ...(fresh === undefined ? {} : { fresh }),
      other: (of) => this.#courses.known(scenario, seededThrows(of)),
      answer: this.#rounds.answer(cast, ({ index }) => plans.get(index)),
      roundOdds: (found, round, shown) => {
        const plan = shown?.played.plan ?? this.#rounds.planOf(cast, found, round);
        plans.set(scenario.rounds.indexOf(round), plan);
        if (whatIf !== undefined) return this.briefly(cast, plan, whatIf.change);
        return brief ? this.#brief(cast, plan) : this.#full(cast, plan);
      },
    });
  }

  /** Without damage and standing, also with a pool counted otherwise. */
  briefly(cast: C, plan: P, change?: PoolChange): OddsOfRound {
    return change === undefined
      ? this.#rounds.oddsOf(cast, plan, { brief: true })
      : this.#rounds.oddsOf(cast, this.#rounds.recounted(plan, change), { brief: true, of: change.who });
  }
}
