/** Processes several files: one that can't be read, or that runs into a bug, doesn't stop the others. */
import type { Streams } from './command.ts';
import { complaintOf, exitCodeOf, withFile } from './trouble.ts';

/** The results of the files that succeeded, in order, and the highest exit code of those that failed, or 0. */
export interface SeveralResults<T> {
  readonly results: readonly T[];
  readonly code: number;
}

/** Reports each file that fails. */
export function withEach<T>(
  files: readonly string[],
  { complain, details }: Streams,
  job: (file: string) => T,
): SeveralResults<T> {
  let code = 0;
  const results = files.flatMap((file) => {
    try {
      return [withFile(file, () => job(file))];
    } catch (error) {
      code = Math.max(code, exitCodeOf(error));
      complain(complaintOf(error, details ?? false));
      return [];
    }
  });
  return { results, code };
}
