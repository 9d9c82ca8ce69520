/** Builders for rows of a game’s sentences that are facts: they define the slot of each property. */
import type { Carried, Fact, NameRef, Numeral, Words } from './scenario.ts';
import type { SentencePattern, Slots } from './sentence.ts';
import type { Source } from './source.ts';

/** Reads a value from a slot; undefined if the fact lacks it. `source` is the sentence’s. */
export type Taken<V> = (slots: Slots, slot: string, source: Source) => V;

/** A fact’s properties besides kind and source: how each is read, or its constant value. */
export type Members<X> = {
  readonly [P in keyof X as Exclude<P, 'kind' | 'source'>]:
    X[P] | Taken<object extends Pick<X, P> ? X[P] | undefined : X[P]>;
};

type Means<F extends Fact> = SentencePattern<F>['means'];

/** For the facts of one game: the meaning of a row that is a fact of this kind. */
export function factsIn<F extends Fact>(): <K extends F['kind']>(
  kind: K,
  members: Members<Extract<F, { readonly kind: K }>>,
) => Means<F> {
  return (kind, members) => {
    const all = Object.entries<unknown>(members);
    return (slots, source) => {
      const taken = all.map(
        ([name, member]) => [name, isTaken(member) ? member(slots, name, source) : member] as const,
      );
      const there = Object.fromEntries(taken.filter(([, value]) => value !== undefined));
      return { piece: 'fact', fact: { kind, source, ...there } as unknown as F };
    };
  };
}

function isTaken(member: unknown): member is Taken<unknown> {
  return typeof member === 'function';
}

/** Readers of required slots. */
export const said = {
  words: (slots: Slots, slot: string): Words => slots.words(slot),
  number: (slots: Slots, slot: string): Numeral => slots.number(slot),
  name: (slots: Slots, slot: string): NameRef => slots.name(slot),
  names: (slots: Slots, slot: string): readonly NameRef[] => slots.names(slot),
  /** Each entry of a list of words. */
  list: (slots: Slots, slot: string): readonly Words[] => slots.each(slot).map((each) => each.words(slot)),
};

/** Readers of optional slots: lists are empty if the slot is missing, other values undefined. */
export const optional = {
  words: ifSaid(said.words),
  number: ifSaid(said.number),
  name: ifSaid(said.name),
  names: (slots: Slots, slot: string): readonly NameRef[] => (slots.has(slot) ? slots.names(slot) : []),
  carried: (slots: Slots, slot: string): readonly Carried[] => (slots.has(slot) ? slots.carried(slot) : []),
};

export function isSaid(slots: Slots, slot: string): boolean {
  return slots.has(slot);
}

/** A count; 1 if it is `a` or missing. */
export function numberOrOne(slots: Slots, slot: string, source: Source): Numeral {
  return slots.has(slot) ? slots.number(slot) : { value: 1, source };
}

/** Pinned dice, in order; undefined for one that is rolled. */
export function dice(slots: Slots, slot: string): readonly (Numeral | undefined)[] {
  return slots.each(slot).map((each) => (each.has('die') ? each.number('die') : undefined));
}

/** One of these words; the first if it is written differently. */
export function among<V extends string>(...[usual, ...others]: readonly [V, ...V[]]): Taken<V> {
  return (slots, slot) => others.find((word) => word === slots.words(slot).text) ?? usual;
}

export function ifSaid<V>(taken: Taken<V>): Taken<V | undefined> {
  return (slots, slot, source) => (slots.has(slot) ? taken(slots, slot, source) : undefined);
}

/** Reads a slot with a name other than the property’s. */
export function from<V>(slot: string, taken: Taken<V>): Taken<V> {
  return (slots, _slot, source) => taken(slots, slot, source);
}
