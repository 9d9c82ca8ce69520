/** Takes times: the median of many rounds, after as many again to warm up. */

export interface Rounds {
  readonly warmUp: number;
  readonly measured: number;
}

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
export async function medianOfAsync(rounds: Rounds, round: (number: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < rounds.warmUp + rounds.measured; number += 1) {
    const start = performance.now();
    await round(number);
    times.push(performance.now() - start);
  }
  return middleOf(times.slice(rounds.warmUp));
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}
