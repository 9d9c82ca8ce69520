/** Links from the panel to rule pages. */
import type { Ruleset } from '../../engine/index.ts';
import type { RuleLink } from '../../protocol/index.ts';

/** Undefined where the game has no such page. */
export function ruleLink(ruleset: Ruleset, id: string): RuleLink | undefined {
  const page = ruleset.pages.find((each) => each.id === id);
  return page === undefined ? undefined : { id, title: page.title, from: `${page.from.system}, ${page.from.edition}: ${page.from.heading}` };
}
