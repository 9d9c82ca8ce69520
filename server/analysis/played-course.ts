/** One course of a scenario and the odds along it, each part computed on demand and only once. */
import { type RoundOdds, type Ruleset, type Scenario, type ScenarioOdds, type Timeline } from '../engine/index.ts';
import { requestOf, type CourseKey } from './course-key.ts';
import { ResumableTask } from './sampling/resumable-task.ts';

export class PlayedCourse {
  readonly #scenario: Scenario;
  readonly #ruleset: Ruleset;
  readonly #key: CourseKey;
  readonly #whole: ResumableTask<Timeline>;
  /** As far as it has been played. */
  #timeline: Timeline | undefined;
  readonly #odds: ResumableTask<ScenarioOdds>;
  readonly #roundOdds = new Map<number, RoundOdds | undefined>();

  constructor(scenario: Scenario, ruleset: Ruleset, key: CourseKey) {
    this.#scenario = scenario;
    this.#ruleset = ruleset;
    this.#key = key;
    this.#whole = new ResumableTask(() => this.#play());
    this.#odds = new ResumableTask(() => ruleset.odds(scenario, requestOf(key)));
  }

  get timeline(): Timeline {
    return this.#whole.result;
  }

  /** Plays the rest of the timeline, in steps. */
  timelineSteps(): Generator<undefined, Timeline> {
    return this.#whole.steps();
  }

  /** The first `rounds` rounds, in steps. */
  *upTo(rounds: number): Generator<undefined, Timeline> {
    const most = Math.max(1, rounds);
    const steps = this.#whole.steps();
    while ((this.#timeline?.rounds.length ?? 0) < most && steps.next().done !== true) yield;
    const timeline = this.#timeline ?? this.timeline;
    return timeline.rounds.length <= most ? timeline : { ...timeline, rounds: timeline.rounds.slice(0, most) };
  }

  get odds(): ScenarioOdds {
    return this.#odds.result;
  }

  /** Computes the rest of the odds, in steps. */
  oddsSteps(): Generator<undefined, ScenarioOdds> {
    return this.#odds.steps();
  }

  /**
   * The odds of one written round, in steps; without the chance of reaching it if the odds of all rounds aren’t known.
   */
  *roundOdds(index: number): Generator<undefined, RoundOdds | undefined> {
    if (this.#odds.known !== undefined) return this.#odds.known.rounds.find((round) => round.index === index);
    if (!this.#roundOdds.has(index)) {
      const {
        rounds: [only],
      } = yield* this.#ruleset.odds(this.#scenario, { ...requestOf(this.#key), only: index });
      // If a concurrent request has stored odds meanwhile, those stay.
      if (!this.#roundOdds.has(index)) this.#roundOdds.set(index, only);
    }
    return this.#roundOdds.get(index);
  }

  *#play(): Generator<undefined, Timeline> {
    const steps = this.#ruleset.play(this.#scenario, requestOf(this.#key));
    for (;;) {
      const { done, value } = steps.next();
      this.#timeline = value;
      if (done === true) return value;
      yield;
    }
  }
}
