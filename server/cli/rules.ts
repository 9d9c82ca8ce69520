/** `clashwright rules`: the rule pages. */
import { nearest } from '../lint/index.ts';
import { rulePages, type AnyPage } from '../analysis/index.ts';
import { rulesets } from '../engine/index.ts';
import { aboutRulePages } from '../report/index.ts';
import type { Flags, Streams } from './command.ts';
import { Trouble } from './trouble.ts';

/** Lists all pages below what they are, or prints those of one id. */
export function printRules(args: readonly string[], _flags: Flags, streams: Streams): number {
  const pages = [...rulePages().values()];
  const [id] = args;
  if (id === undefined) {
    streams.out([...aboutRulePages(rulesets), listed(pages)].join('\n\n'));
    return 0;
  }
  const found = named(id, pages);
  if (found.length === 0) throw new Trouble(unknownRule(id, pages));
  streams.out(found.map((page) => page.markdown()).join('\n'));
  return 0;
}

/** Each page by its id and title, under its game and part of play. */
function listed(pages: readonly AnyPage[]): string {
  const width = Math.max(...pages.map(({ id }) => id.length));
  const shelves = [...new Set(pages.map(shelfName))];
  return shelves.map((shelf) => [
    shelf, ...pages.filter((page) => shelfName(page) === shelf).map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`),
  ].join('\n')).join('\n\n');
}

function shelfName({ shelf }: AnyPage): string {
  return shelf.part === undefined ? shelf.game : `${shelf.game}: ${shelf.part}`;
}

/** The page of that id, or the pages of every game for which that is the short form. */
function named(id: string, pages: readonly AnyPage[]): readonly AnyPage[] {
  const exact = pages.filter((page) => page.id === id);
  return exact.length > 0 ? exact : pages.filter((page) => shortId(page) === id);
}

function shortId({ id }: AnyPage): string {
  return id.slice(id.indexOf('/') + 1);
}

function unknownRule(id: string, pages: readonly AnyPage[]): string {
  const near = nearest(id, [...new Set(pages.flatMap((page) => [page.id, shortId(page)]))]);
  return near === undefined ? `There is no rule ${id}; “clashwright rules” lists them` : `There is no rule ${id}; did you mean ${near}?`;
}
