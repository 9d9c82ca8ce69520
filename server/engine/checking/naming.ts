/** Names in the messages of checks: with their declared article, capitalised at the beginning of a sentence. */
import type { Finding } from '../finding.ts';
import { list, sentence } from '../play/words.ts';

/** Fills `{key}` and, for the beginning of a sentence, `{Key}`. */
export function naming(key: string, ...fighters: readonly { readonly called: string }[]): Finding['data'] {
  const called = list(fighters.map((fighter) => fighter.called));
  return { [key]: called, [sentence(key)]: sentence(called) };
}
