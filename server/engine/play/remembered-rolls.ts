/**
 * Rounds that are rolled again and again while somebody writes: what the same throws came to before is not rolled anew.
 */
import { oncePer, oncePerText, oncePerThree } from '../once.ts';
import type { Throws } from '../timeline.ts';
import type { Played } from './course.ts';

/** How a game plays one round for somebody who asks only what comes of it; the same throws always come to the same. */
export type Roll<C, S, R, P> = (cast: C, before: S, round: R, throws: Throws) => P;

/** So many ways in which one round went are remembered, and so many states that a fight came to. */
const mostWays = 60;
const mostStates = 200;

/** What was asked of the throws next, and what followed from each answer; `played` where nothing more was asked. */
interface Way<P> {
  n?: number;
  readonly next: Map<number, Way<P>>;
  played?: P;
}

/** Of one round from one state: how many ways were remembered, and where all of them begin. */
interface Memory<P> {
  ways: number;
  readonly start: Way<P>;
}

/**
 * The same rolls, remembered. A round that comes to a state that was come to before goes on from that very state, of
 * which plans and odds are known. `keyOf` tells apart all states that differ in anything.
 */
export function rememberedRolls<C extends object, S extends object, R extends object, P extends Played<S>>(
  roll: Roll<C, S, R, P>,
  keyOf: (state: S) => string,
): Roll<C, S, R, P> {
  const stateOf = oncePer<C, (state: S) => S>(() => oncePerText(mostStates, keyOf, (state: S) => state));
  const memoryOf = oncePerThree<C, S, R, Memory<P>>(() => ({ ways: 0, start: { next: new Map() } }));
  return (cast, before, round, throws) => {
    const memory = memoryOf(cast, before, round);
    const recorder = new Recorder(memory.start, throws);
    const known = recorder.followed();
    if (known !== undefined) return known;
    const rolled = roll(cast, before, round, recorder);
    const played = { ...rolled, after: stateOf(cast)(rolled.after) };
    if (memory.ways < mostWays) recorder.remember(played);
    memory.ways += 1;
    return played;
  };
}

/** Throws that follow a known way as long as there is one, and note where a new one goes. */
class Recorder<P> implements Throws {
  readonly #throws: Throws;
  /** What has been thrown on the known way, to be thrown once more for whoever goes on from there. */
  readonly #thrown: { readonly n: number; readonly value: number }[] = [];
  readonly #start: Way<P>;
  #told = 0;

  constructor(start: Way<P>, throws: Throws) {
    this.#start = start;
    this.#throws = throws;
  }

  /** What the throws come to, where they go a way that is known to its end. */
  followed(): P | undefined {
    let way: Way<P> | undefined = this.#start;
    while (way?.n !== undefined) way = way.next.get(this.#throw(way.n));
    return way?.played;
  }

  pick(n: number): number {
    const again = this.#thrown[this.#told];
    this.#told += 1;
    return again?.value ?? this.#throw(n);
  }

  remember(played: P): void {
    let way = this.#start;
    for (const { n, value } of this.#thrown) {
      way.n = n;
      const next: Way<P> = way.next.get(value) ?? { next: new Map() };
      way.next.set(value, next);
      way = next;
    }
    way.played = played;
  }

  #throw(n: number): number {
    const value = this.#throws.pick(n);
    this.#thrown.push({ n, value });
    return value;
  }
}
