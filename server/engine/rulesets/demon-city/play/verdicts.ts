/** What those in a Clash come to, in sentences. */
import { list, sentence } from '../../../play/words.ts';

/** Somebody’s deed, and why it takes effect or doesn’t: the end of a sentence. */
export interface Reasoned {
  readonly who: string;
  readonly succeeds: boolean;
  readonly why: string;
}

/**
 * `Ann succeeds: 9 is above 7. Bill and Cass don’t succeed: …`; in the order in which they announce, those who succeed
 * first.
 */
export function reasonSentences(all: readonly Reasoned[]): string {
  const groups = new Map<string, readonly Reasoned[]>();
  for (const each of [...all.filter(({ succeeds }) => succeeds), ...all.filter(({ succeeds }) => !succeeds)]) {
    const key = `${each.succeeds} ${each.why}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map(groupSentence).join(' ');
}

function groupSentence(group: readonly Reasoned[]): string {
  const [{ succeeds, why } = { succeeds: false, why: '' }] = group;
  const verb =
    group.length === 1 ? (succeeds ? 'succeeds' : 'doesn’t succeed') : succeeds ? 'succeed' : 'don’t succeed';
  return `${sentence(namesWords(group.map(({ who }) => who)))} ${verb}: ${why}.`;
}

/** So many are named. */
const mostNames = 4;

function namesWords(names: readonly string[]): string {
  return list(
    names.length <= mostNames ? names : [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`],
  );
}
