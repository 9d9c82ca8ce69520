/**
 * Idle scheduler for background work: runs when nothing was typed and no picture requested for a while, and limits its
 * share of the processor.
 */
import { afterMessages } from './time-slicing.ts';

/**
 * Background work starts when nothing was typed for this long, in ms: longer than the gap between most writers’ keys.
 */
const afterTyping = 100;

/** Background work pauses for this long after a request for a picture, in ms. */
const afterPicture = 250;

/**
 * Budget of background work: `burst` ms without a break, beyond that this `share` of the processor. A long scenario
 * takes a minute to compute, in which the panel, the editor and the rest of the machine need the processor too.
 */
export const allowance = { burst: 2000, share: 1 / 4 } as const;

/**
 * Minimum budget for a text that was just edited, in ms, however much earlier versions used: enough for a first stage
 * of later rounds.
 */
export const afresh = 800;

export interface Clock {
  /** In ms, from any origin. */
  now(): number;
  /** Runs a job after a delay in ms; returns a function that cancels it. */
  in(milliseconds: number, job: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  in: (milliseconds, job) => {
    const due = setTimeout(job, milliseconds);
    return () => {
      clearTimeout(due);
    };
  },
};

export class IdleScheduler {
  readonly #clock: Clock;
  /** When a picture was last requested. */
  #stirred = -Infinity;
  /** What was left of the budget at `#at`; it refills as time passes. */
  #left: number = allowance.burst;
  #at = -Infinity;

  constructor(clock: Clock = wallClock) {
    this.#clock = clock;
  }

  /** Reports a request for a picture: drawing it needs the processor too, not only the server's answer. */
  stir(): void {
    this.#stirred = this.#clock.now();
  }

  /** Starts a job after the typing pause, with at least `atLeast` ms of budget; returns a function that cancels it. */
  afterwards(job: () => void, atLeast?: number): () => void {
    return this.#in(afterTyping, job, atLeast);
  }

  /**
   * Continues a job as soon as pending messages are answered; later if a picture was just requested or the budget is
   * used up. Returns a function that cancels it.
   */
  goOn(job: () => void): () => void {
    let callOff = afterMessages(() => {
      const wait = Math.max(this.#stirred + afterPicture - this.#clock.now(), -this.#refilled() / allowance.share);
      if (wait > 0) callOff = this.#in(wait, job);
      else this.#do(job);
    });
    return () => {
      callOff();
    };
  }

  #in(milliseconds: number, job: () => void, atLeast = -Infinity): () => void {
    let callOff = this.#clock.in(milliseconds, () => {
      this.#left = Math.max(this.#refilled(), atLeast);
      callOff = this.goOn(job);
    });
    return () => {
      callOff();
    };
  }

  #do(job: () => void): void {
    const begun = this.#clock.now();
    job();
    this.#left -= this.#clock.now() - begun;
  }

  #refilled(): number {
    const now = this.#clock.now();
    this.#left = Math.min(allowance.burst, this.#left + (now - this.#at) * allowance.share);
    this.#at = now;
    return this.#left;
  }
}
