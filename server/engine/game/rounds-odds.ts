/** The odds of a scenario’s rounds by a game, each from the state in which a course finds it. */
import { seededThrows } from '../chance/index.ts';
import type { ScenarioOdds } from '../odds.ts';
import { derivePair, memoOfEach, type TextMemo } from '../derive/index.ts';
import { oddsAlong } from '../play/course-odds.ts';
import type { Answer } from '../play/overall/reached.ts';
import type { PlayRequest } from '../ruleset.ts';
import type { Scenario } from '../scenario.ts';
import type { PoolChange } from '../worth/what-if.ts';
import type { CountedOdds } from './counted-odds.ts';
import type { CourseOf, Courses } from './courses.ts';
import type { CompleteRounds, OddsOfRound, Types } from './game.ts';

/** What the odds of a game’s rounds are made of. */
interface Reckoning<G extends Types> {
  readonly id: string;
  readonly rounds: CompleteRounds<G>;
  readonly courses: Courses<G>;
  /** For what the rounds say no quicker way to. */
  readonly counted: CountedOdds<G>;
}

export class RoundsOdds<G extends Types> {
  readonly #reckoning: Reckoning<G>;
  /** A keystroke in another round leaves a plan and its odds as they are. */
  readonly #brief: (cast: G['cast'], plan: G['plan']) => OddsOfRound;
  readonly #full: (cast: G['cast'], plan: G['plan']) => OddsOfRound;
  /** A course stays as it is, whatever is asked of its rounds, and is played as far as is asked for. */
  readonly #shown: (scenario: Scenario<G['fact']>) => TextMemo<CourseOf<G>>;

  constructor(reckoning: Reckoning<G>) {
    const { rounds, counted } = reckoning;
    const { oddsOf = (cast: G['cast'], plan: G['plan']): OddsOfRound => counted.of(cast, plan) } = rounds;
    this.#reckoning = reckoning;
    this.#brief = derivePair('brief odds of a plan', (cast: G['cast'], plan: G['plan']) =>
      oddsOf(cast, plan, { brief: true }),
    );
    this.#full = derivePair('full odds of a plan', (cast: G['cast'], plan: G['plan']) =>
      oddsOf(cast, plan, { brief: false }),
    );
    this.#shown = memoOfEach('courses that odds go along');
  }

  /** As {@link PlayRequest} says; it stops after each round. */
  along(
    scenario: Scenario<G['fact']>,
    { throws, course, whatIf, brief = false, only }: PlayRequest,
  ): Generator<undefined, ScenarioOdds> {
    const { id, rounds, courses } = this.#reckoning;
    const cast = rounds.castOf(scenario);
    const plans = new Map<number, G['plan']>();
    const { fresh } = rounds;
    const play = (): CourseOf<G> => courses.known(scenario, throws);
    const shown = course === undefined ? play() : this.#shown(scenario).get(course, play);
    return oddsAlong(shown, {
      ruleset: id,
      only: whatIf?.round ?? only,
      ...(fresh === undefined ? {} : { fresh }),
      other: (of) => courses.known(scenario, seededThrows(of)),
      answer: this.answer(cast, ({ index }) => plans.get(index)),
      roundOdds: (found, round, along) => {
        const plan = along?.played.plan ?? rounds.planOf(cast, found, round);
        plans.set(scenario.rounds.indexOf(round), plan);
        if (whatIf !== undefined) return this.briefly(cast, plan, whatIf.change);
        return brief ? this.#brief(cast, plan) : this.#full(cast, plan);
      },
    });
  }

  /** Without damage and standing, also with a pool counted otherwise. */
  briefly(cast: G['cast'], plan: G['plan'], change?: PoolChange): OddsOfRound {
    const {
      rounds: { oddsOf, recounted },
      counted,
    } = this.#reckoning;
    if (oddsOf === undefined) return counted.of(cast, plan, change);
    return change === undefined
      ? oddsOf(cast, plan, { brief: true })
      : oddsOf(cast, recounted(plan, change), { brief: true, of: change.who });
  }

  /** What odds tell of a condition, of which `planOf` knows the plans. */
  answer(cast: G['cast'], planOf: (odds: Parameters<Answer>[1]) => G['plan'] | undefined): Answer {
    const { rounds, counted } = this.#reckoning;
    return rounds.answer?.(cast, planOf) ?? counted.answer(cast, planOf);
  }
}
