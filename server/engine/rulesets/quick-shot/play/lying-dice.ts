/**
 * What the dice of a roll serve: which sets meet which actions, and which lie there for actions that fail all the same.
 */
import { countsIn, serviceOf, type Counts, type Service, type SetsPool } from '../../../chance/index.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Outcome } from '../attempts/outcome.ts';
import { waitsInVain } from '../attempts/outcome.ts';

/** What lies on the table, and how it is used. */
export interface Table {
  readonly roll: readonly number[];
  /** Of the actions that the dice meet in any case. */
  readonly service: Service | undefined;
  readonly counts: Counts;
  /** By the places of actions that fail because they wait for another: the face of the set that lies there for them. */
  readonly idle: ReadonlyMap<number, number>;
  /** Whether those at the table may still squash for what fails. */
  readonly maySquash: boolean;
}

export function tableOf(attempt: Attempt, outcome: Outcome, roll: readonly number[], maySquash: boolean): Table {
  const pool = { ...attempt.dice, held: [] };
  const met = placesWhere(outcome, (fate) => fate === 'met');
  const isSquashed = (place: number): boolean => outcome.squashed.includes(place);
  const served = alsoServed(
    pool,
    roll,
    met.filter((place) => !isSquashed(place)),
    met.filter(isSquashed),
  );
  const service = serviceOf(pool, roll, served);
  return {
    roll,
    service,
    maySquash,
    counts: service?.counts ?? countsIn(pool, roll),
    idle: service?.moves.length === 0 ? idleIn(attempt, outcome, { roll, served }) : new Map(),
  };
}

/** Squashing isn’t thought of: nothing would be squashed for what fails. */
function idleIn(
  attempt: Attempt,
  outcome: Outcome,
  { roll, served }: { readonly roll: readonly number[]; readonly served: readonly number[] },
): Table['idle'] {
  const pool: SetsPool = { ...attempt.dice, held: [], squash: 'none' };
  const idle = alsoServed(
    pool,
    roll,
    served,
    placesWhere(outcome, (_, place) => waitsInVain(attempt.needs, outcome, place)),
  );
  const faces = serviceOf(pool, roll, idle)?.faces ?? new Map<number, number>();
  return new Map([...faces].filter(([place]) => !served.includes(place)));
}

function placesWhere(
  { fates }: Outcome,
  holds: (fate: Outcome['fates'][number], place: number) => boolean,
): readonly number[] {
  return fates.flatMap((fate, place) => (holds(fate, place) ? [place] : []));
}

/** These places, and as many of those as the dice can meet with them, one after the other. */
function alsoServed(
  pool: SetsPool,
  roll: readonly number[],
  served: readonly number[],
  more: readonly number[],
): readonly number[] {
  return more.reduce(
    (now, place) => (serviceOf(pool, roll, [...now, place]) === undefined ? now : [...now, place]),
    served,
  );
}
