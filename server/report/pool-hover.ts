/** In the hover of an action: its throws, what they come from, and what each of those reasons is worth. */
import type { ActionOdds, Modifier, ModifierWorth } from '../engine/index.ts';
import type { ActionTelling } from './action-hover.ts';
import { percentWithin } from './figures.ts';
import { changeWords, modifierReason, modifierTitle, poolWords, startWords } from './modifiers.ts';
import { lineAddress, placesFrom } from './places.ts';
import { escapeMarkdown } from './transcript.ts';
import { isStrongest, ownLines, pointsWords, worthEnd, worthGroups, type WorthGroup } from './worth.ts';

/** A line for the pool and one for each reason, those of the same worth below a line that says it once. */
export function poolMarkdown(action: ActionOdds, telling: ActionTelling): readonly string[] {
  const { pool } = action;
  if (pool.modifiers.length === 0) return [poolWords(pool), ''];
  const groups = worthGroups(pool, telling.worth?.modifiers ?? []);
  const [only, ...more] = groups;
  const told = (modifier: Modifier): string => modifierMarkdown(modifier, action, telling);
  const start = `${poolWords(pool)}: ${startWords(pool)}`;
  if (only !== undefined && more.length === 0) {
    const words = togetherWords(only, telling);
    const lines = only.lines.map(({ modifier, worth }) => `- ${told(modifier)}${words === '' && worth !== undefined ? endOf(only, groups) : ''}`);
    return [`${start}${words === '' ? '' : `, and ${words}`}`, '', ...lines, ''];
  }
  return [start, '', ...groups.flatMap((group) => groupMarkdown(group, groups, told, telling)), ''];
}

function groupMarkdown(group: WorthGroup, groups: readonly WorthGroup[], told: (modifier: Modifier) => string, telling: ActionTelling): readonly string[] {
  const words = togetherWords(group, telling);
  if (words !== '') return [`- ${words}`, ...group.lines.map(({ modifier }) => `    - ${told(modifier)}`)];
  return group.lines.map(({ modifier, worth }) => `- ${told(modifier)}${worth === undefined ? '' : endOf(group, groups)}`);
}

function endOf(group: WorthGroup, groups: readonly WorthGroup[]): string {
  return group.worth === undefined ? '' : `${worthEnd(pointsWords(group.worth))}${isStrongest(group, groups) ? ' (strongest)' : ''}`;
}

/** `each of these 4 is worth +4.6 points; without all 4 it is 31.0%`; empty for one alone. */
function togetherWords(group: WorthGroup, { worth }: ActionTelling): string {
  const [each, count] = [group.worth, ownLines(group).length];
  if (each === undefined || count < 2) return '';
  const all = worth?.together.find(({ change }) => change.without === each.change.without);
  const value = each.points.equals(0) ? `none of these ${count} alone is worth anything` : `each of these ${count} is worth ${pointsWords(each)}`;
  return `${value}${all === undefined ? '' : `; without ${count === 2 ? 'both' : `all ${count}`} it is ${leftWords(all)}`}`;
}

function leftWords({ changed, points }: ModifierWorth): string {
  return points.equals(0) ? 'the same' : percentWithin(changed);
}

/** Behind a measure the reason says enough; the rule’s name is what its link leads to. */
function modifierMarkdown(modifier: Modifier, { pool, source }: ActionOdds, { linesOf, linkToRule, alike = [] }: ActionTelling): string {
  const title = `[${escapeMarkdown(modifier.measure === undefined ? modifierTitle(modifier, pool) : changeWords(modifier, pool))}](${linkToRule(modifier.rule)})`;
  const place = `[${escapeMarkdown(placesFrom(source, linesOf)(modifier.source))}](${lineAddress(linesOf(modifier.source))})`;
  const isForAll = alike.every((other) => other.pool.modifiers.some(({ rule, because }) => rule === modifier.rule && because === modifier.because));
  const reason = `${escapeMarkdown(modifierReason(modifier))}${isForAll ? '' : '; the others likewise'}`;
  return modifier.standing === 'counted' ? `${title}: ${reason} (${place})` : `~~${title}~~: ${reason}`;
}
