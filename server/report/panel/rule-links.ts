/** Links from the panel to rule pages. */
import { derive, type Ruleset } from '../../engine/index.ts';
import type { RuleLink, WhyView } from '../../protocol/index.ts';

/** Undefined if the game has no such page. */
export function ruleLink(ruleset: Ruleset, id: string): RuleLink | undefined {
  return linksOf(ruleset).get(id);
}

const linksOf = derive(
  'links to rules',
  ({ pages }: Ruleset): ReadonlyMap<string, RuleLink> =>
    new Map(
      pages.map(({ id, title, from: { system, edition, heading } }) => {
        const [name = edition] = edition.split(',');
        return [id, { id, title, from: `${system}, ${edition}: ${heading}`, book: `${system}, ${name}` }];
      }),
    ),
);

/** The link as a property of an explanation; empty if there is none. */
export function ruleOf(ruleset: Ruleset, id: string | undefined): Pick<WhyView, 'rule'> {
  const rule = id === undefined ? undefined : ruleLink(ruleset, id);
  return rule === undefined ? {} : { rule };
}
