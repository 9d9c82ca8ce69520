/** The mark of the throw that counts. */
import type { Result } from '../../../results.ts';

export function marked(isKept: boolean): Pick<Result, 'kept' | 'says'> {
  return isKept ? { kept: true, says: 'the one that counts' } : { kept: false };
}
