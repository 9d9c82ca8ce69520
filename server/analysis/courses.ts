/** The courses of a scenario and the odds along them, each computed once; the most recent ones are cached. */
import {
  runToEnd,
  TextMemo,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type ScenarioOdds,
  type Timeline,
} from '../engine/index.ts';
import { asCourse, type CourseKey } from './course-key.ts';
import { PlayedCourse } from './played-course.ts';

export interface Courses {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** The file's own seed, or 1. */
  readonly seed: number;
  /** A course and the odds along it: the scenario’s own, that of another seed, or one with redraws. */
  timeline(course?: number | CourseKey): Timeline;
  odds(course?: number | CourseKey): ScenarioOdds;
  /** The same in steps, like everything here with this suffix. */
  timelineSteps(course?: number | CourseKey): Generator<undefined, Timeline>;
  oddsSteps(course?: number | CourseKey): Generator<undefined, ScenarioOdds>;
  /** The first `rounds` rounds of a course. */
  timelineUpTo(rounds: number, course?: number | CourseKey): Timeline;
  timelineUpToSteps(rounds: number, course?: number | CourseKey): Generator<undefined, Timeline>;
  /**
   * The odds of one written round, by its index, along a course; without the chance of reaching it if the odds of all
   * rounds aren’t known. Undefined if they can’t be computed.
   */
  roundOdds(index: number, course?: number | CourseKey): RoundOdds | undefined;
  roundOddsSteps(index: number, course?: number | CourseKey): Generator<undefined, RoundOdds | undefined>;
}

export class PlayedCourses implements Courses {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly seed: number;
  readonly #courses = new TextMemo<PlayedCourse>('courses of a scenario');

  constructor(scenario: Scenario, ruleset: Ruleset) {
    this.scenario = scenario;
    this.ruleset = ruleset;
    this.seed = scenario.seed?.value ?? 1;
  }

  timeline(course: number | CourseKey = this.seed): Timeline {
    return this.#course(course).timeline;
  }

  timelineSteps(course: number | CourseKey = this.seed): Generator<undefined, Timeline> {
    return this.#course(course).timelineSteps();
  }

  odds(course: number | CourseKey = this.seed): ScenarioOdds {
    return this.#course(course).odds;
  }

  oddsSteps(course: number | CourseKey = this.seed): Generator<undefined, ScenarioOdds> {
    return this.#course(course).oddsSteps();
  }

  timelineUpTo(rounds: number, course: number | CourseKey = this.seed): Timeline {
    return runToEnd(this.timelineUpToSteps(rounds, course));
  }

  timelineUpToSteps(rounds: number, course: number | CourseKey = this.seed): Generator<undefined, Timeline> {
    return this.#course(course).upTo(rounds);
  }

  roundOdds(index: number, course: number | CourseKey = this.seed): RoundOdds | undefined {
    return runToEnd(this.roundOddsSteps(index, course));
  }

  roundOddsSteps(index: number, course: number | CourseKey = this.seed): Generator<undefined, RoundOdds | undefined> {
    return this.#course(course).roundOdds(index);
  }

  #course(course: number | CourseKey): PlayedCourse {
    const key = asCourse(course);
    return this.#courses.get(key.text, () => new PlayedCourse(this.scenario, this.ruleset, key));
  }
}
