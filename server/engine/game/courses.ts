/** Plays the rounds of a scenario one after another, with a log of steps or silently. */
import { seededThrows } from '../chance/index.ts';
import { derive } from '../derive/index.ts';
import { CountedThrows } from '../play/counted-throws.ts';
import { GrowingCourse, type Played } from '../play/course.ts';
import { holds } from '../play/events.ts';
import type { Playing } from '../play/playing.ts';
import { rememberedRolls, type Roll } from '../play/remembered-rolls.ts';
import { RoundRecorder } from '../play/round-recorder.ts';
import { roundHeading, StepLog } from '../play/step-log.ts';
import type { Condition, Round, Scenario, Setting } from '../scenario.ts';
import { isFirst } from '../stage.ts';
import type { Throws } from '../chance/index.ts';
import type { MomentByMoment } from './chances-by-moments.ts';
import { complete } from './complete.ts';
import type { CompleteRounds, Rounds, StateOfFight, Types } from './game.ts';
import { goThrough } from './moment.ts';

/** A played round with its plan. */
export interface PlayedBy<S, P> extends Played<S> {
  readonly plan: P;
}

export type PlayedOf<G extends Types> = PlayedBy<G['state'], G['plan']>;

export type CourseOf<G extends Types> = GrowingCourse<G['state'], PlayedOf<G>, G['fact']>;

type RollOf<G extends Types> = Roll<G['cast'], G['state'], Round<G['fact']>, PlayedOf<G>>;

/** A round without data of its own besides the state, so that it can continue from any state within it. */
export type PlainRound<G extends Types> = Pick<
  MomentByMoment<G['state'], G['recorder']>,
  'moments' | 'start' | 'play' | 'isIdle'
>;

type PlainRecorder<G extends Types> = RoundRecorder<G['state'], G['plan'], G['cast']> & G['recorder'];

const noThrows: Throws = { pick: () => 0 };

/** Whether a condition holds in a state, which includes the events of the round before. */
export function holdsIn<S extends StateOfFight>(
  { isIn }: { readonly isIn: (state: S, name: string, word: string) => boolean },
  setting: Setting,
  state: S,
  question: Condition,
): boolean {
  return holds(setting, state.events, question, (name, word) => isIn(state, name, word));
}

/** Creates courses, each of which is played only when it is asked for a round. */
export class Courses<G extends Types> {
  readonly #rounds: CompleteRounds<G>;
  readonly #planOnce: CompleteRounds<G>['planOf'];
  readonly #known: RollOf<G>;
  readonly #isPlain: boolean;

  constructor(said: Rounds<G>) {
    const rounds = complete(said);
    this.#isPlain = said.recorderOf === undefined;
    this.#rounds = rounds;
    this.#planOnce = rounds.planOnce ?? rounds.planOf;
    const planned: RollOf<G> = (cast, found, round, throws) =>
      this.#played(cast, found, round, { throws }, rounds.planOf);
    this.#known = rememberedRolls(planned, rounds.identityOf ?? rounds.keyOf);
  }

  /** A course with the steps of each round. */
  recorded(scenario: Scenario<G['fact']>, throws: Throws): CourseOf<G> {
    return this.#courseOf(scenario, throws, (...round) => this.#recorded(...round));
  }

  silent(scenario: Scenario<G['fact']>, throws: Throws): CourseOf<G> {
    return this.#courseOf(scenario, throws, (...round) => this.#silently(...round));
  }

  /** A silent course that takes rounds from a cache, keyed by their throws. */
  known(scenario: Scenario<G['fact']>, throws: Throws): CourseOf<G> {
    return this.#courseOf(scenario, throws, this.#known);
  }

  /** The state after a round. */
  after(cast: G['cast'], found: G['state'], round: Round<G['fact']>, throws: Throws): G['state'] {
    return this.#silently(cast, found, round, throws).after;
  }

  /** The state after a round that is played by this plan. */
  played(cast: G['cast'], plan: G['plan'], playing: Playing): G['state'] {
    return this.#playedBy(cast, plan, playing, plan.found).ending();
  }

  /** The moments of a round and how to play each by itself; undefined in a game with a recorder of its own. */
  momentByMoment(cast: G['cast'], plan: G['plan']): PlainRound<G> | undefined {
    if (!this.#isPlain) return undefined;
    const recorderOf = (playing: Playing): PlainRecorder<G> =>
      new RoundRecorder(cast, plan, playing, this.#rounds.toState);
    return {
      moments: this.#rounds.momentsOf(cast, plan, plan.found),
      start: recorderOf({ throws: noThrows }).ending(),
      play: (moment, from, throws, note) => {
        const recorder = recorderOf({ throws, note });
        recorder.continueFrom(from);
        goThrough<G['recorder']>(recorder, [moment]);
        return recorder.plan === plan ? recorder.ending() : undefined;
      },
      isIdle: (moment, from) => {
        if (moment.isIdle === undefined) return false;
        const recorder = recorderOf({ throws: noThrows });
        recorder.continueFrom(from);
        return moment.isIdle(recorder);
      },
    };
  }

  #playedBy(cast: G['cast'], plan: G['plan'], playing: Playing, found: G['state']): G['recorder'] {
    const { recorderOf, toState, printsLater = [], momentsOf } = this.#rounds;
    const recorder = recorderOf(cast, plan, playing, toState);
    recorder.record(() => roundHeading(cast.stage, plan.round, printsLater));
    goThrough(recorder, momentsOf(cast, plan, found));
    return recorder;
  }

  #courseOf(scenario: Scenario<G['fact']>, throws: Throws, play: RollOf<G>): CourseOf<G> {
    const cast = this.#rounds.castOf(scenario);
    return new GrowingCourse<G['state'], PlayedOf<G>, G['fact']>(scenario, {
      start: this.#rounds.startOf(cast),
      holds: (state, question) => holdsIn(this.#rounds, scenario, state, question),
      playRound: (state, round) => play(cast, state, round, throws),
    });
  }

  #recorded(cast: G['cast'], found: G['state'], round: Round<G['fact']>, throws: Throws): PlayedOf<G> {
    const counted = new CountedThrows(throws);
    const log = new StepLog(round.number, counted);
    const played = this.#played(cast, found, round, { throws: counted, log }, this.#rounds.planOf);
    return { ...played, steps: log.steps, picks: counted.picks };
  }

  #silently(cast: G['cast'], found: G['state'], round: Round<G['fact']>, throws: Throws): PlayedOf<G> {
    return this.#played(cast, found, round, { throws }, this.#planOnce);
  }

  #played(
    cast: G['cast'],
    found: G['state'],
    round: Round<G['fact']>,
    playing: Playing,
    planOf: CompleteRounds<G>['planOf'],
  ): PlayedOf<G> {
    const recorder = this.#playedBy(cast, planOf(cast, found, round), playing, found);
    return { plan: recorder.plan, steps: [], after: recorder.ending() };
  }
}

/** The course that the panel shows first: that of the scenario’s seed, or of seed 1. */
export function shownCourses<G extends Types>(
  rounds: Rounds<G>,
  way: 'recorded' | 'silent',
): (scenario: Scenario<G['fact']>) => CourseOf<G> {
  const courses = new Courses(rounds);
  return derive('courses that checks look at', (scenario: Scenario<G['fact']>) =>
    courses[way](scenario, seededThrows(scenario.seed?.value ?? 1)),
  );
}

/**
 * A written round with the plan that checks inspect. `certain` if the round is the first or is reached by the shown
 * course.
 */
export interface ShownPlan<G extends Types> {
  readonly round: Round<G['fact']>;
  readonly plan: G['plan'];
  readonly certain: boolean;
}

/** Plans every written round from the state in which the shown course reaches it, or else from the start. */
export function shownPlans<G extends Types>(
  rounds: Rounds<G>,
  shown: (scenario: Scenario<G['fact']>) => CourseOf<G>,
): (scenario: Scenario<G['fact']>) => readonly ShownPlan<G>[] {
  const { castOf, startOf, planOf } = complete(rounds);
  return derive('plans that checks look at', (scenario: Scenario<G['fact']>) => {
    const cast = castOf(scenario);
    const course = shown(scenario).upTo();
    return scenario.rounds.map((round, index) => {
      const played = course.rounds.find((each) => each.index === index)?.played;
      const plan = played?.plan ?? planOf(cast, startOf(cast), round);
      return { round, plan, certain: played !== undefined || isFirst(scenario, round) };
    });
  });
}
