/** Takes times: the median of many rounds, after some to warm up. */

export interface Rounds {
  readonly warmUp: number;
  readonly measured: number;
}

export const many: Rounds = { warmUp: 50, measured: 101 };
export const few: Rounds = { warmUp: 5, measured: 11 };
export const once: Rounds = { warmUp: 0, measured: 1 };

/** What the words in the tables’ rows mean. */
export const roundsInWords = `Medians of ${many.measured} rounds after ${many.warmUp} to warm up; [few] of ${few.measured} after ${few.warmUp}, [once] of one.`;

/** The median time of a round in milliseconds. A round gets its number, so that it can do something else each time. */
export function median(rounds: Rounds, round: (number: number) => void): number {
  const times = Array.from({ length: rounds.warmUp + rounds.measured }, (_, number) => {
    const start = performance.now();
    round(number);
    return performance.now() - start;
  });
  return middleOf(times.slice(rounds.warmUp));
}

/** The same for rounds that end later. */
export async function medianOfAsync(rounds: Rounds, round: () => Promise<unknown>): Promise<number> {
  return medianTold(rounds, async () => {
    const start = performance.now();
    await round();
    return performance.now() - start;
  });
}

/** The median of what the rounds tell. */
export async function medianTold(rounds: Rounds, round: () => Promise<number>): Promise<number> {
  const [median = NaN] = await mediansTold(rounds, async () => [await round()]);
  return median;
}

/** The medians of several things that each round tells, in that order. */
export async function mediansTold(rounds: Rounds, round: () => Promise<readonly number[]>): Promise<readonly number[]> {
  const told: (readonly number[])[] = [];
  for (let number = 0; number < rounds.warmUp + rounds.measured; number += 1) told.push(await round());
  const measured = told.slice(rounds.warmUp);
  return (measured[0] ?? []).map((_, index) => middleOf(measured.map((each) => each[index] ?? NaN)));
}

/** Only one in twenty of so many times is longer. */
export function longOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN;
}

/** The one in the middle of so many times. */
export function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}
