/** The steps of a course as one list, and navigation between them. */
import type { PanelModel, RoundMark, StepMark } from '../../../../server/protocol/index.ts';

/** A step’s overview and position: the index of its round, and (`at`) its index in the round, both from 0. */
export interface Place {
  readonly step: StepMark;
  readonly round: number;
  readonly at: number;
}

export type Move = 'first' | 'back' | 'next' | 'last' | 'previousRound' | 'nextRound' | 'previousChange' | 'nextChange';

const known = new WeakMap<PanelModel, readonly Place[]>();
const indexes = new WeakMap<readonly Place[], ReadonlyMap<string, number>>();

/** All steps of the course, in order; memoized. */
export function placesOf(model: PanelModel): readonly Place[] {
  const places = known.get(model) ?? model.rounds.flatMap(placesOfRound);
  known.set(model, places);
  return places;
}

/** The index of a step by its key. */
export function indexOfStep(places: readonly Place[], key: string): number | undefined {
  // Reversed, so that of several steps with one key the first is found.
  const byKey = indexes.get(places) ?? new Map(places.map(({ step }, index) => [step.key, index] as const).reverse());
  indexes.set(places, byKey);
  return byKey.get(key);
}

/**
 * The index that a move leads to; `index` itself if it leads nowhere. Moves only among the ascending indices `among`;
 * `index` needn’t be one of them.
 */
export function moveFrom(places: readonly Place[], among: readonly number[], index: number, move: Move): number {
  const here = places[index]?.round ?? 0;
  const changes = (at: number): boolean => places[at]?.step.changes === true;
  switch (move) {
    case 'first':
      return among[0] ?? index;
    case 'last':
      return among.at(-1) ?? index;
    case 'back':
      return preceding(among, index) ?? index;
    case 'next':
      return following(among, index) ?? index;
    case 'previousRound':
      return (
        headOfRound(
          places,
          among,
          preceding(among, index, (at) => roundAt(places, at) < here),
        ) ?? index
      );
    case 'nextRound':
      return following(among, index, (at) => roundAt(places, at) > here) ?? index;
    case 'previousChange':
      return preceding(among, index, changes) ?? index;
    case 'nextChange':
      return following(among, index, changes) ?? index;
  }
}

/** The number of ascending indices up to and including `index`, by binary search. */
export function countUpTo(among: readonly number[], index: number): number {
  let [from, to] = [0, among.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((among[middle] ?? Infinity) <= index) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The first matching index after `index`. */
export function following(
  among: readonly number[],
  index: number,
  matches: (at: number) => boolean = always,
): number | undefined {
  for (let place = countUpTo(among, index); place < among.length; place += 1) {
    const at = among[place];
    if (at !== undefined && matches(at)) return at;
  }
  return undefined;
}

/** The last matching index before `index`. */
export function preceding(
  among: readonly number[],
  index: number,
  matches: (at: number) => boolean = always,
): number | undefined {
  for (let place = countUpTo(among, index - 1) - 1; place >= 0; place -= 1) {
    const at = among[place];
    if (at !== undefined && matches(at)) return at;
  }
  return undefined;
}

/**
 * The reader’s position in a newer course: the same step, else the nearest in its round, else one close by. `keyNow`
 * returns a step’s key in the newer course.
 */
export function keepPlace(
  before: readonly Place[],
  index: number,
  after: readonly Place[],
  keyNow: (place: Place) => string | undefined = keyOfPlace,
): number {
  const indexNow = (place: Place | undefined): number | undefined => {
    const key = place && keyNow(place);
    return key === undefined ? undefined : indexOfStep(after, key);
  };
  return (
    indexNow(before[index]) ?? nearestOfRound(before, index, indexNow) ?? Math.max(0, Math.min(index, after.length - 1))
  );
}

function keyOfPlace({ step }: Place): string {
  return step.key;
}

function nearestOfRound(
  before: readonly Place[],
  index: number,
  indexNow: (place: Place) => number | undefined,
): number | undefined {
  const round = before[index]?.round;
  const neighbours = before
    .map((place, at) => ({ place, distance: Math.abs(at - index) }))
    .filter(({ place }) => place.round === round)
    .sort((a, b) => a.distance - b.distance);
  for (const { place } of neighbours) {
    const survivor = indexNow(place);
    if (survivor !== undefined) return survivor;
  }
  return undefined;
}

const always = (): boolean => true;

function placesOfRound(round: RoundMark, number: number): readonly Place[] {
  return round.steps.map((step, at) => ({ step, round: number, at }));
}

function roundAt(places: readonly Place[], index: number): number {
  return places[index]?.round ?? 0;
}

function headOfRound(
  places: readonly Place[],
  among: readonly number[],
  index: number | undefined,
): number | undefined {
  return index === undefined ? undefined : following(among, index - (places[index]?.at ?? 0) - 1);
}
