/** Builds the pages of Acquire Moveables. */
import type { RulePage } from '../../../ruleset.ts';
import type { RuleName } from '../rule-ids.ts';

interface More extends Pick<RulePage, 'silent' | 'written' | 'bad' | 'good' | 'checks'> {
  /** The pages to read next; following them leads to all pages. */
  readonly next: readonly RuleName[];
}

/** The headings of the text. */
type Heading =
  | 'Title'
  | 'Resolution mechanics'
  | 'Measurement'
  | 'Player characters'
  | 'Character creation'
  | 'Dungeon exploration'
  | 'Combat'
  | 'Grenade mishap chart'
  | 'Injury table'
  | 'Magic dice'
  | 'Spells'
  | 'Summons'
  | 'Swimming'
  | 'Hazards'
  | 'Credits';

/** Makes the pages of one part of play, from below one heading; the text has a date and no edition. */
export function pagesOf(part: string, heading: Heading): (rule: RuleName, says: string, more: More) => RulePage {
  return (rule, says, { next, ...more }) => ({
    id: rule.id,
    title: rule.title,
    part,
    says,
    from: { system: 'Acquire Moveables', edition: '28 March 2024', heading },
    ...more,
    next: next.map(({ id }) => id),
  });
}
