/**
 * The courses that are played where a chance can’t be counted out, stage by stage: each stage has all courses of the
 * one before and as many more, the same every time.
 */
import {
  coursesIn,
  everyQuestion,
  oncePerText,
  questionOf,
  questionsAfter,
  type AfterQuestions,
  type Condition,
  type Expectation,
  type Overall,
  type OverallOdds,
  type PoolChange,
  type Ruleset,
  type SampledRound,
  type Sampling,
  type Scenario,
} from '../../engine/index.ts';
import { playedText } from './played-text.ts';

/** Figures are told of as many stages for whoever doesn’t ask for more, and an expectation may take another. */
export const lastStage = 3;
export const lastLook = 4;

/** What all courses of a stage have come to. */
export interface Stage {
  readonly courses: number;
  readonly rounds: ReadonlyMap<number, SampledRound>;
  /** In so many courses that come to no round of a number something was left open before it. */
  readonly openElsewhere: ReadonlyMap<number, number>;
}

/** One for all scenarios that are played alike and of which the same is asked. */
interface Remembered {
  readonly sampling: Sampling | undefined;
  readonly stages: Stage[];
}

/** Those of some scenarios that somebody is working on. */
const mostRemembered = 20;

const rememberedFor = oncePerText(
  mostRemembered,
  ({ text }: { readonly text: string; readonly make: () => Sampling | undefined }) => text,
  ({ make }): Remembered => ({ sampling: make(), stages: [] }),
);

export class Pass {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** What is known exactly; it stops again and again on its way. */
  readonly overall: () => Generator<undefined, Overall>;
  #remembered: Remembered | undefined;
  #after: AfterQuestions | undefined;
  #questions: readonly Condition[] | undefined;

  constructor(scenario: Scenario, ruleset: Ruleset, overall: () => Generator<undefined, Overall>) {
    this.scenario = scenario;
    this.ruleset = ruleset;
    this.overall = overall;
  }

  /** What is asked after each round of every course. */
  get after(): AfterQuestions {
    return (this.#after ??= questionsAfter(this.scenario, this.ruleset.vocabulary));
  }

  /** The same in a list, and behind it what is expected. */
  get questions(): readonly Condition[] {
    return (this.#questions ??= [...everyQuestion(this.after), ...this.scenario.expectations.map(questionOf)]);
  }

  /** The place of what is expected among the questions. */
  placeOf(expectation: Expectation): number {
    const { expectations } = this.scenario;
    return this.questions.length - expectations.length + expectations.indexOf(expectation);
  }

  /** Undefined where everything is known exactly. It stops after each round that is played. */
  *stage(number: number): Generator<undefined, Stage | undefined> {
    const { sampling, stages } = this.#remembered ?? (yield* this.#remember());
    if (sampling === undefined) return undefined;
    while (stages.length <= number) {
      yield* sampling.goOn(coursesIn(stages.length));
      // Whoever asks meanwhile may have come further.
      if (sampling.courses === coursesIn(stages.length)) stages.push(this.#stageOf(sampling));
    }
    return stages[number];
  }

  /**
   * The odds of a later round from a few of the states that it found in plays, also with a pool counted otherwise;
   * undefined where none have been played.
   */
  oddsOfFew(index: number, change?: PoolChange): OverallOdds | undefined {
    return this.#remembered?.sampling?.oddsOfFew(index, change);
  }

  *#remember(): Generator<undefined, Remembered> {
    const overall = yield* this.overall();
    const text = [
      yield* playedText(this.scenario, this.ruleset),
      JSON.stringify(this.scenario.expectations.map(questionOf), (key, value: unknown) =>
        key === 'source' ? undefined : value,
      ),
    ].join('\n');
    return (this.#remembered = rememberedFor({ text, make: () => overall.sampling({ questions: this.questions }) }));
  }

  #stageOf(sampling: Sampling): Stage {
    const { rounds } = this.scenario;
    return {
      courses: sampling.courses,
      rounds: new Map(
        rounds.flatMap((_, index) => {
          const round = sampling.round(index);
          return round === undefined ? [] : [[index, round] as const];
        }),
      ),
      openElsewhere: new Map(rounds.map(({ number }) => [number, sampling.openElsewhere(number)])),
    };
  }
}
