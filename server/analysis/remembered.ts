/** What was made of the last few things that were asked about. */

/**
 * Remembers so many answers by a text that names them; of more, those that were asked for longest ago are forgotten.
 */
export class Remembered<T> {
  readonly #most: number;
  readonly #made = new Map<string, { readonly value: T }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined where nothing is remembered. */
  known(name: string): T | undefined {
    return this.#made.get(name)?.value;
  }

  get(name: string, make: () => T): T {
    const { value } = this.#made.get(name) ?? { value: make() };
    this.keep(name, value);
    return value;
  }

  /** In the place of what was remembered under that name. */
  keep(name: string, value: T): void {
    // What was asked for last stands last.
    this.#made.delete(name);
    this.#made.set(name, { value });
    const [oldest] = this.#made.keys();
    if (this.#made.size > this.#most && oldest !== undefined) this.#made.delete(oldest);
  }
}
