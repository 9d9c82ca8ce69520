/** The time for what nobody waits for: when nothing has been typed, and nothing asked for a picture, for a while. */
import { afterMessages } from './turns.ts';

/** So long nothing may have been asked for. */
export const quietMilliseconds = 250;

export interface Clock {
  /** In milliseconds from any moment. */
  now(): number;
  /** Does something in so many milliseconds; what it gives back calls it off. */
  in(milliseconds: number, job: () => void): () => void;
}

const wallClock: Clock = {
  now: () => performance.now(),
  in: (milliseconds, job) => {
    const due = setTimeout(job, milliseconds);
    return () => { clearTimeout(due); };
  },
};

export class Quiet {
  readonly #clock: Clock;
  /** When somebody last asked for a picture. */
  #stirred = -Infinity;

  constructor(clock: Clock = wallClock) {
    this.#clock = clock;
  }

  /** Somebody waits for a picture: whoever draws it needs the processor too, not only the server's answer. */
  stir(): void {
    this.#stirred = this.#clock.now();
  }

  /** Begins a job when it has been quiet from now on; what it gives back calls it off. */
  afterwards(job: () => void): () => void {
    return this.#in(quietMilliseconds, job);
  }

  /** Goes on with a job as soon as what has arrived meanwhile is answered, and later where that was for a picture. */
  goOn(job: () => void): () => void {
    let callOff = afterMessages(() => {
      const left = this.#stirred + quietMilliseconds - this.#clock.now();
      if (left > 0) callOff = this.#in(left, job);
      else job();
    });
    return () => { callOff(); };
  }

  #in(milliseconds: number, job: () => void): () => void {
    let callOff = this.#clock.in(milliseconds, () => { callOff = this.goOn(job); });
    return () => { callOff(); };
  }
}
