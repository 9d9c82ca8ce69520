/** What every page of the dice edition has in common. */
import type { RulePage } from '../../../ruleset.ts';
import { examplesFor } from '../../demon-city/page-examples.ts';
import { id, type RuleName } from '../rule-ids.ts';

type More = Pick<RulePage, 'silent' | 'written' | 'bad' | 'good' | 'checks'>;

export const { duel, of } = examplesFor(id);

/** Makes the pages of one part of play; `heading` is the one or step under which the text has the rule. */
export function pagesOf(part: string): (rule: RuleName, heading: string, says: string, more?: More) => RulePage {
  return (rule, heading, says, more = {}) => ({
    id: rule.id,
    title: rule.title,
    part,
    says,
    from: { system: 'Demon City', edition: 'dice edition, 2017', heading },
    ...more,
  });
}
