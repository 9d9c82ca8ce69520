/** A part of a written round that is ignored or can’t be played as written, for the check that reports it. */
import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

export interface Problem {
  /** The id of the check that reports it. */
  readonly check: string;
  /** Where it is written; the check marks a range within it. */
  readonly source: Source;
  /** Set if it depends on earlier rounds: its check reports it only if their result is certain. */
  readonly hangs?: true;
}

/** A problem with its check’s message and the data for the message’s placeholders. */
export interface WordedProblem extends Problem {
  readonly message: string;
  readonly data: Finding['data'];
}
