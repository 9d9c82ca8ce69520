/** Checks many damaged files, and reports those with faults in their shortest form. */
import { availableParallelism } from 'node:os';
import { Checker } from './checker.ts';
import type { Complaint } from './complaints.ts';

export interface Faulty {
  readonly seed: number;
  readonly complaints: readonly Complaint[];
}

/** More threads are used for many files only, since test processes already run in parallel. */
const manyFiles = 2_000;

/** The files with faults, by seed. */
export async function faultyAmong(seeds: readonly number[], isThorough: boolean): Promise<readonly Faulty[]> {
  const left = seeds.values();
  const faulty: Faulty[] = [];
  await Promise.all(
    Array.from({ length: seeds.length < manyFiles ? 1 : availableParallelism() }, async () => {
      const checker = new Checker();
      for (const seed of left) {
        const complaints = await checker.check({ seed, isThorough });
        if (complaints.length > 0) faulty.push({ seed, complaints });
      }
      await checker.close();
    }),
  );
  return faulty.toSorted((one, other) => one.seed - other.seed);
}

/** One file of each kind of fault. */
export function ofEachKind(faulty: readonly Faulty[]): readonly Faulty[] {
  return [...new Map(faulty.toReversed().map((each) => [kindOf(each), each])).values()].toReversed();
}

/** The numbers in a message differ between files. */
function kindOf({ complaints: [first] }: Faulty): string {
  return `${first?.question ?? ''}: ${(first?.words ?? '').replace(/\d+|“.*”/gsu, '#').slice(0, 200)}`;
}
