/** Every rule page by its id: rules of play, and checks. */
import { rulesets, type RulePage } from '../engine/index.ts';
import { lintPageMarkdown, rulePageMarkdown, type PageLink } from '../report/index.ts';
import { findingRules } from './findings.ts';

/** Where one page is, seen from another. */
export type PageAddress = (from: string, to: string) => string;

export interface AnyPage {
  readonly id: string;
  readonly title: string;
  /** The game it is a rule of, or the checks, and the part of it; pages of one part stand together. */
  readonly shelf: { readonly game: string; readonly part?: string };
  /** Without addresses other pages are named, and can’t be followed. */
  markdown(addressOf?: PageAddress): string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** All pages, rules of play first; an id is there once. */
export function rulePages(): ReadonlyMap<string, AnyPage> {
  const checks = new Map(findingRules().map((rule) => [rule.id, rule]));
  const rules = rulesets.flatMap((ruleset) => ruleset.pages.map((page) => ({ page, game: ruleset.title })));
  const all: readonly AnyPage[] = [
    ...rules.map(({ page, game }): AnyPage => ({
      id: page.id, title: page.title, shelf: { game, part: page.part },
      markdown: (addressOf) => rulePageMarkdown(page, linksFrom(page.id, (page.checks ?? []).flatMap((id) => checks.get(id) ?? []), addressOf)),
    })),
    ...[...checks.values()].map((rule): AnyPage => ({
      id: rule.id, title: rule.title, shelf: { game: 'Checks' },
      markdown: (addressOf) => lintPageMarkdown(rule, linksFrom(rule.id, watchedBy(rule.id, rules), addressOf)),
    })),
  ];
  return new Map(all.map((page) => [page.id, page]));
}

/** The rules of play that a check watches over. Editions share titles, so that the game is told as well. */
function watchedBy(check: string, rules: readonly { readonly page: RulePage; readonly game: string }[]): readonly Titled[] {
  return rules.filter(({ page }) => page.checks?.includes(check) === true).map(({ page, game }) => ({ id: page.id, title: `${page.title}, ${game}` }));
}

function linksFrom(from: string, pages: readonly Titled[], addressOf: PageAddress | undefined): readonly PageLink[] {
  return pages.map(({ id, title }) => ({ id, title, ...(addressOf === undefined ? {} : { address: addressOf(from, id) }) }));
}
