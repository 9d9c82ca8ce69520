/**
 * The Mersenne Twister, MT19937, computed only as far as it is used: a course takes a few numbers, and generating all
 * 624 words of the state for them takes longer than playing it. The numbers are those of pure-rand, seed by seed.
 * Law: Matsumoto and Nishimura, "Mersenne Twister", ACM TOMACS 8 (1998).
 */
const size = 624;
const stride = 397;

/** The number of distinct 32-bit numbers. */
const range = 2 ** 32;

/** Only the lowest 32 bits of the seed count. */
export class LazyMersenne {
  readonly #state = new Array<number>(size);
  /** How many words of the state have been initialised from the seed so far. */
  #seeded = 1;
  #at = 0;

  constructor(seed: number) {
    this.#state[0] = seed | 0;
  }

  /** A whole number from 0 to `n` − 1, each as likely as any other; `n` is at most 2³². */
  below(n: number): number {
    const even = range - (range % n);
    let bits = this.#next();
    while (bits >= even) bits = this.#next();
    return bits % n;
  }

  /** 32 bits. */
  #next(): number {
    const here = this.#at;
    const after = here + 1 === size ? 0 : here + 1;
    const ahead = here < size - stride ? here + stride : here + stride - size;
    this.#seedUpTo(Math.max(ahead, after));
    const state = this.#state;
    const joined = ((state[here] ?? 0) & 0x80000000) | ((state[after] ?? 0) & 0x7fffffff);
    const word = (state[ahead] ?? 0) ^ (joined >>> 1) ^ (-(joined & 1) & 0x9908b0df);
    state[here] = word;
    this.#at = after;
    return tempered(word);
  }

  #seedUpTo(last: number): void {
    if (this.#seeded > last) return;
    const state = this.#state;
    let word = state[this.#seeded - 1] ?? 0;
    for (let place = this.#seeded; place <= last; place += 1) {
      word = (Math.imul(1812433253, word ^ (word >>> 30)) + place) | 0;
      state[place] = word;
    }
    this.#seeded = last + 1;
  }
}

function tempered(word: number): number {
  let bits = word ^ (word >>> 11);
  bits ^= (bits << 7) & 0x9d2c5680;
  bits ^= (bits << 15) & 0xefc60000;
  return (bits ^ (bits >>> 18)) + range / 2;
}
