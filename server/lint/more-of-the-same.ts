/** Says that a check has found more than is worth listing. */
import { found, type Finding, type RuleText } from '../engine/index.ts';

/** So many findings of one check in one scenario are listed: nobody looks through more of them. */
export const mostOfOneCheck = 200;

/** It has no example: one would be longer than its page. */
export const moreOfTheSame: RuleText = {
  id: 'more-of-the-same',
  severity: 'info',
  title: 'More of the same',
  explanation:
    `Of what one check finds in a scenario, the first ${mostOfOneCheck} findings are listed. When these are ` +
    'mended, the next ones are.',
  messages: { more: '“{title}” is found again further down; more of it is listed when these are mended' },
  bad: '',
  good: '',
};

/** What is told at the last finding of a check that is listed. */
export function lastOf({ title }: Pick<RuleText, 'title'>, { source }: Finding): Finding {
  return found(moreOfTheSame, 'more', source, { title });
}
