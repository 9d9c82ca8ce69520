/** What a server tells of the time that it takes itself. */

/** Something that it said: the diagnostics of a document, or the answer to a question. */
export interface Said {
  readonly kind: 'diagnostics' | 'answer';
  /** Milliseconds from the arrival of what came in first, within its own process, until it is handed to the system. */
  readonly after: number;
}
