/** Links from the panel to rule pages. */
import type { Ruleset } from '../../engine/index.ts';
import type { RuleLink } from '../../protocol/index.ts';

/** Undefined where the game has no such page. */
export function ruleLink(ruleset: Ruleset, id: string): RuleLink | undefined {
  const page = ruleset.pages.find((each) => each.id === id);
  if (page === undefined) return undefined;
  const { title, from: { system, edition, heading } } = page;
  const [name = edition] = edition.split(',');
  return { id, title, from: `${system}, ${edition}: ${heading}`, book: `${system}, ${name}` };
}
