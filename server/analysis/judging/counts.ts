/** What holds after the written rounds in the courses of a sample, counted once for each course. */
import type { Condition, ToldCourse } from '../../engine/index.ts';

/**
 * One written round: in how many courses it was played, and in how many of these each question was answered with yes.
 */
export interface RoundCounts {
  readonly came: number;
  readonly yes: readonly number[];
}

export class Counts {
  readonly #courses = new Set<number>();
  readonly #rounds = new Map<number, { came: number; readonly yes: number[] }>();

  has(course: number): boolean {
    return this.#courses.has(course);
  }

  /** The questions have to be the same ones every time. It stops after each round. */
  *add(course: number, { rounds }: ToldCourse, questions: readonly Condition[]): Generator<undefined, void> {
    if (this.has(course)) return;
    const held: boolean[][] = [];
    for (const round of rounds) {
      held.push(questions.map((question) => round.holdsAfter(question)));
      yield;
    }
    // Whoever asks meanwhile may have counted it: it counts once, and as a whole.
    if (this.has(course)) return;
    this.#courses.add(course);
    for (const [at, { index }] of rounds.entries()) this.#count(index, held[at] ?? []);
  }

  #count(index: number, held: readonly boolean[]): void {
    const counts = this.#rounds.get(index) ?? { came: 0, yes: held.map(() => 0) };
    this.#rounds.set(index, counts);
    counts.came += 1;
    for (const [at, holds] of held.entries()) if (holds) counts.yes[at] = (counts.yes[at] ?? 0) + 1;
  }

  /** Of a written round by its place; undefined where no course came to it. */
  of(index: number): RoundCounts | undefined {
    return this.#rounds.get(index);
  }
}
