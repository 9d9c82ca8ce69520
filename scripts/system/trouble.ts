/** What a script tells the person at the terminal when it can't go on. */
import { withVisibleMarks } from '../../server/protocol/index.ts';

/** Its message is one sentence for that person. */
export class Trouble extends Error {}

/** Says any error in one sentence, without a stack; nothing that it names may hide in it. */
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
