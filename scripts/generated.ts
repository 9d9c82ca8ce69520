/** The files that are made from the table of sentences and the rule pages: their paths and what they should hold. */
import { rulePages } from '../server/analysis/index.ts';
import { rulesets } from '../server/engine/index.ts';
import { skeleton, toGrammar } from '../server/language/index.ts';
import { referenceMarkdown } from '../server/report/index.ts';

/** Texts by path from the project's root. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const pages = [...rulePages().values()].map((page) => ({ ...page, path: `docs/rules/${pagePath(page.id)}.md`, text: page.markdown() }));
  return new Map([
    ['syntaxes/clash.tmLanguage.json', `${JSON.stringify(toGrammar(rulesets), undefined, 2)}\n`],
    ['docs/language.md', referenceMarkdown(skeleton, rulesets)],
    ['docs/rules/README.md', index(pages)],
    ...pages.map(({ path, text }) => [path, text] as const),
  ]);
}

/** Pages of a game stand in the game's folder, those of checks in a folder of their own. */
function pagePath(id: string): string {
  return id.includes('/') ? id : `checks/${id}`;
}

function index(pages: readonly { readonly title: string; readonly path: string; readonly id: string }[]): string {
  const row = ({ title, path }: { readonly title: string; readonly path: string }): string => `- [${title}](${path.replace('docs/rules/', '')})`;
  const games = rulesets.flatMap((ruleset) => [
    `## ${ruleset.title}`, '', ...pages.filter(({ id }) => id.startsWith(`${ruleset.id}/`)).map(row), '',
  ]);
  return ['# Rule pages', '', ...games, '## Checks', '', ...pages.filter(({ id }) => !id.includes('/')).map(row), ''].join('\n');
}
