/** The part of an action’s hover on its throws: where they come from, and what each reason is worth. */
import type { ActionOdds, Modifier } from '../../engine/index.ts';
import type { ActionHoverOptions } from './action-hover.ts';
import { modifierText, poolText } from '../timeline/modifier-text.ts';
import { lineAddress, placesFrom } from '../places.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { worthEnd, worthGroups, type WorthGroup } from '../odds/worth.ts';
import { worthInParts } from '../odds/worth-in-parts.ts';

/** One line for the pool and one per reason; those worth the same are grouped below a line that states it. */
export function poolMarkdown(action: ActionOdds, options: ActionHoverOptions): readonly string[] {
  const { pool } = action;
  const start = poolText(pool);
  if (pool.modifiers.length === 0) return [start, ''];
  const groups = worthGroups(pool, options.worth?.modifiers ?? []);
  const [only, ...more] = groups;
  const textOf = (modifier: Modifier): string => modifierMarkdown(modifier, action, options);
  if (only !== undefined && more.length === 0) {
    const words = sharedWords(only, groups, options);
    const lines = only.lines.map(
      ({ modifier, worth }) =>
        `- ${textOf(modifier)}${words === '' && worth !== undefined ? endOf(only, groups, options) : ''}`,
    );
    return [`${start}${words === '' ? '' : `; ${words}`}`, '', ...lines, ''];
  }
  return [start, '', ...groups.flatMap((group) => groupMarkdown(group, groups, textOf, options)), ''];
}

function groupMarkdown(
  group: WorthGroup,
  groups: readonly WorthGroup[],
  wordsOf: (modifier: Modifier) => string,
  hoverOptions: ActionHoverOptions,
): readonly string[] {
  const words = sharedWords(group, groups, hoverOptions);
  if (words !== '') return [`- ${words}`, ...group.lines.map(({ modifier }) => `    - ${wordsOf(modifier)}`)];
  return group.lines.map(
    ({ modifier, worth }) => `- ${wordsOf(modifier)}${worth === undefined ? '' : endOf(group, groups, hoverOptions)}`,
  );
}

function endOf(group: WorthGroup, groups: readonly WorthGroup[], { worth }: ActionHoverOptions): string {
  const shown = worthInParts(group, groups, worth);
  return shown === undefined ? '' : `${worthEnd(shown.points)}${shown.isStrongest ? ' (strongest)' : ''}`;
}

/**
 * `higher stat and weapon: with both 40.2%, without one of them 35.6%, without both 31.0%; each is worth 4.6 points`;
 * empty for a single reason.
 */
function sharedWords(group: WorthGroup, groups: readonly WorthGroup[], { worth }: ActionHoverOptions): string {
  const described = worthInParts(group, groups, worth);
  return described?.isShared === true ? escapeMarkdown(`${described.lead} ${described.amount}`) : '';
}

function modifierMarkdown(
  modifier: Modifier,
  { pool, source }: ActionOdds,
  { linesOf, linkToRule, alike }: ActionHoverOptions,
): string {
  const entry = modifierText(modifier, pool, alike);
  const title = `[${escapeMarkdown(entry.title)}](${linkToRule(entry.rule)})`;
  const place = `[${escapeMarkdown(placesFrom(source, linesOf)(entry.source))}](${lineAddress(linesOf(entry.source))})`;
  const reason = escapeMarkdown(`${entry.reason}${entry.quote === undefined ? '' : `, “${entry.quote}”`}`);
  return entry.counts ? `${title}: ${reason} (${place})` : `~~${title}~~: ${reason}`;
}
