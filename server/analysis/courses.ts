/** The courses that a scenario can take and the odds along them, each worked out once; of many, the last ones are remembered. */
import { seededThrows, type RoundOdds, type Ruleset, type Scenario, type ScenarioOdds, type Timeline } from '../engine/index.ts';
import { asCourse, throwsOf, type CourseKey } from './course-key.ts';
import { Remembered } from './remembered.ts';

export interface Courses {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** The file's own seed, and 1 where it has none. */
  readonly seed: number;
  /** Whether its odds along its own course have been worked out, and whether briefly at least. */
  readonly hasOdds: boolean;
  readonly hasBriefOdds: boolean;
  /** A course and the odds along it: the scenario’s own, that of another seed, or one that is redrawn on its way. */
  timeline(course?: number | CourseKey): Timeline;
  odds(course?: number | CourseKey): ScenarioOdds;
  /** So many rounds of a course from the first; all of them where all are known. */
  timelineUpTo(rounds: number, course?: number | CourseKey): Timeline;
  /** The odds of one written round, by its index, along a course; without the chance of coming to it where the odds of all rounds aren’t known. Undefined where they can’t be told. */
  roundOdds(index: number, course?: number | CourseKey): RoundOdds | undefined;
  /** The odds along the scenario’s own course without damage and how everybody stands, as long as those aren’t known; quicker. */
  readonly briefOdds: ScenarioOdds;
}

/** So many courses are remembered, and so many beginnings and rounds of some; a person who draws again and again needs none of the older ones. */
const most = { courses: 8, beginnings: 4, rounds: 40 } as const;

export class PlayedCourses implements Courses {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly seed: number;
  readonly #timelines = new Remembered<Timeline>(most.courses);
  readonly #beginnings = new Remembered<Timeline>(most.beginnings);
  readonly #odds = new Remembered<ScenarioOdds>(most.courses);
  readonly #roundOdds = new Remembered<RoundOdds | undefined>(most.rounds);
  #briefOdds: ScenarioOdds | undefined;

  constructor(scenario: Scenario, ruleset: Ruleset) {
    this.scenario = scenario;
    this.ruleset = ruleset;
    this.seed = scenario.seed?.value ?? 1;
  }

  get hasOdds(): boolean {
    return this.#odds.known(asCourse(this.seed).text) !== undefined;
  }

  get hasBriefOdds(): boolean {
    return this.hasOdds || this.#briefOdds !== undefined;
  }

  get briefOdds(): ScenarioOdds {
    if (this.hasOdds) return this.odds();
    this.#briefOdds ??= this.ruleset.odds(this.scenario, { throws: seededThrows(this.seed), seed: this.seed, brief: true });
    return this.#briefOdds;
  }

  timeline(course: number | CourseKey = this.seed): Timeline {
    const key = asCourse(course);
    return this.#timelines.get(key.text, () => this.ruleset.play(this.scenario, { throws: throwsOf(key), seed: key.seed }));
  }

  odds(course: number | CourseKey = this.seed): ScenarioOdds {
    const key = asCourse(course);
    return this.#odds.get(key.text, () => this.ruleset.odds(this.scenario, { throws: throwsOf(key), seed: key.seed }));
  }

  timelineUpTo(rounds: number, course: number | CourseKey = this.seed): Timeline {
    const key = asCourse(course);
    const last = this.#lastOf(rounds);
    if (last === undefined) return this.timeline(key);
    return this.#timelines.known(key.text)
      ?? this.#beginnings.get(`${key.text}/${last}`, () => this.ruleset.play(this.scenario, { throws: throwsOf(key), seed: key.seed, last }));
  }

  roundOdds(index: number, course: number | CourseKey = this.seed): RoundOdds | undefined {
    const key = asCourse(course);
    const known = this.#odds.known(key.text);
    if (known !== undefined) return known.rounds.find((round) => round.index === index);
    return this.#roundOdds.get(`${key.text}/${index}`, () => this.ruleset.odds(this.scenario, { throws: throwsOf(key), seed: key.seed, only: index }).rounds[0]);
  }

  /** The number of the last of so many rounds; undefined where there are no more than these. */
  #lastOf(rounds: number): number | undefined {
    const numbers = [...new Set(this.scenario.rounds.map(({ number }) => number))].sort((one, other) => one - other);
    return rounds < numbers.length ? numbers[Math.max(0, rounds - 1)] : undefined;
  }
}
