/** A clock that tests advance by hand. */
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

  /** Advances by that many ms while something is done. */
  busy(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Advances by that many ms, and runs what is due then. */
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
