/** Computes the odds of a scenario’s rounds, each from the state in which a course reaches it. */
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

interface RoundsOddsParts<G extends Types> {
  readonly id: string;
  readonly rounds: CompleteRounds<G>;
  readonly courses: Courses<G>;
  /** The fallback where the game has no fast method. */
  readonly counted: CountedOdds<G>;
}

export class RoundsOdds<G extends Types> {
  readonly #parts: RoundsOddsParts<G>;
  /** Cached by plan, so that edits of other rounds keep a round’s odds. */
  readonly #brief: (cast: G['cast'], plan: G['plan']) => OddsOfRound;
  readonly #full: (cast: G['cast'], plan: G['plan']) => OddsOfRound;
  /** The cached courses of a scenario, each played as far as requested so far. */
  readonly #shown: (scenario: Scenario<G['fact']>) => TextMemo<CourseOf<G>>;

  constructor(parts: RoundsOddsParts<G>) {
    const { rounds, counted } = parts;
    const { oddsOf = (...of: Parameters<CountedOdds<G>['of']>): OddsOfRound => counted.of(...of) } = rounds;
    this.#parts = parts;
    this.#brief = derivePair('brief odds of a plan', (cast: G['cast'], plan: G['plan']) =>
      oddsOf(cast, plan, { brief: true }),
    );
    this.#full = derivePair('full odds of a plan', (cast: G['cast'], plan: G['plan']) =>
      oddsOf(cast, plan, { brief: false }),
    );
    this.#shown = memoOfEach('courses that odds go along');
  }

  /** The odds along the course of a {@link PlayRequest}; yields after each round. */
  along(
    scenario: Scenario<G['fact']>,
    { throws, course, whatIf, brief = false, only }: PlayRequest,
  ): Generator<undefined, ScenarioOdds> {
    const { id, rounds, courses } = this.#parts;
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

  /** The odds without damage and standing, optionally with a changed pool. */
  briefly(cast: G['cast'], plan: G['plan'], change?: PoolChange): OddsOfRound {
    const {
      rounds: { oddsOf, recounted },
      counted,
    } = this.#parts;
    if (oddsOf === undefined) return counted.of(cast, plan, { brief: true, change });
    return change === undefined
      ? oddsOf(cast, plan, { brief: true })
      : oddsOf(cast, recounted(plan, change), { brief: true, of: change.who });
  }

  /** A function for the chance of a condition, given odds whose plan `planOf` gives. */
  answer(cast: G['cast'], planOf: (odds: Parameters<Answer>[1]) => G['plan'] | undefined): Answer {
    const { rounds, counted } = this.#parts;
    return rounds.answer?.(cast, planOf) ?? counted.answer(cast, planOf);
  }
}
