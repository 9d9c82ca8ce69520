/** What a hover says of several who do the same: once, where they have the same figures for the same reasons. */
import type { ActionOdds } from '../engine/index.ts';
import { actionMarkdown, type ActionTelling } from './action-hover.ts';

/** An action, and with what it is told. */
export interface ToldAction extends ActionTelling {
  readonly action: ActionOdds;
  readonly call: (who: string) => string;
}

/** One block of Markdown for each group of actors whose figures are the same. */
export function actionsMarkdown(actions: readonly ToldAction[]): readonly string[] {
  const groups = new Map<string, { readonly first: ToldAction; readonly others: readonly string[] }>();
  for (const told of actions) {
    const figures = figuresOf(told);
    const group = groups.get(figures);
    groups.set(figures, group === undefined ? { first: told, others: [] } : { ...group, others: [...group.others, told.call(told.action.actor)] });
  }
  return [...groups.values()].map(({ first, others }) => (
    actionMarkdown({ ...first.action, words: `${first.action.words}${likewise(others)}` }, first)));
}

/** All that is told but who it is that acts. */
function figuresOf({ action, call, ...telling }: ToldAction): string {
  return actionMarkdown({ ...action, words: '' }, { ...telling, call: (who) => (who === action.actor ? '' : call(who)) });
}

function likewise(others: readonly string[]): string {
  if (others.length === 0) return '';
  return `, and so ${others.length === 1 ? 'does' : 'do'} ${new Intl.ListFormat('en-GB').format(others)}`;
}
