/** What questions were answered with in the plays of one round, and whether the text left something open by then. */
import { shareOfPlays } from '../figures.ts';
import type { Figure } from '../odds.ts';

export class Counts {
  played = 0;
  /** In so many of them something was left open. */
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

  /** How often a question, by its place, was answered with yes, and how often so where something was left open. */
  yes(at: number): { readonly all: number; readonly open: number } {
    return { all: this.#yes[at] ?? 0, open: this.#yesOpen[at] ?? 0 };
  }

  /** Undefined where nothing was played. */
  chance(at: number): Figure | undefined {
    return this.played === 0 ? undefined : shareOfPlays(this.yes(at).all, this.played);
  }
}
