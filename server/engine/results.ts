/** What lies on the table: cards and dice, and what came of them for whoever threw them. */
import type { Pool } from './pool.ts';
import type { Source } from './source.ts';

/** How something went for the one it is about. */
export type Tone = 'good' | 'bad' | 'even' | 'plain';

/**
 * A card or die on the table. `label` is its face, `name` its name where it has one; `says` what it came to, as `a
 * hit`.
 * `faces` is how many a die has: needed where no pool says it, as in a damage roll.
 */
export interface Result {
  readonly label: string;
  readonly value: number;
  readonly name?: string;
  readonly kept: boolean;
  readonly says?: string;
  readonly faces?: number;
  /** Where the writer has pinned it. */
  readonly pinned?: Source;
}

/**
 * What one party of a contest has thrown and what came of it. `beyond` is the part of the outcome that what the contest
 * comes to doesn’t say, where that says the rest (`degree 2` of `fails, degree 2`); empty where it says it all.
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
  /** Why that came of it, in full sentences; missing where nothing came of it, or the results say it all. */
  readonly why?: string;
  readonly tone: Tone;
  readonly source: Source;
}
