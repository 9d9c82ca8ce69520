/** Types of results: cards and dice, and the outcome for those who threw them. */
import type { Pool } from './pool.ts';
import type { Source } from './source.ts';

/** How something went for the person concerned. */
export type Tone = 'good' | 'bad' | 'even' | 'plain';

/**
 * A card or die on the table. `label` is its face, `name` its name if it has one; `says` its effect, such as `a hit`.
 * `faces` is the number of faces of a die that no pool describes, as in a damage roll.
 */
export interface Result {
  readonly label: string;
  readonly value: number;
  readonly name?: string;
  readonly kept: boolean;
  readonly says?: string;
  readonly faces?: number;
  /** What a die is rolled for, where dice beside it are for something else: `location`, `damage`. */
  readonly rolledFor?: string;
  /** Set for a die that is rolled beside those of the pool, such as the damage of a blow; its faces are its own. */
  readonly apart?: true;
  /** The pin, if the writer has pinned it. */
  readonly pinned?: Source;
}

/**
 * The throws and outcome of one party of a contest. `beyond` is the part of the outcome that the contest's own outcome
 * doesn't state (`degree 2` of `fails, degree 2`); empty if that is complete.
 */
export interface PartyResult {
  readonly who: string;
  readonly side: string;
  readonly action: string;
  readonly pool: Pool;
  readonly results: readonly Result[];
  readonly value: number;
  readonly outcome: string;
  readonly beyond?: string;
  /** Explains the outcome in full sentences; missing if there is none, or if the results explain themselves. */
  readonly why?: string;
  readonly tone: Tone;
  readonly source: Source;
}
