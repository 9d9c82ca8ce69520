/** Plays the rounds of one number in many independent courses, each from its state after the previous layer. */
import type { Throws } from '../chance/index.ts';
import type { OverallOdds } from '../overall.ts';
import type { Condition, Fact, Round } from '../scenario.ts';
import type { PoolChange } from '../worth/what-if.ts';
import { PlayedAveraging } from './averaging.ts';
import { replicates, type Sums } from './estimates.ts';
import type { FoundOdds, Kernel } from './kernel.ts';
import { MixedRound } from './mixed-round.ts';
import { OddsOf } from './odds-of.ts';
import { stageOf } from './stages.ts';
import { streamOf } from './streams.ts';

/** The most effort (`OnePlay.effortOf`) for which the odds of a round are counted in the states of its courses. */
export const mostEffort = 10_000;

/** The states of courses between two round numbers. */
export interface Courses<S> {
  /** The state of a course, by its number from 0. */
  stateAfter(course: number): S;
}

/** Settings that all layers share. */
export interface Playing<S, F extends Fact> {
  readonly kernel: Kernel<S, F>;
  readonly seed: number;
  /** The condition that an actor’s action took effect, to be evaluated in the state after it. */
  readonly succeeded: (actor: string) => Condition | undefined;
  /** If there are quick odds, exact ones are computed for one of this many courses. */
  readonly checkedEvery: number;
  /** The most states kept per round, from which odds with a changed pool are computed for `worth`. */
  readonly mostFew: number;
}

/** The odds of a round, averaged over a number of plays of it. */
export interface PlayedOdds {
  readonly odds: OverallOdds;
  readonly plays: number;
}

/** What has been accumulated for one written round. */
export interface LayerRound<S, F extends Fact> {
  readonly index: number;
  readonly round: Round<F>;
  readonly averaging: PlayedAveraging;
  readonly mixed: MixedRound<Sums>;
  /** The number of courses, from the first, over which its odds are averaged. */
  courses: number;
  /** Its odds at the end of each stage. */
  readonly stages: PlayedOdds[];
  /** The first states from which it was played. */
  readonly few: S[];
  /** What it has taken to count its odds in the states of courses, if the game can do with single plays. */
  effort: number;
}

/** One course’s passage through a layer. */
export interface Passage<S, F extends Fact> {
  readonly found: S;
  /** Undefined if the course reaches none of the rounds. */
  readonly played: LayerRound<S, F> | undefined;
  readonly after: S;
  /** The state after the round if its pins are ignored. */
  readonly left: S;
}

export class Layer<S, F extends Fact> implements Courses<S> {
  readonly number: number;
  readonly rounds: readonly LayerRound<S, F>[];
  readonly #playing: Playing<S, F>;
  readonly #before: Courses<S>;
  /** Undefined if no odds are to be averaged. */
  #odds: OddsOf<S, F> | undefined;
  #courses = 0;
  #after: S[] = [];
  #isKept = true;
  #last: { readonly course: number; readonly passage: Passage<S, F> } | undefined;

  /** Without `mixesOdds` courses are only played. */
  constructor(playing: Playing<S, F>, before: Courses<S>, number: number, mixesOdds: boolean) {
    const { kernel } = playing;
    this.#playing = playing;
    this.#before = before;
    this.#odds = mixesOdds ? new OddsOf(kernel) : undefined;
    this.number = number;
    this.rounds = kernel.scenario.rounds.flatMap((round, index) => {
      if (round.number !== number) return [];
      const averaging = new PlayedAveraging();
      return [
        { index, round, averaging, mixed: new MixedRound(averaging), courses: 0, stages: [], few: [], effort: 0 },
      ];
    });
  }

  /** The number of courses played. */
  get courses(): number {
    return this.#courses;
  }

  /** The number of combatants’ states that are cached, for estimating its size. */
  get kept(): number {
    return this.#after.length * this.#playing.kernel.scenario.combatants.length;
  }

  /** Drops its states and caches none from now on; any course but the last is then replayed on request. */
  forget(): void {
    this.#isKept = false;
    this.#after = [];
    if (this.#odds !== undefined) this.#odds = new OddsOf(this.#playing.kernel);
  }

  stateAfter(course: number): S {
    return this.#after[course] ?? this.passage(course).after;
  }

  /** How a course passes through this layer; deterministic. */
  passage(course: number): Passage<S, F> {
    if (this.#last?.course !== course) this.#last = { course, passage: this.#through(course) };
    return this.#last.passage;
  }

  #through(course: number): Passage<S, F> {
    const { kernel, seed } = this.#playing;
    const found = this.#before.stateAfter(course);
    const played = this.rounds.find(({ round: { when } }) => typeof when === 'string' || kernel.holds(found, when));
    if (played === undefined) return { found, played, after: found, left: found };
    const { round } = played;
    const after = this.#after[course] ?? kernel.after(found, round, streamOf(seed, course, this.number, 'round'));
    const free = kernel.withoutPins(round);
    const left = free === round ? after : kernel.after(found, free, streamOf(seed, course, this.number, 'withoutPins'));
    return { found, played, after, left };
  }

  /** Plays the next course. */
  play(): void {
    const { after } = this.passage(this.#courses);
    if (this.#isKept) this.#after.push(after);
    this.#courses += 1;
  }

  /** Adds the odds of a round in the next course, if that course reaches it. */
  mix(round: LayerRound<S, F>): void {
    const course = round.courses;
    const passage = this.passage(course);
    if (passage.played === round && this.#odds !== undefined) this.#add(course, round, passage, this.#odds);
    round.courses += 1;
    const stage = stageOf(round.courses);
    if (stage !== undefined) round.stages[stage] = oddsNow(round);
  }

  /** The odds of a round over the first `courses` courses: all so far, or those of a stage. */
  oddsAfter(round: LayerRound<S, F>, courses: number): PlayedOdds {
    const odds = courses === round.courses ? oddsNow(round) : round.stages[stageOf(courses) ?? -1];
    if (odds === undefined) throw new Error(`Nothing is known of ${courses} courses out of ${round.courses}`);
    return odds;
  }

  /** The odds of a round over the few states kept, optionally with a changed pool. */
  oddsOfFew({ round, few }: LayerRound<S, F>, change: PoolChange | undefined): OverallOdds {
    const averaging = new PlayedAveraging();
    const mixed = new MixedRound(averaging);
    for (const [at, state] of few.entries()) {
      averaging.turn(at % replicates, 'quick');
      mixed.add(this.#playing.kernel.oddsIn(state, round, change));
    }
    return mixed.odds;
  }

  #add(course: number, layerRound: LayerRound<S, F>, { found, left }: Passage<S, F>, odds: OddsOf<S, F>): void {
    const { round, averaging, mixed, few } = layerRound;
    const { kernel, succeeded, checkedEvery, mostFew } = this.#playing;
    if (few.length < mostFew) few.push(found);
    const replicate = course % replicates;
    const played = (actor: string): boolean => {
      const question = succeeded(actor);
      return question !== undefined && kernel.holds(left, question);
    };
    averaging.turn(replicate, 'quick');
    if (!odds.hasQuick) {
      mixed.add(this.#ofOnePlay(course, layerRound, found, odds) ?? odds.exact(found, round), played);
      return;
    }
    const quick = odds.quick(found, round);
    mixed.add(quick);
    if (Math.floor(course / replicates) % checkedEvery !== 0) return;
    averaging.turn(replicate, 'exact');
    mixed.add(odds.exact(found, round), played);
    averaging.turn(replicate, 'quick taken back');
    mixed.add(quick);
  }

  /**
   * Undefined as long as the odds of the round are counted in each state. The throws are those of the course itself.
   * Whether a course is counted depends on earlier courses and on the state in which this one finds the round, so the
   * mean stays right.
   */
  #ofOnePlay(course: number, layerRound: LayerRound<S, F>, found: S, odds: OddsOf<S, F>): FoundOdds | undefined {
    const { kernel, seed } = this.#playing;
    const { round } = layerRound;
    if (kernel.onePlay === undefined) return undefined;
    if (layerRound.effort <= mostEffort && !odds.knows(found, round))
      layerRound.effort += kernel.onePlay.effortOf(found, round);
    if (layerRound.effort <= mostEffort) return undefined;
    const throws = (use: 'round' | 'withoutPins'): Throws => streamOf(seed, course, this.number, use);
    return kernel.onePlay.oddsIn(found, round, throws('round'), throws('withoutPins'));
  }
}

function oddsNow({ mixed, averaging }: Pick<LayerRound<unknown, Fact>, 'mixed' | 'averaging'>): PlayedOdds {
  return { odds: mixed.odds, plays: averaging.plays.total };
}
