/** What moments do, each found once for each state of the parts that it concerns. */
import type Fraction from 'fraction.js';
import { none, type Throws } from '../chance/index.ts';
import { runToEnd } from '../generators/run-to-end.ts';
import { everyOutcome } from '../play/branching.ts';
import type { Note } from '../play/playing.ts';
import type { StateOfFight } from './game.ts';
import type { Moment } from './moment.ts';
import type { Divided, DividedStates } from './state-parts.ts';

/** A moment with the parts that it concerns, and those of them that it only glances at. */
export interface Step<T> {
  readonly moment: Moment<T>;
  readonly parts: readonly string[];
  readonly glances: readonly string[];
}

export interface Weighed<W> {
  readonly what: W;
  readonly chance: Fraction;
}

/** The chances of outcomes by figure. */
export type Noted = ReadonlyMap<string, ReadonlyMap<string, Fraction>>;

/** What a moment does from one state of its parts: the states that follow, and the outcomes that it notes. */
export interface Effect {
  readonly after: readonly Weighed<Divided>[];
  readonly noted: Noted;
}

/** Plays one moment and those that it adds; returns the state after it, or undefined if the plan was replaced. */
export type PlayMoment<S, T> = (moment: Moment<T>, from: S, throws: Throws, note: Note) => S | undefined;

export class Effects<S extends StateOfFight, T> {
  readonly #states: DividedStates<S>;
  readonly #play: PlayMoment<S, T>;
  readonly #known = new Map<Step<T>, Map<string, Effect>>();
  /** Effects by what is seen of the parts that a moment glances at, where it leaves these as they are. */
  readonly #glanced = new Map<Step<T>, Map<string, Effect>>();
  #waysLeft: number;
  #isReplanned = false;

  /** `mostWays` is for all moments together. */
  constructor(states: DividedStates<S>, play: PlayMoment<S, T>, mostWays: number) {
    this.#states = states;
    this.#play = play;
    this.#waysLeft = mostWays;
  }

  get waysLeft(): number {
    return this.#waysLeft;
  }

  /** Whether a moment has replaced the plan. */
  get isReplanned(): boolean {
    return this.#isReplanned;
  }

  /** Undefined if there are too many ways, or if the moment replaces the plan. */
  of(step: Step<T>, from: Divided): Effect | undefined {
    const known = mapOf(this.#known, step);
    const key = keyOf(from);
    const effect = known.get(key) ?? this.#likeGlanced(step, from) ?? this.#played(step, from);
    if (effect !== undefined) known.set(key, effect);
    return effect;
  }

  /** The effect from a state that looks the same to the moment; undefined if there is none so far. */
  #likeGlanced(step: Step<T>, from: Divided): Effect | undefined {
    const { glances } = step;
    if (glances.length === 0) return undefined;
    const like = mapOf(this.#glanced, step).get(this.#glanceKey(step, from));
    if (like === undefined) return undefined;
    const after = like.after.map(({ what, chance }) => ({
      what: {
        ...what,
        parts: what.parts.map((number, at) => {
          const part = step.parts[at] ?? '';
          return glances.includes(part) ? this.#states.withEventsOf(part, from.parts[at] ?? 0, number) : number;
        }),
      },
      chance,
    }));
    return { after, noted: like.noted };
  }

  #played(step: Step<T>, from: Divided): Effect | undefined {
    const { moment, parts } = step;
    const state = this.#states.join(parts, from);
    const outcomes = runToEnd(
      everyOutcome((throws) => {
        const notes = new Map<string, string>();
        const after = this.#play(moment, state, throws, (figure, outcome) => notes.set(figure, outcome));
        return { after, notes };
      }, this.#waysLeft),
    );
    if (outcomes === undefined) return undefined;
    this.#waysLeft -= outcomes.length;
    const [after, noted] = [new Map<string, Weighed<Divided>>(), new Map<string, Map<string, Fraction>>()];
    for (const { what, chance } of outcomes) {
      if (what.after === undefined) {
        this.#isReplanned = true;
        return undefined;
      }
      add(after, this.#states.divide(what.after, parts), chance);
      for (const [figure, outcome] of what.notes) addTo(noted, figure, outcome, chance);
    }
    const effect = { after: [...after.values()], noted };
    if (step.glances.length > 0 && this.#leavesWhatItGlancesAt(step, from, effect))
      mapOf(this.#glanced, step).set(this.#glanceKey(step, from), effect);
    return effect;
  }

  #leavesWhatItGlancesAt({ glances, parts }: Step<T>, from: Divided, { after }: Effect): boolean {
    return glances.every((part) => {
      const at = parts.indexOf(part);
      return after.every(({ what }) => this.#states.isSameButEvents(part, from.parts[at] ?? 0, what.parts[at] ?? 0));
    });
  }

  #glanceKey({ glances, parts }: Step<T>, { parts: numbers, shared }: Divided): string {
    const seen = parts.map((part, at) => {
      const number = numbers[at] ?? 0;
      return glances.includes(part) ? this.#states.glanceAt(part, number) : number;
    });
    return `${seen.join(',')}/${shared}`;
  }
}

function mapOf<K, V>(maps: Map<K, Map<string, V>>, key: K): Map<string, V> {
  const known = maps.get(key) ?? new Map<string, V>();
  maps.set(key, known);
  return known;
}

export function keyOf({ parts, shared }: Divided): string {
  return `${parts.join(',')}/${shared}`;
}

export function add(to: Map<string, Weighed<Divided>>, what: Divided, chance: Fraction): void {
  const key = keyOf(what);
  const known = to.get(key);
  to.set(key, { what, chance: known === undefined ? chance : known.chance.add(chance) });
}

export function addTo(
  noted: Map<string, Map<string, Fraction>>,
  figure: string,
  outcome: string,
  chance: Fraction,
): void {
  const outcomes = noted.get(figure) ?? new Map<string, Fraction>();
  noted.set(figure, outcomes.set(outcome, chance.add(outcomes.get(outcome) ?? none)));
}
