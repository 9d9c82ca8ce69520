/** The files that are made from the table of sentences and the rule pages: their paths and what they should hold. */
import { posix } from 'node:path';
import { rulePages, type AnyPage } from '../server/analysis/index.ts';
import { rulesets } from '../server/engine/index.ts';
import { skeleton, toGrammar } from '../server/language/index.ts';
import { aboutRulePages, referenceMarkdown, verbsMarkdown } from '../server/report/index.ts';

/** Texts by path from the project's root. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const pages = [...rulePages().values()];
  return new Map([
    ['syntaxes/clash.tmLanguage.json', `${JSON.stringify(toGrammar(rulesets), undefined, 2)}\n`],
    ['docs/language.md', referenceMarkdown(skeleton, rulesets)],
    ['docs/verbs.md', verbsMarkdown(rulesets)],
    ['docs/rules/README.md', index(pages)],
    ...pages.map((page) => [`docs/rules/${pagePath(page.id)}`, page.markdown(addressOf)] as const),
  ]);
}

/** Pages of a game stand in the game's folder, those of checks in a folder of their own. */
function pagePath(id: string): string {
  return `${id.includes('/') ? id : `checks/${id}`}.md`;
}

function addressOf(from: string, to: string): string {
  return posix.relative(posix.dirname(pagePath(from)), pagePath(to));
}

/** What pages are, and every page under its game and its part of play, in the order of play. */
function index(pages: readonly AnyPage[]): string {
  const games = [...new Set(pages.map(({ shelf }) => shelf.game))];
  return [
    '# Rule pages',
    ...aboutRulePages(rulesets).flatMap((text) => ['', text]),
    ...games.flatMap((game) => ['', `## ${game}`, ...parts(pages.filter(({ shelf }) => shelf.game === game))]),
    '',
  ].join('\n');
}

function parts(pages: readonly AnyPage[]): readonly string[] {
  const all = [...new Set(pages.map(({ shelf }) => shelf.part))];
  return all.flatMap((part) => [
    ...(part === undefined ? [] : ['', `### ${part}`]),
    '',
    ...pages.filter(({ shelf }) => shelf.part === part).map(({ id, title }) => `- [${title}](${pagePath(id)})`),
  ]);
}
