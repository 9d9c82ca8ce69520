/** A clock that goes on when it is told to. */
import type { Clock } from '../../server/lsp/idle-scheduler.ts';
import { nextTurn } from '../../server/lsp/time-slicing.ts';

export class SlowClock implements Clock {
  #now = 0;
  readonly #due = new Set<{ readonly at: number; readonly job: () => void }>();

  now(): number {
    return this.#now;
  }

  in(milliseconds: number, job: () => void): () => void {
    const due = { at: this.#now + milliseconds, job };
    this.#due.add(due);
    return () => {
      this.#due.delete(due);
    };
  }

  /** So many milliseconds go by while something is done. */
  busy(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Lets so many milliseconds go by, and what is due then be done. */
  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    for (const due of [...this.#due]) {
      if (due.at > this.#now) continue;
      this.#due.delete(due);
      due.job();
    }
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
  }
}
