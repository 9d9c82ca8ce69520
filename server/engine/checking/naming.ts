/** Names in the messages of checks: with their declared article, capitalised at the beginning of a sentence. */
import type { Finding } from '../finding.ts';
import { calledByName, calledByRef } from '../combatants.ts';
import { list, sentence } from '../play/words.ts';
import type { NameRef, Setting } from '../scenario.ts';

/** Fills `{key}` and, for the beginning of a sentence, `{Key}`. */
export function naming(key: string, ...fighters: readonly { readonly called: string }[]): Finding['data'] {
  const called = list(fighters.map((fighter) => fighter.called));
  return { [key]: called, [sentence(key)]: sentence(called) };
}

/** The same for names in the cast. */
export function namingNames(setting: Setting, key: string, ...names: readonly string[]): Finding['data'] {
  return naming(key, ...names.map((name) => ({ called: calledByName(setting, name) })));
}

/** The same for names as written. */
export function namingRefs(setting: Setting, key: string, ...refs: readonly NameRef[]): Finding['data'] {
  return naming(key, ...refs.map((ref) => ({ called: calledByRef(setting, ref) })));
}
