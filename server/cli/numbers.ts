/** Numbers that stand behind options. */
import { Trouble } from './trouble.ts';

/** Undefined where none is written; `what` says of what it is the number, to complain of anything else. */
export function numberOf(written: string | undefined, what: string): number | undefined {
  if (written === undefined) return undefined;
  const number = Number(written);
  if (!/^\d+$/u.test(written) || !Number.isSafeInteger(number))
    throw new Trouble(`${what} is a whole number from 0 on; ${written} isn’t one`);
  return number;
}
