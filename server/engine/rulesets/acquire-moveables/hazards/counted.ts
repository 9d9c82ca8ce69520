/** What hazards count from round to round for one combatant: the shape of it, for the state. */

export interface HazardCounts {
  /** Rounds under water, up to one more than the breath lasts. */
  readonly breath?: number;
  /** Slots of gunpowder that have exploded. */
  readonly exploded?: number;
  /** Rations eaten today. */
  readonly eaten?: number;
  /** Time that has passed of an interval, by what it is for. */
  readonly waiting?: Readonly<Partial<Record<Interval, Waiting>>>;
}

export type Interval = 'cold' | 'warmth' | 'swimming' | 'treading';

/** Seconds of an interval that have passed; a change of the interval starts it anew. */
interface Waiting {
  readonly every: number;
  readonly passed: number;
}
