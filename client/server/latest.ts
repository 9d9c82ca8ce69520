/** Runs one request at a time: a new request cancels the previous one. */
export class Latest {
  #inForce: AbortController | undefined;

  /**
   * The result; undefined if a newer request or `cancel` came in between. Rejects if the request does, unless it was
   * cancelled.
   */
  async ask<Answer>(question: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    this.cancel();
    const mine = new AbortController();
    this.#inForce = mine;
    try {
      const answer = await question(mine.signal);
      return mine.signal.aborted ? undefined : answer;
    } catch (error) {
      if (mine.signal.aborted) return undefined;
      throw error;
    }
  }

  /** Cancels the current request, if any. */
  cancel(): void {
    this.#inForce?.abort();
    this.#inForce = undefined;
  }
}
