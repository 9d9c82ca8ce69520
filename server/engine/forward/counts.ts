/** Counts in how many plays of one round conditions hold, and in how many of these something was left open. */
import { shareOfPlays } from '../figures.ts';
import type { Figure } from '../odds.ts';

export class Counts {
  played = 0;
  /** The number of plays in which something was left open. */
  open = 0;
  readonly #yes: number[];
  readonly #yesOpen: number[];

  private constructor(yes: number[], yesOpen: number[]) {
    this.#yes = yes;
    this.#yesOpen = yesOpen;
  }

  static of(questions: number): Counts {
    return new Counts(new Array<number>(questions).fill(0), new Array<number>(questions).fill(0));
  }

  copy(): Counts {
    const copy = new Counts([...this.#yes], [...this.#yesOpen]);
    copy.played = this.played;
    copy.open = this.open;
    return copy;
  }

  add(answers: readonly boolean[], isOpen: boolean): void {
    this.played += 1;
    if (isOpen) this.open += 1;
    for (const [at, answer] of answers.entries()) {
      if (!answer) continue;
      this.#yes[at] = (this.#yes[at] ?? 0) + 1;
      if (isOpen) this.#yesOpen[at] = (this.#yesOpen[at] ?? 0) + 1;
    }
  }

  /** How often a condition, by its index, held: in all plays, and in those with something left open. */
  yes(at: number): { readonly all: number; readonly open: number } {
    return { all: this.#yes[at] ?? 0, open: this.#yesOpen[at] ?? 0 };
  }

  /** The share of plays in which a condition held; undefined if nothing was played. */
  chance(at: number): Figure | undefined {
    return this.played === 0 ? undefined : shareOfPlays(this.yes(at).all, this.played);
  }
}
