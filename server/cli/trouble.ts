/** The errors that stop a command, with their messages and exit codes. */

/** An error of use; its message is for the person at the terminal. */
export class Trouble extends Error {}

/** A bug of Clashwright while it worked on a file; its cause is the original error. */
class FailedFile extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file}: Clashwright has a bug that stops it from handling this file`, { cause });
  }
}

/** Runs a job on a file and adds the file’s name to any bug. */
export function withFile<T>(file: string, job: () => T): T {
  try {
    return job();
  } catch (error) {
    throw error instanceof Trouble ? error : new FailedFile(file, error);
  }
}

/** 2 for what a person can correct, 3 for a bug. */
export function exitCodeOf(error: unknown): number {
  return error instanceof Trouble ? 2 : 3;
}

/** The message, in one sentence; with `details` also the stack trace of a bug. */
export function complaintOf(error: unknown, details: boolean): string {
  if (error instanceof Trouble) return error.message;
  const [words, cause] =
    error instanceof FailedFile ? [error.message, error.cause] : ['Clashwright has a bug and had to stop', error];
  if (!details)
    return `${words}; with CLASHWRIGHT_DETAILS=1 in the environment it prints what a report of the bug needs`;
  return `${words}\n${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`;
}
