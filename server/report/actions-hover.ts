/** What a hover says of several who do the same: once, where they have the same figures for the same reasons. */
import type { ActionOdds } from '../engine/index.ts';
import { actionMarkdown, type LinkToRule } from './action-hover.ts';
import type { LinesOf } from './places.ts';

/** One block of Markdown for each group of actors whose figures are the same; `call` says how a sentence calls them. */
export function actionsMarkdown(
  actions: readonly ActionOdds[], call: (who: string) => string, linesOf: LinesOf, linkToRule: LinkToRule,
): readonly string[] {
  const groups = new Map<string, { readonly first: ActionOdds; readonly others: readonly string[] }>();
  for (const action of actions) {
    const figures = actionMarkdown({ ...action, words: '' }, linesOf, linkToRule);
    const group = groups.get(figures);
    groups.set(figures, group === undefined ? { first: action, others: [] } : { ...group, others: [...group.others, call(action.actor)] });
  }
  return [...groups.values()].map(({ first, others }) => actionMarkdown({ ...first, words: `${first.words}${likewise(others)}` }, linesOf, linkToRule));
}

function likewise(others: readonly string[]): string {
  if (others.length === 0) return '';
  return `, and so ${others.length === 1 ? 'does' : 'do'} ${new Intl.ListFormat('en-GB').format(others)}`;
}
