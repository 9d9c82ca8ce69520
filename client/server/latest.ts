/** One question at a time: whoever asks again calls the earlier question off. */
export class Latest {
  #inForce: AbortController | undefined;

  /**
   * The answer; undefined where a newer question, or `cancel`, has come in between.
   * Rejects as the question does, unless it was called off: then it may end as it likes.
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

  /** Calls off the question that is in force, if there is one. */
  cancel(): void {
    this.#inForce?.abort();
    this.#inForce = undefined;
  }
}
