/** The processing times that a server reports. */

/** A message of the server: the diagnostics of a document, or the answer to a request. */
export interface Said {
  readonly kind: 'diagnostics' | 'answer';
  /** The ms from the arrival of the first message, within its own process, until this one is written. */
  readonly after: number;
}
