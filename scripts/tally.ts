/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
