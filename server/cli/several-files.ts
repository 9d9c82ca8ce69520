/**
 * Several files one after the other: one that can't be read, or that brings out a bug, doesn't keep the others from
 * their turn.
 */
import type { Streams } from './command.ts';
import { complaintOf, exitCodeOf, withFile } from './trouble.ts';

/** What came of the files that went well, in order, and the exit code of the worst that went wrong, or 0. */
export interface SeveralResults<T> {
  readonly results: readonly T[];
  readonly code: number;
}

/** Complains of each file that goes wrong. */
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
