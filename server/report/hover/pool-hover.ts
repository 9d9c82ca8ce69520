/** The part of an action’s hover on its throws: where they come from, and what each reason is worth. */
import type { ActionOdds, Modifier } from '../../engine/index.ts';
import type { ActionTelling } from './action-hover.ts';
import { modifierTelling, poolTelling } from '../timeline/modifier-telling.ts';
import { lineAddress, placesFrom } from '../places.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { worthEnd, worthGroups, type WorthGroup } from '../odds/worth.ts';
import { worthTelling } from '../odds/worth-telling.ts';

/** One line for the pool and one per reason; those of the same worth are grouped below a line that states it. */
export function poolMarkdown(action: ActionOdds, telling: ActionTelling): readonly string[] {
  const { pool } = action;
  const start = poolTelling(pool);
  if (pool.modifiers.length === 0) return [start, ''];
  const groups = worthGroups(pool, telling.worth?.modifiers ?? []);
  const [only, ...more] = groups;
  const told = (modifier: Modifier): string => modifierMarkdown(modifier, action, telling);
  if (only !== undefined && more.length === 0) {
    const words = sharedWords(only, groups, telling);
    const lines = only.lines.map(
      ({ modifier, worth }) =>
        `- ${told(modifier)}${words === '' && worth !== undefined ? endOf(only, groups, telling) : ''}`,
    );
    return [`${start}${words === '' ? '' : `; ${words}`}`, '', ...lines, ''];
  }
  return [start, '', ...groups.flatMap((group) => groupMarkdown(group, groups, told, telling)), ''];
}

function groupMarkdown(
  group: WorthGroup,
  groups: readonly WorthGroup[],
  told: (modifier: Modifier) => string,
  telling: ActionTelling,
): readonly string[] {
  const words = sharedWords(group, groups, telling);
  if (words !== '') return [`- ${words}`, ...group.lines.map(({ modifier }) => `    - ${told(modifier)}`)];
  return group.lines.map(
    ({ modifier, worth }) => `- ${told(modifier)}${worth === undefined ? '' : endOf(group, groups, telling)}`,
  );
}

function endOf(group: WorthGroup, groups: readonly WorthGroup[], { worth }: ActionTelling): string {
  const told = worthTelling(group, groups, worth);
  return told === undefined ? '' : `${worthEnd(told.points)}${told.isStrongest ? ' (strongest)' : ''}`;
}

/**
 * `higher stat and weapon: with both 40.2%, without one of them 35.6%, without both 31.0%; each is worth 4.6 points`;
 * empty for a single reason.
 */
function sharedWords(group: WorthGroup, groups: readonly WorthGroup[], { worth }: ActionTelling): string {
  const told = worthTelling(group, groups, worth);
  return told?.isShared === true ? escapeMarkdown(`${told.lead} ${told.amount}`) : '';
}

function modifierMarkdown(
  modifier: Modifier,
  { pool, source }: ActionOdds,
  { linesOf, linkToRule, alike }: ActionTelling,
): string {
  const told = modifierTelling(modifier, pool, alike);
  const title = `[${escapeMarkdown(told.title)}](${linkToRule(told.rule)})`;
  const place = `[${escapeMarkdown(placesFrom(source, linesOf)(told.source))}](${lineAddress(linesOf(told.source))})`;
  const reason = escapeMarkdown(`${told.reason}${told.quote === undefined ? '' : `, “${told.quote}”`}`);
  return told.counts ? `${title}: ${reason} (${place})` : `~~${title}~~: ${reason}`;
}
