/** What the text says of a failure, so far as it says little. */
import type { Prose } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';

export function failureTexts({
  deed: {
    announcement: { prose },
  },
}: Attempt): readonly Prose[] {
  return prose.filter(({ kind }) => kind === 'on failure');
}

const again =
  /\b(?:tr(?:y|ies)(?: \w+)? (?:again|once more|anew)|retr(?:y|ies)|(?:has|have|gets?|takes?|makes?|needs?) another (?:try|attempt|go)|starts? (?:over|again)|tr(?:y|ies) until \w+ (?:works?|succeeds?|gives?|manages?))\b/u;

const unchanged =
  /\b(?:nothing (?:at all )?(?:happens|changes|comes of it)|nothing (?:else )?(?:has changed|follows)|no (?:effect|change|result)|(?:everything|all|it) stays as it (?:is|was))\b/u;

const fillers =
  /\b(?:the|a|an|he|she|it|they|you|and|but|so|then|just|simply|only|can|may|must|might|will|has to|have to|got to|to|there|is|are|for now|next round|next time|yet|here|still)\b/gu;

/** Whether nothing is said but that it is tried again. */
export function saysAgain({ text }: Prose): boolean {
  return saysLittleMore(text, again);
}

/** Whether nothing is said but that nothing happens. */
export function saysNothing({ text }: Prose): boolean {
  return saysLittleMore(text, unchanged) || /^\W*nothing\W*$/iu.test(text);
}

/** A name may be left, and what the other says. */
function saysLittleMore(text: string, phrase: RegExp): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (!phrase.test(plain)) return false;
  const left = [phrase, again, unchanged]
    .reduce((words, each) => words.replace(each, ' '), plain)
    .replaceAll(fillers, ' ');
  return (left.match(/\p{L}+/gu) ?? []).length <= 1;
}
