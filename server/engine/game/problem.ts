/** What of a written round is left out, or can’t be played as it stands, for the check that tells of it. */
import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

export interface Problem {
  /** The id of the check that tells of it. */
  readonly check: string;
  /** Where it is written; the check marks a place within it. */
  readonly source: Source;
  /** Set where it hangs on what the rounds before have left: its check tells of it only where that is sure. */
  readonly hangs?: true;
}

/** A problem with the message of its check, and what fills it. */
export interface WordedProblem extends Problem {
  readonly message: string;
  readonly data: Finding['data'];
}
