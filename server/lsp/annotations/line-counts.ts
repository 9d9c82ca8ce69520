/**
 * Detects whether a new version of a document has moved lines: an editor’s hints of the old version are then misplaced.
 */
export class LineCounts {
  readonly #counts = new Map<string, number>();

  /** Records a version; returns whether its number of lines differs from the last one. False for the first. */
  hasMoved(uri: string, count: number): boolean {
    const before = this.#counts.get(uri);
    this.#counts.set(uri, count);
    return before !== undefined && before !== count;
  }

  close(uri: string): void {
    this.#counts.delete(uri);
  }
}
