/** Generates `docs/rules`: a file per game and one for the checks, with an anchor per page, and an index of all. */
import type { AnyPage } from '../server/analysis/index.ts';
import type { Ruleset } from '../server/engine/index.ts';
import { aboutRulePages } from '../server/report/index.ts';

/** Texts by file name in the folder. */
export function ruleBooks(pages: readonly AnyPage[], rulesets: readonly Ruleset[]): ReadonlyMap<string, string> {
  const books = [...new Set(pages.map(({ shelf }) => shelf.game))].map((title) => ({
    title,
    pages: pages.filter(({ shelf }) => shelf.game === title),
  }));
  return new Map([
    ['README.md', contents(books, rulesets)],
    ...books.map((book) => [bookOf(book.pages[0]?.id ?? ''), bound(book)] as const),
  ]);
}

interface Book {
  readonly title: string;
  /** In the order of play, grouped by part. */
  readonly pages: readonly AnyPage[];
}

/** The index: an introduction, and every page under its game and part of play. */
function contents(books: readonly Book[], rulesets: readonly Ruleset[]): string {
  const lines = [
    '# Rule pages',
    ...aboutRulePages(rulesets).flatMap((text) => ['', text]),
    ...books.flatMap(({ title, pages }) => ['', `## ${title}`, ...inParts(pages, '###', linksTo)]),
    '',
  ];
  return lines.join('\n');
}

function linksTo(pages: readonly AnyPage[]): readonly string[] {
  return ['', ...pages.map(({ id, title }) => `- [${title}](${bookOf(id)}#${anchorOf(id)})`)];
}

function bound({ title, pages }: Book): string {
  return [`# ${title}`, ...inParts(pages, '##', (own) => own.flatMap(printed)), ''].join('\n');
}

function inParts(
  pages: readonly AnyPage[],
  heading: string,
  linesOf: (pages: readonly AnyPage[]) => readonly string[],
): readonly string[] {
  const parts = [...new Set(pages.map(({ shelf }) => shelf.part))];
  return parts.flatMap((part) => [
    ...(part === undefined ? [] : ['', `${heading} ${part}`]),
    ...linesOf(pages.filter(({ shelf }) => shelf.part === part)),
  ]);
}

/** A page with its anchor, its headings one level below those of its part. */
function printed(page: AnyPage): readonly string[] {
  const lines = page.markdown(addressOf).trimEnd().split('\n');
  let isCode = false;
  const lower = lines.map((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    return !isCode && line.startsWith('#') ? `##${line}` : line;
  });
  return ['', `<a id="${anchorOf(page.id)}"></a>`, '', ...lower];
}

/** The file of a page: that of its game, or that of the checks, whose ids name no game. */
function bookOf(id: string): string {
  return `${id.includes('/') ? id.slice(0, id.indexOf('/')) : 'checks'}.md`;
}

function anchorOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

function addressOf(from: string, to: string): string {
  return `${bookOf(from) === bookOf(to) ? '' : bookOf(to)}#${anchorOf(to)}`;
}
