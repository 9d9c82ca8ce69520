/**
 * The courses that are played where a chance can’t be counted out, stage by stage: each stage has all courses of the
 * one before and more, the same every time.
 */
import {
  coursesIn,
  everyQuestion,
  questionOf,
  questionsAfter,
  type AfterQuestions,
  type Condition,
  type Expectation,
  type Overall,
  type PlayedText,
  type OverallOdds,
  type PoolChange,
  type Ruleset,
  type SampledRound,
  type Sampling,
  type Scenario,
} from '../../engine/index.ts';
import { playedText } from './played-text.ts';
import { isImprecise, isScarce } from './precision.ts';

/**
 * Figures are told of as many stages for whoever doesn’t ask for more. Where a round isn’t precise enough then, another
 * follows in which the odds of no others are mixed, and where few courses come to it, one more. Expectations are judged
 * by stages of their own, up to the last of these.
 */
export const [lastStage, lastOfImprecise, lastOfScarce, lastLook] = [4, 5, 6, 5];

/** What all courses of a stage have come to. */
export interface Stage {
  readonly courses: number;
  readonly rounds: ReadonlyMap<number, SampledRound>;
  /** In so many courses that come to no round of a number something was left open before it. */
  readonly openElsewhere: ReadonlyMap<number, number>;
}

export class Pass {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** What is known exactly; it stops again and again on its way. */
  readonly overall: () => Generator<undefined, Overall>;
  /** Begun when it is first asked for; null where everything is known exactly. */
  #sampling: Sampling | null | undefined;
  readonly #stages: Stage[] = [];
  #after: AfterQuestions | undefined;
  #questions: readonly Condition[] | undefined;
  #outBefore: ReadonlyMap<string, Condition> | undefined;
  #played: PlayedText | undefined;

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

  /** By name, the question whether somebody is out of the fight when a round begins. */
  get outBefore(): ReadonlyMap<string, Condition> {
    const { toldStates, states } = this.ruleset.vocabulary;
    const out = toldStates.find((told) => states.some(({ word, isOut }) => word === told && isOut === true));
    return (this.#outBefore ??= new Map(
      this.after.people.flatMap(({ who, states: rows }) =>
        rows.flatMap(({ id, question }) => (id === out ? [[who, question] as const] : [])),
      ),
    ));
  }

  /**
   * Undefined where everything is known exactly. Beyond the last stage only rounds that aren’t precise enough have
   * their odds mixed any more. It stops after each round that is played.
   */
  *stage(number: number): Generator<undefined, Stage | undefined> {
    const sampling = this.#sampling === undefined ? yield* this.#begin() : this.#sampling;
    if (sampling === null) return undefined;
    while (this.#stages.length <= number) {
      const next = this.#stages.length;
      const last = this.#stages[lastStage];
      yield* sampling.goOn(coursesIn(next), (index) => last === undefined || isMixed(last, index, next));
      const stage = yield* this.#stageOf(sampling);
      // Whoever asks meanwhile may have come as far.
      if (this.#stages.length === next) this.#stages.push(stage);
    }
    return this.#stages[number];
  }

  /** The same with the odds of all rounds mixed in all of its courses. */
  *fullStage(number: number): Generator<undefined, Stage | undefined> {
    const stage = yield* this.stage(number);
    const sampling = this.#sampling ?? null;
    if (stage === undefined || sampling === null || number <= lastStage) return stage;
    yield* sampling.goOn(stage.courses);
    const rounds = [...stage.rounds].map(
      ([index, round]) => [index, { ...round, ...sampling.odds(index, stage.courses) }] as const,
    );
    return { ...stage, rounds: new Map(rounds) };
  }

  /**
   * The odds of a later round from a few of the states that it found in plays, also with a pool counted otherwise;
   * undefined where none have been played.
   */
  oddsOfFew(index: number, change?: PoolChange): OverallOdds | undefined {
    return this.#sampling?.oddsOfFew(index, change);
  }

  /** What decides how it is played. */
  *played(): Generator<undefined, PlayedText> {
    return (this.#played ??= yield* playedText(this.scenario));
  }

  *#begin(): Generator<undefined, Sampling | null> {
    const overall = yield* this.overall();
    const written = yield* this.played();
    const { questions, outBefore } = this;
    return (this.#sampling ??= overall.sampling({ questions, before: [...outBefore.values()], written }) ?? null);
  }

  *#stageOf(sampling: Sampling): Generator<undefined, Stage> {
    const { courses } = sampling;
    const rounds = new Map<number, SampledRound>();
    for (const index of this.scenario.rounds.keys()) {
      const round = sampling.round(index);
      if (round !== undefined) rounds.set(index, round);
      yield;
    }
    const openElsewhere = new Map(this.scenario.rounds.map(({ number }) => [number, sampling.openElsewhere(number)]));
    return { courses, rounds, openElsewhere };
  }
}

/** Whether the odds of a round are mixed in a stage behind the last. */
function isMixed({ courses, rounds }: Stage, index: number, next: number): boolean {
  const { after, odds } = rounds.get(index) ?? {};
  if (after === undefined || odds === undefined) return false;
  const round = { reached: after.played / courses, actions: odds.actions };
  return next <= lastOfImprecise ? isImprecise(round) : isScarce(round);
}
