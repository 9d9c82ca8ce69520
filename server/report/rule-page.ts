/** Rule pages as Markdown, for the hover, the command line and `docs/rules`. */
import type { LintRule, RulePage } from '../engine/index.ts';

/** Another page, by its title; `address` is where it is from here, and missing where nothing can be followed. */
export interface PageLink {
  readonly id: string;
  readonly title: string;
  readonly address?: string;
}

/** A page about a rule of play, with the checks that watch over it. */
export function rulePageMarkdown(page: RulePage, checks: readonly PageLink[] = []): string {
  const { system, edition, heading } = page.from;
  return [
    `# ${page.title}`, '', page.says,
    ...part('Where the text is silent', page.silent), ...part('In a scenario', page.written),
    ...example('What to avoid', page.bad), ...example('As it should be', page.good),
    ...links('Checks', checks),
    '', `From ${system}, ${edition}: “${heading}”. In our own words.`, '',
  ].join('\n');
}

/** What a page about a check needs of it. */
type PagedRule = Pick<LintRule, 'title' | 'explanation' | 'severity' | 'bad' | 'good'>;

/** A page about a check, with the rules that it watches over. */
export function lintPageMarkdown(rule: PagedRule, rules: readonly PageLink[] = []): string {
  return [
    `# ${rule.title}`, '', rule.explanation, '', `A finding of this rule is ${severityWords[rule.severity]}.`,
    ...example('What it finds', rule.bad), ...example('As it should be', rule.good),
    ...links('Rules', rules), '',
  ].join('\n');
}

const severityWords: Readonly<Record<LintRule['severity'], string>> = { error: 'an error', warning: 'a warning', info: 'a remark' };

function part(title: string, text: string | undefined): readonly string[] {
  return text === undefined ? [] : ['', `## ${title}`, '', text];
}

function example(title: string, text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : ['', `## ${title}`, '', '```clash', text.trimEnd(), '```'];
}

function links(title: string, pages: readonly PageLink[]): readonly string[] {
  return pages.length === 0 ? [] : ['', `## ${title}`, '', ...pages.map(link)];
}

function link({ id, title, address }: PageLink): string {
  return address === undefined ? `- ${title} (\`${id}\`)` : `- [${title}](${address})`;
}
