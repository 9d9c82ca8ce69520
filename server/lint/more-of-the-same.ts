/** Limits the findings of one check. */
import { found, type Finding, type RuleText } from '../engine/index.ts';

/** Maximum number of findings per check and scenario that are listed: nobody reads more. */
export const mostOfOneCheck = 200;

/** Without an example, which would be longer than its page. */
export const moreOfTheSame: RuleText = {
  id: 'more-of-the-same',
  severity: 'info',
  title: 'More of the same',
  explanation:
    `Only the first ${mostOfOneCheck} findings of one check are listed for a scenario. When these are ` +
    'corrected, the next ones appear.',
  messages: { more: '“{title}” is found again further down; more of it is listed when these are corrected' },
  bad: '',
  good: '',
};

/** The note at the last listed finding of a check. */
export function lastOf({ title }: Pick<RuleText, 'title'>, { source }: Finding): Finding {
  return found(moreOfTheSame, 'more', source, { title });
}
