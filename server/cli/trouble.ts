/** What a command can't go on with, and the exit code that it comes to. */

/** Its message is for the person at the terminal. */
export class Trouble extends Error {}

/** A bug of Clashwright that got in the way of a file; its cause is what was thrown. */
class FailedFile extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file}: Clashwright made a mistake of its own with this file and can’t go on with it`, { cause });
  }
}

/** Does something with a file, so that a bug that shows is told with the name of that file. */
export function withFile<T>(file: string, job: () => T): T {
  try {
    return job();
  } catch (error) {
    throw error instanceof Trouble ? error : new FailedFile(file, error);
  }
}

/** 2 for what a person can mend, 3 for a bug. */
export function exitCodeOf(error: unknown): number {
  return error instanceof Trouble ? 2 : 3;
}

/** What is said of it, in one sentence; with `details` also where in the program a bug shows. */
export function complaintOf(error: unknown, details: boolean): string {
  if (error instanceof Trouble) return error.message;
  const [words, cause] =
    error instanceof FailedFile
      ? [error.message, error.cause]
      : ['Clashwright made a mistake of its own and can’t go on', error];
  if (!details)
    return `${words}; with CLASHWRIGHT_DETAILS=1 in the environment it prints what a report of the bug needs`;
  return `${words}\n${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`;
}
