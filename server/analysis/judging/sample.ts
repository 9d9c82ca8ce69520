/**
 * The courses that are played where a chance can’t be counted out: each from a seed of its own, the same every time.
 */
import {
  atOnce,
  everyQuestion,
  questionsAfter,
  seededThrows,
  withoutPinsIn,
  type AfterQuestions,
  type Condition,
  type Ruleset,
  type Scenario,
  type ToldCourse,
} from '../../engine/index.ts';
import { Counts } from './counts.ts';
import { firstSeedOf } from './first-seed.ts';
import { playedText } from './played-text.ts';
import { answersTo, rememberedFor, type Answer, type Remembered } from './remembered.ts';

/** A sample has so many courses at least. */
export const leastCourses = 400;

/** A question, the number of the round after which it is asked, and what the courses have said to it so far. */
export interface Asked {
  readonly round: number;
  readonly question: Condition;
  readonly answers: Answer[];
}

export class Sample {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly #first: number;
  #remembered: Remembered | undefined;
  #questions: AfterQuestions | undefined;
  #everyQuestion: readonly Condition[] | undefined;
  /** The scenario as it is played for the rounds of a number. */
  readonly #played = new Map<number, Scenario>();

  constructor(scenario: Scenario, ruleset: Ruleset) {
    this.scenario = scenario;
    this.ruleset = ruleset;
    this.#first = firstSeedOf(scenario);
  }

  /** What is known of such a sample already, looked up bit by bit. Whoever begins without it waits for it. */
  *recall(): Generator<undefined, void> {
    if (this.#remembered === undefined) yield* this.#remember();
  }

  asked(round: number, question: Condition): Asked {
    return { round, question, answers: answersTo(this.#known, round, question) };
  }

  /**
   * Plays a course for some questions, if there is one that it hasn’t answered. `scenario` is this one as it is to be
   * played for them: without pins in their round, or without the rounds after it. It stops after each round, as all
   * that plays here.
   */
  *answer(course: number, scenario: Scenario, asked: readonly Asked[]): Generator<undefined, void> {
    if (asked.every(({ answers }) => answers[course] !== undefined)) return;
    const { rounds } = yield* this.#play(course, scenario);
    for (const { round, question, answers } of asked) {
      const last = rounds.find(({ number }) => number === round);
      const open = rounds.findLast(({ number }) => number <= round)?.holdsAfter(this.questions.open) === true;
      answers[course] = { says: last === undefined ? 'elsewhere' : last.holdsAfter(question) ? 'yes' : 'no', open };
    }
  }

  /** The written rounds, by their places, to which a course comes; it isn’t played twice for that. */
  *cameTo(course: number): Generator<undefined, readonly number[]> {
    return this.#known.cameTo[course] ?? placesIn(yield* this.#play(course, this.scenario));
  }

  /** What is asked after each round of every course. */
  get questions(): AfterQuestions {
    this.#questions ??= questionsAfter(this.scenario, this.ruleset.vocabulary);
    return this.#questions;
  }

  get everyQuestion(): readonly Condition[] {
    this.#everyQuestion ??= everyQuestion(this.questions);
    return this.#everyQuestion;
  }

  /** Plays a course for these questions about the rounds of a number, if it hasn’t been. */
  *count(course: number, round: number): Generator<undefined, void> {
    const played = this.#playedFor(round);
    if (!this.counts(round).has(course))
      yield* this.counts(round).add(course, yield* this.#play(course, played), this.everyQuestion);
  }

  /** The same for as many courses as a sample has at least; it stops after each. */
  *countAll(round: number): Generator<undefined, void> {
    yield* this.recall();
    for (let course = 0; course < leastCourses; course += 1) {
      yield* this.count(course, round);
      yield;
    }
  }

  /** What has been counted of the rounds of a number. */
  counts(round: number): Counts {
    return this.#countsBy(this.#playedFor(round) === this.scenario ? 'all pins' : round);
  }

  #countsBy(left: 'all pins' | number): Counts {
    const known = this.#known.counts.get(left) ?? new Counts();
    this.#known.counts.set(left, known);
    return known;
  }

  #playedFor(round: number): Scenario {
    const known = this.#played.get(round) ?? this.#withoutPins(round);
    this.#played.set(round, known);
    return known;
  }

  #withoutPins(round: number): Scenario {
    const free = withoutPinsIn(this.scenario, round, (fact) => this.ruleset.isPin(fact));
    return free === this.scenario ? free : upTo(free, round);
  }

  get #known(): Remembered {
    return this.#remembered ?? atOnce(this.#remember());
  }

  *#remember(): Generator<undefined, Remembered> {
    return (this.#remembered = rememberedFor(yield* playedText(this.scenario, this.ruleset)));
  }

  *#play(number: number, scenario: Scenario): Generator<undefined, ToldCourse> {
    const seed = this.#first + number;
    const course = yield* this.ruleset.course(scenario, { throws: seededThrows(seed), seed });
    if (number < leastCourses && this.#comesToTheSame(scenario)) this.#known.cameTo[number] = placesIn(course);
    // Asking is little beside playing: so no course is played again for it.
    if (number < leastCourses && scenario === this.scenario)
      yield* this.#countsBy('all pins').add(number, course, this.everyQuestion);
    return course;
  }

  /** What is pinned in the last rounds, as how they go, has no say in which of them is played. */
  #comesToTheSame({ rounds }: Scenario): boolean {
    const own = this.scenario.rounds;
    const last = Math.max(...own.map((round) => round.number));
    return (
      rounds.length === own.length && rounds.every((round, index) => round === own[index] || round.number === last)
    );
  }
}

/** What comes after a round has no say in it. */
export function upTo(scenario: Scenario, number: number): Scenario {
  const rounds = scenario.rounds.filter((round) => round.number <= number);
  return rounds.length === scenario.rounds.length ? scenario : { ...scenario, rounds };
}

function placesIn({ rounds }: ToldCourse): readonly number[] {
  return rounds.map(({ index }) => index);
}
