/**
 * How the dice of a roll are used: which sets meet which actions, and which sets lie idle for actions that fail anyway.
 */
import { countsIn, serviceOf, type Counts, type Service, type SetsPool } from '../../../chance/index.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Outcome } from '../attempts/outcome.ts';
import { waitsInVain } from '../attempts/outcome.ts';

/** The rolled dice and how they are used. */
export interface Table {
  readonly roll: readonly number[];
  /** The service of the actions that the dice meet in any case. */
  readonly service: Service | undefined;
  readonly counts: Counts;
  /**
   * For actions that fail because they wait for another: the face of the set that lies there for them, by action index.
   */
  readonly idle: ReadonlyMap<number, number>;
  /** Whether the players may still squash for actions that fail. */
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

/** Ignores squashing: nobody would squash for an action that fails. */
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

/** `served`, plus those of `more` that the dice can meet as well, tried in order. */
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
