/** Errors that a script reports to its user when it can't continue. */
import { withVisibleMarks } from '../../server/protocol/index.ts';

/** Its message is one sentence for the user. */
export class Trouble extends Error {}

/** Any error as one sentence, without a stack trace, and with invisible characters made visible. */
export function inOneSentence(error: unknown): string {
  return withVisibleMarks(sentenceOf(error));
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full';
  const isRefused = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  return isRefused && path !== undefined ? `${path} can't be written to` : message;
}
