/**
 * The time for what nobody waits for: when nothing has been typed, and nothing asked for a picture, for a while; and
 * never long without a rest.
 */
import { afterMessages } from './time-slicing.ts';

/** What comes of a text is begun when nothing else has been typed for so long: hardly anybody’s keys come faster. */
const afterTyping = 100;

/** So long the processor is left to whoever has asked for a picture. */
const afterPicture = 250;

/**
 * Of what nobody waits for so much is done in one go, in milliseconds; beyond that it takes this share of the
 * processor. A long scenario keeps it busy for a minute, in which the panel, the editor and everything else on the
 * machine need it too.
 */
export const allowance = { burst: 2000, share: 1 / 4 } as const;

/**
 * What has just been typed has so many milliseconds in any case, however much went into what was typed before: enough
 * for a first stage of later rounds.
 */
export const afresh = 800;

export interface Clock {
  /** In milliseconds from any moment. */
  now(): number;
  /** Does something in so many milliseconds; what it gives back calls it off. */
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
  /** When somebody last asked for a picture. */
  #stirred = -Infinity;
  /** What is left of the allowance at a moment; it comes back as time goes by. */
  #left: number = allowance.burst;
  #at = -Infinity;

  constructor(clock: Clock = wallClock) {
    this.#clock = clock;
  }

  /** Somebody waits for a picture: whoever draws it needs the processor too, not only the server's answer. */
  stir(): void {
    this.#stirred = this.#clock.now();
  }

  /**
   * Begins a job a moment from now, which whoever types on calls off by what it gives back. At least so many
   * milliseconds are left of the allowance then.
   */
  afterwards(job: () => void, atLeast?: number): () => void {
    return this.#in(afterTyping, job, atLeast);
  }

  /**
   * Goes on with a job as soon as what has arrived meanwhile is answered, and later where that was for a picture, or
   * the allowance is used up.
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
