/** The source of throws. `pick(n)` gives a whole number from 0 to n - 1. */
export interface Throws {
  pick(n: number): number;
}
