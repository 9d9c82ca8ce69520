/** The parts of a state that moments concern, each counted by itself and put together again where it is needed. */
import type { Events } from '../play/events.ts';
import { stateKey } from '../play/state-key.ts';
import type { StateOfFight } from './game.ts';

/** How a game’s state consists of parts: one for each combatant, by name, and any others that its moments concern. */
export interface StateParts<S> {
  /** Equal for states in which this part is the same; events aren’t part of it. */
  readonly keyOf: (state: S, part: string) => string;
  /** Equal for states in which this part is the same to a moment that only glances at it (`glancesAt`). */
  readonly glanceOf?: (state: S, part: string) => string;
  /** A state with one part as it is in another. */
  readonly withPart: (state: S, part: string, from: S) => S;
  /** The parts on which it depends whether a combatant is in a state, by its word; by default the combatant’s own. */
  readonly partsFor?: (name: string, word: string) => readonly string[];
}

/** For a game that doesn’t divide its states: one part that is all of it. */
const allOfIt = 'all of it';

/** Which events happened that aren’t those of one combatant. */
type SharedEvents = Pick<Events, 'acted' | 'happened'>;

/** Values with numbers, so that equal ones have the same number. */
class Numbered<V> {
  readonly #numbers = new Map<string, number>();
  readonly #values: V[] = [];

  number(key: string, value: V): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#values.length);
    return this.#values.push(value) - 1;
  }

  value(number: number): V {
    const value = this.#values[number];
    if (value === undefined) throw new Error(`No value has the number ${number}`);
    return value;
  }
}

/** A state taken apart: the number of each part, and of its shared events. */
export interface Divided {
  readonly parts: readonly number[];
  readonly shared: number;
}

export class DividedStates<S extends StateOfFight> {
  readonly #start: S;
  readonly #game: StateParts<S> | undefined;
  readonly #keyOf: (state: S) => string;
  readonly #parts = new Map<string, Numbered<S>>();
  readonly #shared = new Numbered<SharedEvents>();

  /** `keyOf` is for games that don’t say which parts their states have. */
  constructor(start: S, game: StateParts<S> | undefined, keyOf: (state: S) => string) {
    this.#start = start;
    this.#game = game;
    this.#keyOf = keyOf;
  }

  /** The parts that a moment concerns, by the names it gives. */
  partsOf(names: readonly string[]): readonly string[] {
    return this.#game === undefined ? [allOfIt] : [...new Set(names)];
  }

  /** Those of some parts that a moment only glances at. */
  glancesOf(parts: readonly string[], glancesAt: readonly string[] = []): readonly string[] {
    return this.#game?.glanceOf === undefined ? [] : parts.filter((part) => glancesAt.includes(part));
  }

  /** The parts on which it depends whether a combatant is in a state. */
  partsFor(name: string, word?: string): readonly string[] {
    if (this.#game === undefined) return [allOfIt];
    return (word === undefined ? undefined : this.#game.partsFor?.(name, word)) ?? [name];
  }

  /** The parts on which it depends whether something happened that isn’t one combatant’s. */
  get partsOfShared(): readonly string[] {
    return this.#game === undefined ? [allOfIt] : [];
  }

  divide(state: S, parts: readonly string[]): Divided {
    const { acted, happened } = state.events;
    return {
      parts: parts.map((part) => this.#numberedOf(part).number(this.#keyOfPart(state, part), state)),
      shared: this.#shared.number(stateKey([acted, happened]), {
        acted: new Set(acted),
        happened: new Set(happened),
      }),
    };
  }

  /** What a moment that only glances at a part sees of it, equal for states that it can’t tell apart. */
  glanceAt(part: string, number: number): string {
    const state = this.#numberedOf(part).value(number);
    return `${eventsOf(state, part)}${this.#game?.glanceOf?.(state, part) ?? this.#keyOfPart(state, part)}`;
  }

  /** Whether a part is the same in two states, except for whether its combatant has succeeded and failed. */
  isSameButEvents(part: string, one: number, other: number): boolean {
    const [key, otherKey] = [one, other].map((number) => this.#game?.keyOf(this.#numberedOf(part).value(number), part));
    return key === otherKey;
  }

  /** The number of a part as it is in a state, but with the success and failure of its combatant in another. */
  withEventsOf(part: string, number: number, other: number): number {
    const numbered = this.#numberedOf(part);
    const state = { ...numbered.value(number), events: numbered.value(other).events };
    return numbered.number(this.#keyOfPart(state, part), state);
  }

  /** The state with these parts; the others are as they are at the start of the round. */
  join(parts: readonly string[], { parts: numbers, shared }: Divided): S {
    const from = parts.map((part, at) => [part, this.#numberedOf(part).value(numbers[at] ?? 0)] as const);
    if (this.#game === undefined) return from[0]?.[1] ?? this.#start;
    const { withPart } = this.#game;
    const state = from.reduce((joined, [part, each]) => withPart(joined, part, each), this.#start);
    const named = (which: 'succeeded' | 'failed'): ReadonlySet<string> =>
      new Set(from.flatMap(([part, { events }]) => (events[which].has(part) ? [part] : [])));
    const events: Events = { ...this.#shared.value(shared), succeeded: named('succeeded'), failed: named('failed') };
    return { ...state, events };
  }

  #numberedOf(part: string): Numbered<S> {
    const known = this.#parts.get(part);
    if (known !== undefined) return known;
    const made = new Numbered<S>();
    this.#parts.set(part, made);
    return made;
  }

  #keyOfPart(state: S, part: string): string {
    if (this.#game === undefined) return this.#keyOf(state);
    return `${eventsOf(state, part)}${this.#game.keyOf(state, part)}`;
  }
}

/** Whether a combatant has succeeded and failed, a digit each. */
function eventsOf({ events: { succeeded, failed } }: StateOfFight, name: string): string {
  return `${Number(succeeded.has(name))}${Number(failed.has(name))}`;
}
