/** The results of the deeds in a Clash, in sentences. */
import { list, sentence } from '../../../play/words.ts';

/** A deed, and why it takes effect or doesn’t, as the end of a sentence. */
export interface Reasoned {
  readonly who: string;
  readonly succeeds: boolean;
  readonly why: string;
}

/** `Ann succeeds: 9 is above 7. Bill and Cass don’t succeed: …`; successes first, each group in announcing order. */
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

/** The maximum number of names listed. */
const mostNames = 4;

function namesWords(names: readonly string[]): string {
  return list(
    names.length <= mostNames ? names : [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`],
  );
}
