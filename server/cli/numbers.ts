/** Parses the numeric values of options. */
import { Trouble } from './trouble.ts';

/** Undefined if nothing is given; `what` names the number in the error message. */
export function numberOf(written: string | undefined, what: string): number | undefined {
  if (written === undefined) return undefined;
  const number = Number(written);
  if (!/^\d+$/u.test(written) || !Number.isSafeInteger(number))
    throw new Trouble(`${what} must be a whole number, 0 or more; ${written} isn’t one`);
  return number;
}
