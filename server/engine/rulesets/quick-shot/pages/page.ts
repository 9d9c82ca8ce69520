/** Builds the pages of Quick Shot. */
import type { RulePage } from '../../../ruleset.ts';
import type { RuleName } from '../rule-ids.ts';
import { nextOf } from './reading-on.ts';

type More = Pick<RulePage, 'silent' | 'written' | 'bad' | 'good' | 'checks'>;

/** The headings of the text’s rules. */
export type Heading =
  | 'Gambles'
  | 'Step 1: Initiation'
  | 'Step 2: Clarification'
  | 'Step 3: Going for It'
  | 'Multi-Action - Multiple Effects'
  | 'Team Work'
  | 'Bolstering'
  | 'Calculating Effect'
  | 'Criticals'
  | 'Multi-Actions and Criticals'
  | 'Success'
  | 'Critical Success'
  | 'Failure'
  | 'Critical Failure'
  | 'Combat'
  | 'Damage'
  | 'Fatigue'
  | 'Advantages'
  | 'Types'
  | 'Cost'
  | 'Weaknesses'
  | 'Compulsions'
  | 'Willpower'
  | 'Rests'
  | 'Drives'
  | 'Completing a Project'
  | 'Rearranging WP'
  | 'Paradox'
  | 'Character Improvement';

/** Makes the pages of one part of play; the text is one page of a wiki, and has no edition. */
export function pagesOf(part: string): (rule: RuleName, heading: Heading, says: string, more?: More) => RulePage {
  return (rule, heading, says, more = {}) => ({
    id: rule.id,
    title: rule.title,
    part,
    says,
    from: { system: 'Quick Shot', edition: 'wiki page', heading },
    ...more,
    next: nextOf(rule),
  });
}
