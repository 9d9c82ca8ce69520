/** `clashwright rules`: the rule pages. */
import { rulePages, type AnyPage } from '../analysis/index.ts';
import { nearest, rulesets } from '../engine/index.ts';
import { aboutRulePages } from '../report/index.ts';
import type { Flags, Streams } from './command.ts';
import { Trouble } from './trouble.ts';

/** Lists all pages after an introduction, or lists those of one game, or prints those with a name. */
export function printRules(args: readonly string[], _flags: Flags, streams: Streams): number {
  const pages = [...rulePages().values()];
  const name = args.join(' ');
  if (name === '') {
    streams.out([...aboutRulePages(rulesets), listed(pages)].join('\n\n'));
    return 0;
  }
  const shelf = onShelf(name, pages);
  const found = named(name, pages);
  if (shelf.length === 0 && found.length === 0) throw new Trouble(unknownRule(name, pages));
  streams.out(shelf.length > 0 ? listed(shelf) : found.map((page) => page.markdown()).join('\n'));
  return 0;
}

/** Each page by its id and title, under its game and part of play. */
function listed(pages: readonly AnyPage[]): string {
  const width = Math.max(...pages.map(({ id }) => id.length));
  const shelves = [...new Set(pages.map(shelfName))];
  return shelves
    .map((shelf) =>
      [
        shelf,
        ...pages.filter((page) => shelfName(page) === shelf).map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`),
      ].join('\n'),
    )
    .join('\n\n');
}

function shelfName({ shelf }: AnyPage): string {
  return shelf.part === undefined ? shelf.game : `${shelf.game}: ${shelf.part}`;
}

/** All pages of the game with that id or title, or all checks. */
function onShelf(name: string, pages: readonly AnyPage[]): readonly AnyPage[] {
  const game = rulesets.find(({ id }) => isSame(id, name))?.title ?? name;
  return pages.filter(({ shelf }) => isSame(shelf.game, game));
}

/** The page with that id, or the pages of every game with that short id or title. */
function named(name: string, pages: readonly AnyPage[]): readonly AnyPage[] {
  const ways = [({ id }: AnyPage) => id, shortId, ({ title }: AnyPage) => title];
  return (
    ways.map((way) => pages.filter((page) => isSame(way(page), name))).find((found) => found.length > 0) ??
    onlyTitled(name, pages)
  );
}

/** The pages with all these words in their titles or ids, if they all share one title: `fool` is The Fool. */
function onlyTitled(name: string, pages: readonly AnyPage[]): readonly AnyPage[] {
  const found = titledWith(name, pages);
  return new Set(found.map(({ title }) => title)).size === 1 ? found : [];
}

function titledWith(name: string, pages: readonly AnyPage[]): readonly AnyPage[] {
  return pages.filter((page) => holdsAll(`${page.title} ${shortId(page)}`, name));
}

/** Whether a text contains all words of a name, also with a plural s: `wound` is in “Wounds”. */
function holdsAll(text: string, name: string): boolean {
  const known = wordsOf(text);
  return wordsOf(name).every((word) => known.some((each) => each === word || each === `${word}s`));
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

/** Ignores case and the kind of apostrophe. */
function isSame(one: string, other: string): boolean {
  const key = (name: string): string => name.toLowerCase().replaceAll('’', "'");
  return key(one) === key(other);
}

function shortId({ id }: AnyPage): string {
  return id.slice(id.indexOf('/') + 1);
}

/** The most pages named in an error message. */
const mostNamed = 8;

/** Names the pages that mention it, otherwise the nearest spelling. */
function unknownRule(name: string, pages: readonly AnyPage[]): string {
  const about = wordsOf(name).length === 0 ? [] : titledWith(name, pages);
  const speaking =
    about.length > 0 || wordsOf(name).length === 0 ? about : pages.filter((page) => holdsAll(page.unmarked(), name));
  if (speaking.length > 0) {
    const more = speaking.length > mostNamed ? ` and ${speaking.length - mostNamed} more` : '';
    const ids = speaking
      .slice(0, mostNamed)
      .map(({ id }) => id)
      .join(', ');
    return (
      `No page is called “${name}”; ${about.length > 0 ? 'about it' : 'it is spoken of in'} ` +
      `${about.length === 0 ? '' : speaking.length === 1 ? 'is ' : 'are '}${ids}${more}`
    );
  }
  const games = rulesets.flatMap(({ id, title }) => [id, title]);
  const near = nearest(name, [
    ...new Set([...games, ...pages.flatMap((page) => [page.id, shortId(page), page.title])]),
  ]);
  return near === undefined
    ? `There is no rule “${name}”; “clashwright rules” lists them`
    : `There is no rule “${name}”. Did you mean “${near}”?`;
}
