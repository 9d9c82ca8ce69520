/** Propagates the exact distribution of states through a scenario’s rounds, merging equal states. */
import type Fraction from 'fraction.js';
import { certain, none } from '../../chance/index.ts';
import type { Fact, Round, Scenario } from '../../scenario.ts';
import type { Throws } from '../../chance/index.ts';
import { everyOutcome } from '../branching.ts';
import { exactCosts, type Costing, type Costs } from './costs.ts';
import { roundNumbers, type Player } from '../course.ts';
import type { WithoutPins } from '../pins.ts';

/** What a game provides for propagating states. */
export interface Spreader<S, F extends Fact> extends Pick<Player<S, never, F>, 'start' | 'holds'> {
  readonly scenario: Scenario<F>;
  /** The state after a round. */
  readonly after: (state: S, round: Round<F>, throws: Throws) => S;
  /** Equal for states that play on alike and satisfy the same conditions. */
  readonly keyOf: (state: S) => string;
  readonly withoutPins: WithoutPins<F>;
  /** Missing in a game in which rounds cost nothing that is counted. */
  readonly costing?: Costing<S>;
}

/** A state with its chance. */
export interface Likely<S> {
  readonly state: S;
  readonly chance: Fraction;
}

/** One written round over all courses; chances are absolute, so those in `finds` sum to `reached`. */
export interface RoundOfStates<S> {
  /** The chance that it is played, with earlier pins taken as thrown. */
  readonly reached: Fraction;
  /** All possible states before it, whether it is played or not. */
  readonly found: readonly Likely<S>[];
  /** The states in which it is played. */
  readonly finds: readonly Likely<S>[];
  /** The states after it, and its costs, both ignoring its own pins. */
  readonly leaves: readonly Likely<S>[];
  readonly costs: Costs<Fraction>;
}

/** The most runs of throws enumerated for one scenario. */
const mostRuns = 2000;

/**
 * The distribution of each written round, by index; rounds are missing from the first number with too many states or
 * runs. Yields after each run.
 */
export function* stateDistribution<S, F extends Fact>(
  spreader: Spreader<S, F>,
): Generator<undefined, ReadonlyMap<number, RoundOfStates<S>>> {
  const rounds = new Map<number, RoundOfStates<S>>();
  let now: Between<S> = { found: [{ state: spreader.start, chance: certain }], runsLeft: mostRuns };
  for (const number of roundNumbers(spreader.scenario)) {
    const gone = yield* throughNumber(spreader, number, now);
    if (gone === undefined) break;
    for (const [index, round] of gone.rounds) rounds.set(index, round);
    now = gone.after;
  }
  return rounds;
}

/** The distribution between two round numbers. */
interface Between<S> {
  readonly found: readonly Likely<S>[];
  readonly runsLeft: number;
}

interface Gone<S> {
  readonly rounds: ReadonlyMap<number, RoundOfStates<S>>;
  readonly after: Between<S>;
}

/** Propagates through all rounds of one number; undefined if that takes too many runs. */
function* throughNumber<S, F extends Fact>(
  spreader: Spreader<S, F>,
  number: number,
  { found, runsLeft }: Between<S>,
): Generator<undefined, Gone<S> | undefined> {
  const rounds = new Map<number, RoundOfStates<S>>();
  const gone = new Merged<S>(spreader.keyOf);
  let left = runsLeft;
  for (const [index, round] of spreader.scenario.rounds.entries()) {
    if (round.number !== number) continue;
    const finds = found.filter(({ state }) => playedIn(spreader, number, state) === round);
    const open = spreader.withoutPins(round);
    const leaves = yield* leftBy(spreader, finds, open, left);
    const pinned =
      open === round || leaves === undefined ? leaves : yield* leftBy(spreader, finds, round, left - leaves.runs);
    if (leaves === undefined || pinned === undefined) return undefined;
    left -= leaves.runs + (open === round ? 0 : pinned.runs);
    gone.add(pinned.all);
    rounds.set(index, { reached: sumOf(finds), found, finds, leaves: leaves.all, costs: leaves.costs });
  }
  gone.add(found.filter(({ state }) => playedIn(spreader, number, state) === undefined));
  return { rounds, after: { found: gone.all, runsLeft: left } };
}

/** The states after one round from all states in which it is played, and the number of runs. */
interface Left<S> {
  readonly all: readonly Likely<S>[];
  readonly costs: Costs<Fraction>;
  readonly runs: number;
}

/** Returns undefined as soon as the number of states, or runs per state so far, predicts too many runs. */
function* leftBy<S, F extends Fact>(
  { after, keyOf, costing }: Spreader<S, F>,
  finds: readonly Likely<S>[],
  round: Round<F>,
  most: number,
): Generator<undefined, Left<S> | undefined> {
  const merged = new Merged<S>(keyOf);
  const costs = exactCosts();
  let runs = 0;
  for (const [done, { state, chance }] of finds.entries()) {
    // Each state takes at least one run; once some are done, the others are assumed to take as many on average.
    if ((done === 0 ? 1 : runs / done) * finds.length > most * 2) return undefined;
    const outcomes = yield* everyOutcome((throws) => after(state, round, throws), most - runs);
    if (outcomes === undefined) return undefined;
    const left = outcomes.map((each) => ({ state: each.what, chance: each.chance.mul(chance) }));
    merged.add(left);
    if (costing !== undefined) for (const each of left) costs.add(costing.between(state, each.state), each.chance);
    runs += outcomes.length;
  }
  return { all: merged.all, costs, runs };
}

/** The sum of their chances. */
export function sumOf(all: readonly Likely<unknown>[]): Fraction {
  return all.reduce((sum, { chance }) => sum.add(chance), none);
}

/** The first round with this number whose condition holds. */
function playedIn<S, F extends Fact>(
  { scenario, holds }: Spreader<S, F>,
  number: number,
  state: S,
): Round<F> | undefined {
  return scenario.rounds.find(
    (round) => round.number === number && (typeof round.when === 'string' || holds(state, round.when)),
  );
}

/** Merges states with equal keys and adds their chances. */
class Merged<S> {
  readonly #known = new Map<string, Likely<S>>();
  readonly #keyOf: (state: S) => string;

  constructor(keyOf: (state: S) => string) {
    this.#keyOf = keyOf;
  }

  get all(): readonly Likely<S>[] {
    return [...this.#known.values()];
  }

  add(more: readonly Likely<S>[]): void {
    for (const { state, chance } of more) {
      const key = this.#keyOf(state);
      const known = this.#known.get(key);
      this.#known.set(
        key,
        known === undefined ? { state, chance } : { state: known.state, chance: known.chance.add(chance) },
      );
    }
  }
}
