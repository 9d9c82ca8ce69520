/** Whether a new version of a document has moved lines: hints that an editor keeps of the old one stand beside them. */
export class LineCounts {
  readonly #counts = new Map<string, number>();

  /** Takes note of a version; whether it has more lines than the last one, or fewer. False for the first. */
  hasMoved(uri: string, count: number): boolean {
    const before = this.#counts.get(uri);
    this.#counts.set(uri, count);
    return before !== undefined && before !== count;
  }

  close(uri: string): void {
    this.#counts.delete(uri);
  }
}
