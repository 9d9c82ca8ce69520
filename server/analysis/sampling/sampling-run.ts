/**
 * Plays courses in stages where a chance can’t be computed exactly: each stage contains all courses of the one before
 * and more, the same ones every time.
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
 * Stage `lastStage` is the last by default. If a round isn’t precise enough then, another stage follows in which only
 * the odds of such rounds are mixed, and one more if few courses reach it. Expectations are judged up to stage
 * `lastLook`.
 */
export const [lastStage, lastOfImprecise, lastOfScarce, lastLook] = [4, 5, 6, 5];

/** The results of all courses of a stage. */
export interface Stage {
  readonly courses: number;
  readonly rounds: ReadonlyMap<number, SampledRound>;
  /**
   * By round number, the number of courses that reach no round of that number and had something left open before it.
   */
  readonly openElsewhere: ReadonlyMap<number, number>;
}

export class Pass {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** What is known exactly; yields regularly. */
  readonly overall: () => Generator<undefined, Overall>;
  /** Created on first use; null if everything is known exactly. */
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

  /** The questions asked after each round of every course. */
  get after(): AfterQuestions {
    return (this.#after ??= questionsAfter(this.scenario, this.ruleset.vocabulary));
  }

  /** The same as a list, followed by the expectations. */
  get questions(): readonly Condition[] {
    return (this.#questions ??= [...everyQuestion(this.after), ...this.scenario.expectations.map(questionOf)]);
  }

  /** The index of an expectation among the questions. */
  placeOf(expectation: Expectation): number {
    const { expectations } = this.scenario;
    return this.questions.length - expectations.length + expectations.indexOf(expectation);
  }

  /** By name, the question whether a combatant is out of the fight when a round begins. */
  get outBefore(): ReadonlyMap<string, Condition> {
    const { reportedStates, states } = this.ruleset.vocabulary;
    const out = reportedStates.find((text) => states.some(({ word, isOut }) => word === text && isOut === true));
    return (this.#outBefore ??= new Map(
      this.after.people.flatMap(({ who, states: rows }) =>
        rows.flatMap(({ id, question }) => (id === out ? [[who, question] as const] : [])),
      ),
    ));
  }

  /**
   * Undefined if everything is known exactly. Beyond the last stage only rounds that aren’t precise enough have their
   * odds mixed. Yields after each round played.
   */
  *stage(number: number): Generator<undefined, Stage | undefined> {
    const sampling = this.#sampling === undefined ? yield* this.#begin() : this.#sampling;
    if (sampling === null) return undefined;
    while (this.#stages.length <= number) {
      const next = this.#stages.length;
      const last = this.#stages[lastStage];
      yield* sampling.goOn(coursesIn(next), (index) => last === undefined || isMixed(last, index, next));
      const stage = yield* this.#stageOf(sampling);
      // A concurrent request may have got as far meanwhile.
      if (this.#stages.length === next) this.#stages.push(stage);
    }
    return this.#stages[number];
  }

  /** The same with the odds of all rounds mixed over all of its courses. */
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
   * The odds of a later round from a few of its states in plays, optionally with a changed pool; undefined if none have
   * been played.
   */
  oddsOfFew(index: number, change?: PoolChange): OverallOdds | undefined {
    return this.#sampling?.oddsOfFew(index, change);
  }

  /** The parts of the scenario that affect how it is played. */
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

/** Whether the odds of a round are mixed in a stage after the last. */
function isMixed({ courses, rounds }: Stage, index: number, next: number): boolean {
  const { after, odds } = rounds.get(index) ?? {};
  if (after === undefined || odds === undefined) return false;
  const round = { reached: after.played / courses, actions: odds.actions };
  return next <= lastOfImprecise ? isImprecise(round) : isScarce(round);
}
