/** Every rule page by its id: rules of play, and checks. */
import { rulesets, type RulePage } from '../engine/index.ts';
import { lintPageMarkdown, rulePageMarkdown, type PageLink } from '../report/index.ts';
import { findingRules } from './findings.ts';
import { markedExample } from './marked-example.ts';

/** The address of one page relative to another. */
export type PageAddress = (from: string, to: string) => string;

export interface AnyPage {
  readonly id: string;
  readonly title: string;
  /** The game it belongs to, or the checks, and the part of it; pages of one part are listed together. */
  readonly shelf: { readonly game: string; readonly part?: string };
  /** Without `addressOf`, other pages are named without links. */
  markdown(addressOf?: PageAddress): string;
  /** The same without the findings in its examples, which take long to compute. */
  unmarked(): string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** All pages: rules of play first, then checks by the part of play that they concern; each id occurs once. */
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

/** The part for checks that no rule page names: they concern the writing itself. */
const ofTheLanguage = 'The language';

/** Each check with the part of play of the first page that names it: in the order of play, then by title. */
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

/** A page with its bad example annotated with what is wrong and where; a check’s page shows only its own findings. */
function withMarks<P extends { readonly bad?: string }>(page: P, rule?: string): P {
  return page.bad === undefined || page.bad === '' ? page : { ...page, bad: markedExample(page.bad, rule) };
}

/** The rules of play that a check concerns. Editions share titles, so the game is named too. */
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
