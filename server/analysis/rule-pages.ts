/** Every rule page by its id: rules of play, and checks. */
import { rulesets } from '../engine/index.ts';
import { lintPageMarkdown, rulePageMarkdown } from '../report/index.ts';
import { findingRules } from './findings.ts';

export interface AnyPage {
  readonly id: string;
  readonly title: string;
  markdown(): string;
}

/** All pages, rules of play first; an id is there once. */
export function rulePages(): ReadonlyMap<string, AnyPage> {
  const play = rulesets.flatMap((ruleset) => ruleset.pages).map((page) => ({ id: page.id, title: page.title, markdown: () => rulePageMarkdown(page) }));
  const checks = findingRules().map((rule) => ({ id: rule.id, title: rule.title, markdown: () => lintPageMarkdown(rule) }));
  return new Map([...play, ...checks].map((page) => [page.id, page]));
}
