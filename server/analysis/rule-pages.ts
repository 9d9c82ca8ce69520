/** Every rule page by its id: rules of play, and checks. */
import { rulesets, type RulePage } from '../engine/index.ts';
import { lintPageMarkdown, rulePageMarkdown, type PageLink } from '../report/index.ts';
import { findingRules } from './findings.ts';
import { markedExample } from './marked-example.ts';

/** Where one page is, seen from another. */
export type PageAddress = (from: string, to: string) => string;

export interface AnyPage {
  readonly id: string;
  readonly title: string;
  /** The game it is a rule of, or the checks, and the part of it; pages of one part stand together. */
  readonly shelf: { readonly game: string; readonly part?: string };
  /** Without addresses other pages are named, and can’t be followed. */
  markdown(addressOf?: PageAddress): string;
  /** The same without what is found in its examples, which takes long to work out. */
  unmarked(): string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** All pages, rules of play first and then checks by the part of play that they look at; an id is there once. */
export function rulePages(): ReadonlyMap<string, AnyPage> {
  const checks = new Map(findingRules().map((rule) => [rule.id, rule]));
  const rules = rulesets.flatMap((ruleset) => ruleset.pages.map((page) => ({ page, game: ruleset.title })));
  const known = new Map(rules.map(({ page }) => [page.id, page]));
  const titled = <T extends Titled>(pages: ReadonlyMap<string, T>, ids: readonly string[] = []): readonly T[] =>
    ids.flatMap((id) => pages.get(id) ?? []);
  const all: readonly AnyPage[] = [
    ...rules.map(({ page, game }): AnyPage => {
      const written = (as: RulePage, addressOf?: PageAddress): string => {
        const links = (pages: readonly Titled[]): readonly PageLink[] => linksFrom(page.id, pages, addressOf);
        return rulePageMarkdown(as, links(titled(known, page.next)), links(titled(checks, page.checks)));
      };
      return {
        id: page.id,
        title: page.title,
        shelf: { game, part: page.part },
        markdown: (addressOf) => written(withMarks(page), addressOf),
        unmarked: () => written(page),
      };
    }),
    ...inParts(
      [...checks.values()],
      rules.map(({ page }) => page),
    ).map(({ check: rule, part }): AnyPage => ({
      id: rule.id,
      title: rule.title,
      shelf: { game: 'Checks', part },
      markdown: (addressOf) =>
        lintPageMarkdown(withMarks(rule, rule.id), linksFrom(rule.id, watchedBy(rule.id, rules), addressOf)),
      unmarked: () => lintPageMarkdown(rule, linksFrom(rule.id, watchedBy(rule.id, rules), undefined)),
    })),
  ];
  return new Map(all.map((page) => [page.id, page]));
}

/** What no page of a rule names looks at the writing itself. */
const ofTheLanguage = 'The language';

/**
 * Each check with the part of play of the first page that names it, in the order of play, and in each part by its
 * title.
 */
function inParts<C extends Titled>(
  checks: readonly C[],
  pages: readonly RulePage[],
): readonly { readonly check: C; readonly part: string }[] {
  const parts = [...new Set(pages.map(({ part }) => part)), ofTheLanguage];
  const placed = checks.map((check) => ({
    check,
    part: pages.find((page) => page.checks?.includes(check.id) === true)?.part ?? ofTheLanguage,
  }));
  return placed.sort(
    (one, other) =>
      parts.indexOf(one.part) - parts.indexOf(other.part) || one.check.title.localeCompare(other.check.title, 'en'),
  );
}

/**
 * A page whose bad example says what is wrong with it, and where; that of a check says no more than the check finds.
 */
function withMarks<P extends { readonly bad?: string }>(page: P, rule?: string): P {
  return page.bad === undefined || page.bad === '' ? page : { ...page, bad: markedExample(page.bad, rule) };
}

/** The rules of play that a check watches over. Editions share titles, so that the game is told as well. */
function watchedBy(
  check: string,
  rules: readonly { readonly page: RulePage; readonly game: string }[],
): readonly Titled[] {
  return rules
    .filter(({ page }) => page.checks?.includes(check) === true)
    .map(({ page, game }) => ({ id: page.id, title: `${page.title}, ${game}` }));
}

function linksFrom(from: string, pages: readonly Titled[], addressOf: PageAddress | undefined): readonly PageLink[] {
  return pages.map(({ id, title }) => ({
    id,
    title,
    ...(addressOf === undefined ? {} : { address: addressOf(from, id) }),
  }));
}
