/**
 * One course of a scenario and the odds along it, worked out as far as somebody has asked for them, and nothing of it
 * twice.
 */
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

  /** The rest of the way to the whole timeline, bit by bit. */
  timelineSteps(): Generator<undefined, Timeline> {
    return this.#whole.steps();
  }

  /** So many rounds from the first, bit by bit. */
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

  /** The rest of the way to the odds, bit by bit. */
  oddsSteps(): Generator<undefined, ScenarioOdds> {
    return this.#odds.steps();
  }

  /** Of one written round, bit by bit; without the chance of coming to it where the odds of all rounds aren’t known. */
  *roundOdds(index: number): Generator<undefined, RoundOdds | undefined> {
    if (this.#odds.known !== undefined) return this.#odds.known.rounds.find((round) => round.index === index);
    if (!this.#roundOdds.has(index)) {
      const {
        rounds: [only],
      } = yield* this.#ruleset.odds(this.#scenario, { ...requestOf(this.#key), only: index });
      // Those that somebody has been given while these were made stay.
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
