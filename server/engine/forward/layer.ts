/** The rounds of one number in many independent courses, each of which goes on from where it stood before. */
import type { OverallOdds } from '../overall.ts';
import type { Condition, Fact, Round } from '../scenario.ts';
import type { PoolChange } from '../worth/what-if.ts';
import { PlayedAveraging } from './averaging.ts';
import { replicates, type Sums } from './estimates.ts';
import type { Kernel } from './kernel.ts';
import { MixedRound } from './mixed-round.ts';
import { OddsOf } from './odds-of.ts';
import { stageOf } from './stages.ts';
import { streamOf } from './streams.ts';

/** Where courses stand between two numbers. */
export interface Courses<S> {
  /** Of a course by its number. */
  stateAfter(course: number): S;
}

/** What is played in every layer. */
export interface Playing<S, F extends Fact> {
  readonly kernel: Kernel<S, F>;
  readonly seed: number;
  /** Whether somebody’s action took effect, asked of a state after it. */
  readonly succeeded: (actor: string) => Condition | undefined;
  /** The exact odds are worked out for one in so many courses, where there are quick ones. */
  readonly checkedEvery: number;
  /** Of so many of the first states of a round the odds are reckoned anew for whoever asks what a throw is worth. */
  readonly mostFew: number;
}

/** The odds of a round as they are mixed in so many plays of it. */
export interface PlayedOdds {
  readonly odds: OverallOdds;
  readonly plays: number;
}

/** One written round so far. */
export interface LayerRound<S, F extends Fact> {
  readonly index: number;
  readonly round: Round<F>;
  readonly averaging: PlayedAveraging;
  readonly mixed: MixedRound<Sums>;
  /** In so many of the first courses its odds are mixed. */
  courses: number;
  /** What its odds were at the end of each stage. */
  readonly stages: PlayedOdds[];
  /** The first states that it found. */
  readonly few: S[];
}

/** How one course goes through a layer. */
export interface Passage<S, F extends Fact> {
  readonly found: S;
  /** Undefined where it comes to none of the rounds. */
  readonly played: LayerRound<S, F> | undefined;
  readonly after: S;
  /** What the round leaves with nothing pinned in it. */
  readonly left: S;
}

export class Layer<S, F extends Fact> implements Courses<S> {
  readonly number: number;
  readonly rounds: readonly LayerRound<S, F>[];
  readonly #playing: Playing<S, F>;
  readonly #before: Courses<S>;
  /** Undefined where none are to be mixed. */
  #odds: OddsOf<S, F> | undefined;
  #courses = 0;
  #after: S[] = [];
  #isKept = true;
  #last: { readonly course: number; readonly passage: Passage<S, F> } | undefined;

  /** Without `mixesOdds` courses are played and nothing else. */
  constructor(playing: Playing<S, F>, before: Courses<S>, number: number, mixesOdds: boolean) {
    const { kernel } = playing;
    this.#playing = playing;
    this.#before = before;
    this.#odds = mixesOdds ? new OddsOf(kernel) : undefined;
    this.number = number;
    this.rounds = kernel.scenario.rounds.flatMap((round, index) => {
      if (round.number !== number) return [];
      const averaging = new PlayedAveraging();
      return [{ index, round, averaging, mixed: new MixedRound(averaging), courses: 0, stages: [], few: [] }];
    });
  }

  /** So many courses have been played. */
  get courses(): number {
    return this.#courses;
  }

  /** The states of so many combatants are kept in it. */
  get kept(): number {
    return this.#after.length * this.#playing.kernel.scenario.combatants.length;
  }

  /** Keeps no states from now on: whoever asks for that of a course that isn’t the last has it played again. */
  forget(): void {
    this.#isKept = false;
    this.#after = [];
    if (this.#odds !== undefined) this.#odds = new OddsOf(this.#playing.kernel);
  }

  stateAfter(course: number): S {
    return this.#after[course] ?? this.passage(course).after;
  }

  /** How a course goes through it: the same every time. */
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

  /** Mixes the odds of a round in the next course; there are none where that comes to another one. */
  mix(round: LayerRound<S, F>): void {
    const course = round.courses;
    const passage = this.passage(course);
    if (passage.played === round && this.#odds !== undefined) this.#add(course, round, passage, this.#odds);
    round.courses += 1;
    const stage = stageOf(round.courses);
    if (stage !== undefined) round.stages[stage] = oddsNow(round);
  }

  /** The odds of a round in so many courses: all that are mixed, or those of a stage. */
  oddsAfter(round: LayerRound<S, F>, courses: number): PlayedOdds {
    const odds = courses === round.courses ? oddsNow(round) : round.stages[stageOf(courses) ?? -1];
    if (odds === undefined) throw new Error(`Nothing is known of ${courses} courses out of ${round.courses}`);
    return odds;
  }

  /** The odds of a round from a few of the states that it found. */
  oddsOfFew({ round, few }: LayerRound<S, F>, change: PoolChange | undefined): OverallOdds {
    const averaging = new PlayedAveraging();
    const mixed = new MixedRound(averaging);
    for (const [at, state] of few.entries()) {
      averaging.turn(at % replicates, 'quick');
      mixed.add(this.#playing.kernel.oddsIn(state, round, change));
    }
    return mixed.odds;
  }

  #add(
    course: number,
    { round, averaging, mixed, few }: LayerRound<S, F>,
    { found, left }: Passage<S, F>,
    odds: OddsOf<S, F>,
  ): void {
    const { kernel, succeeded, checkedEvery, mostFew } = this.#playing;
    if (few.length < mostFew) few.push(found);
    const replicate = course % replicates;
    const played = (actor: string): boolean => {
      const question = succeeded(actor);
      return question !== undefined && kernel.holds(left, question);
    };
    averaging.turn(replicate, 'quick');
    if (!odds.hasQuick) {
      mixed.add(odds.exact(found, round), played);
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
}

function oddsNow({ mixed, averaging }: Pick<LayerRound<unknown, Fact>, 'mixed' | 'averaging'>): PlayedOdds {
  return { odds: mixed.odds, plays: averaging.plays.total };
}
