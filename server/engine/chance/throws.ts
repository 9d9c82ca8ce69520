/** Where throws come from. `pick(n)` gives a whole number from 0 to n - 1. */
export interface Throws {
  pick(n: number): number;
}
