/** The steps of a course in one row, and how to get from one of them to another. */
import type { PanelModel, RoundView, StepView } from '../../../server/protocol/index.ts';

/** A step together with where it stands. `round` and `at` count from 0. */
export interface Place {
  readonly step: StepView;
  readonly round: number;
  readonly at: number;
}

export type Move =
  | 'first' | 'back' | 'next' | 'last'
  | 'previousRound' | 'nextRound'
  | 'previousChange' | 'nextChange';

const known = new WeakMap<PanelModel, readonly Place[]>();

/** All steps of the course, in order; the same list for the same model. */
export function placesOf(model: PanelModel): readonly Place[] {
  const places = known.get(model) ?? model.rounds.flatMap(placesOfRound);
  known.set(model, places);
  return places;
}

/** The place a move leads to, as an index; the same index where it leads nowhere. */
export function moveFrom(places: readonly Place[], index: number, move: Move): number {
  switch (move) {
    case 'first': return 0;
    case 'last': return Math.max(0, places.length - 1);
    case 'back': return Math.max(0, index - 1);
    case 'next': return Math.min(Math.max(0, places.length - 1), index + 1);
    case 'previousRound': return headOfRound(places, index, -1);
    case 'nextRound': return headOfRound(places, index, 1);
    case 'previousChange': return nearest(index, places.findLastIndex((place, at) => at < index && place.step.changes));
    case 'nextChange': return nearest(index, places.findIndex((place, at) => at > index && place.step.changes));
  }
}

/** Where the reader of an older course stands in a newer one: at the same step, else at the nearest of its round, else close by. */
export function keepPlace(before: readonly Place[], index: number, after: readonly Place[]): number {
  const round = before[index]?.round;
  const neighbours = before
    .map((place, at) => ({ place, distance: Math.abs(at - index) }))
    .filter(({ place }) => place.round === round)
    .sort((a, b) => a.distance - b.distance);
  for (const { place } of neighbours) {
    const survivor = indexOfStep(after, place.step.key);
    if (survivor !== undefined) return survivor;
  }
  return Math.max(0, Math.min(index, after.length - 1));
}

/** The index of a step by its key. */
export function indexOfStep(places: readonly Place[], key: string): number | undefined {
  const index = places.findIndex((place) => place.step.key === key);
  return index < 0 ? undefined : index;
}

function placesOfRound(round: RoundView, number: number): readonly Place[] {
  return round.steps.map((step, at) => ({ step, round: number, at }));
}

function headOfRound(places: readonly Place[], index: number, by: -1 | 1): number {
  const here = places[index]?.round ?? 0;
  const target = by > 0
    ? places.find((place) => place.round > here)
    : places.findLast((place) => place.round < here);
  return nearest(index, places.findIndex((place) => place.round === target?.round));
}

function nearest(index: number, found: number): number {
  return found < 0 ? index : found;
}
