/** Places and distances, for every game that has them. */
import { derive } from './derive/index.ts';
import type { Fact, NameRef, Numeral, Setting, Words } from './scenario.ts';
import type { SentencePattern } from './sentence.ts';

/** Puts people at a place, at a distance from others, or both. */
export interface PositionFact extends Fact {
  readonly kind: 'position';
  readonly who: readonly NameRef[];
  readonly place?: Words;
  readonly feet?: Numeral;
  readonly from: readonly NameRef[];
}

/** The rows that a game with distances adds to its own. */
export const positionSentences: readonly SentencePattern<PositionFact>[] = [
  {
    id: 'place',
    places: ['situation', 'round'],
    words: '{who:names} (is|are) at {place:prose} [[,] {feet:number} ft from {from:names}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'position',
        source,
        who: slots.names('who'),
        place: slots.words('place'),
        ...(slots.has('feet') ? { feet: slots.number('feet'), from: slots.names('from') } : { from: [] }),
      },
    }),
    doc: 'Where somebody stands. People at the same place are within reach of each other and share its distances.',
    example: 'Ash, Bree and Cole are at "the foot of the stair", 25 ft from Vidal.',
  },
  {
    id: 'distance',
    places: ['situation', 'round'],
    words: '{who:names} (is|are) {feet:number} ft from {from:names}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'position',
        source,
        who: slots.names('who'),
        feet: slots.number('feet'),
        from: slots.names('from'),
      },
    }),
    doc: 'How far somebody is from others, in feet, when the round starts.',
    example: 'the Bride is 10 ft from Marta.',
  },
];

/** Everybody's position, as far as the scenario says. */
export interface Positions {
  /** By name; people at the same place have an identical string. */
  readonly places: ReadonlyMap<string, string>;
  /** In feet; keyed by the names of two combatants in alphabetical order, joined by a line break. */
  readonly distances: ReadonlyMap<string, number>;
}

export const nowhere: Positions = { places: new Map(), distances: new Map() };

/** The positions after one more fact: moving to a place drops the old place and all distances from it. */
export function withPosition(positions: Positions, fact: PositionFact): Positions {
  const movers = namesOf(fact.who);
  const places = new Map(positions.places);
  const distances = new Map(fact.place === undefined ? positions.distances : without(positions.distances, movers));
  for (const mover of movers) if (fact.place !== undefined) places.set(mover, spelling(positions, fact.place.text));
  if (fact.feet !== undefined) {
    for (const mover of movers)
      for (const other of namesOf(fact.from)) distances.set(pair(mover, other), fact.feet.value);
  }
  return { places, distances };
}

/** The positions after somebody has gone to a place: distances from the old one are dropped. */
export function movedTo(positions: Positions, mover: string, place: string): Positions {
  const { places, distances } = positions;
  return {
    places: new Map(places).set(mover, spelling(positions, place)),
    distances: new Map(without(distances, [mover])),
  };
}

/** The positions after somebody has left their place for an unnamed one. */
export function movedAway({ places, distances }: Positions, mover: string): Positions {
  return {
    places: new Map([...places].filter(([name]) => name !== mover)),
    distances: new Map(without(distances, [mover])),
  };
}

/**
 * The positions after somebody has left their place and is at a distance in feet from somebody else; at 0 ft they share
 * that person's place.
 */
export function closedIn(positions: Positions, mover: string, target: string, feet: number): Positions {
  const places = new Map([...positions.places].filter(([name]) => name !== mover));
  const there = places.get(target);
  if (feet === 0 && there !== undefined) return movedTo(positions, mover, there);
  return { places, distances: new Map(without(positions.distances, [mover])).set(pair(mover, target), feet) };
}

/**
 * Feet between two combatants; undefined if the scenario doesn't say. If it gives no distance between the two
 * themselves, one between people who share their places counts; at the same place the distance is 0.
 */
export function distanceBetween(positions: Positions, one: string, other: string): number | undefined {
  const written = positions.distances.get(pair(one, other));
  if (written !== undefined) return written;
  const [here, there] = [positions.places.get(one), positions.places.get(other)];
  if (here !== undefined && here === there) return 0;
  for (const a of companions(positions, one)) {
    for (const b of companions(positions, other)) {
      const shared = positions.distances.get(pair(a, b));
      if (shared !== undefined) return shared;
    }
  }
  return undefined;
}

/** Everybody's positions before the first round. */
export function startingPositions(setting: Setting): Positions {
  return setting.facts.filter(isPosition).reduce(withPosition, nowhere);
}

export function isPosition(fact: Fact): fact is PositionFact {
  return fact.kind === 'position';
}

/** The people nearest to somebody, among the known distances; undefined if there are none. */
export function nearestTo(positions: Positions, who: string): Nearest | undefined {
  return nearestOf(positions).get(who);
}

export interface Nearest {
  readonly feet: number;
  readonly others: readonly string[];
}

const nearestOf = derive('nearest combatants', ({ distances }: Positions): ReadonlyMap<string, Nearest> => {
  const nearest = new Map<string, Nearest>();
  for (const [key, feet] of distances) {
    const [one = '', other = ''] = key.split('\n');
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = nearest.get(who);
      if (known === undefined || feet < known.feet) nearest.set(who, { feet, others: [whom] });
      else if (feet === known.feet) nearest.set(who, { feet, others: [...known.others, whom] });
    }
  }
  return nearest;
});

function companions(positions: Positions, who: string): readonly string[] {
  const place = positions.places.get(who);
  if (place === undefined) return [who];
  return [...positions.places].filter(([, at]) => at === place).map(([name]) => name);
}

function without(distances: ReadonlyMap<string, number>, movers: readonly string[]): [string, number][] {
  return [...distances].filter(([key]) => !movers.some((mover) => key.split('\n').includes(mover)));
}

function namesOf(refs: readonly NameRef[]): readonly string[] {
  return refs.flatMap((ref) => (ref.id === undefined ? [] : [ref.id]));
}

function pair(one: string, other: string): string {
  return one < other ? `${one}\n${other}` : `${other}\n${one}`;
}

/** The spelling of a place that is already in use, otherwise as written: case doesn't make a different place. */
function spelling({ places }: Positions, place: string): string {
  const written = place.trim();
  return [...places.values()].find((known) => known.toLowerCase() === written.toLowerCase()) ?? written;
}
