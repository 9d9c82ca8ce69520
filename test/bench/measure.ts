/** Measures times: the median of many rounds, after some to warm up. */

export interface Rounds {
  readonly warmUp: number;
  readonly measured: number;
}

export const many: Rounds = { warmUp: 50, measured: 101 };
export const few: Rounds = { warmUp: 5, measured: 11 };
export const once: Rounds = { warmUp: 0, measured: 1 };

/** The meaning of the words in the tables’ rows. */
export const roundsInWords = `Medians of ${many.measured} rounds after ${many.warmUp} to warm up; [few] of ${few.measured} after ${few.warmUp}, [once] of one.`;

/** The median time of a round in ms. A round gets its number, so that each can differ. */
export function median(rounds: Rounds, round: (number: number) => void): number {
  const times = Array.from({ length: rounds.warmUp + rounds.measured }, (_, number) => {
    const start = performance.now();
    round(number);
    return performance.now() - start;
  });
  return middleOf(times.slice(rounds.warmUp));
}

/** The same for asynchronous rounds. */
export async function medianOfAsync(rounds: Rounds, round: () => Promise<unknown>): Promise<number> {
  return medianTold(rounds, async () => {
    const start = performance.now();
    await round();
    return performance.now() - start;
  });
}

/** The median of the values that the rounds return. */
export async function medianTold(rounds: Rounds, round: () => Promise<number>): Promise<number> {
  const [median = NaN] = await mediansTold(rounds, async () => [await round()]);
  return median;
}

/** The medians of several values that each round returns, in order. */
export async function mediansTold(rounds: Rounds, round: () => Promise<readonly number[]>): Promise<readonly number[]> {
  const told: (readonly number[])[] = [];
  for (let number = 0; number < rounds.warmUp + rounds.measured; number += 1) told.push(await round());
  const measured = told.slice(rounds.warmUp);
  return (measured[0] ?? []).map((_, index) => middleOf(measured.map((each) => each[index] ?? NaN)));
}

/** The 95th percentile of these times. */
export function longOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN;
}

/** The median of these times. */
export function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}
