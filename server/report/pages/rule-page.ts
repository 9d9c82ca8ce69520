/** Rule pages as Markdown, for the hover, the command line and `docs/rules`. */
import type { LintRule, RulePage } from '../../engine/index.ts';

/** A link to another page; `address` is relative to this page, and missing where links can't be followed. */
export interface PageLink {
  readonly id: string;
  readonly title: string;
  readonly address?: string;
}

/** Introduction above a list of all pages, for readers who haven't seen one. */
export function aboutRulePages(games: readonly { readonly title: string }[]): readonly string[] {
  return [
    'The page of a rule explains it in our own words, with how it is written in a scenario and where the ' +
      'text of the game has it. Editions of a game have pages of their own, since their texts differ; here are ' +
      `${games.map(({ title }) => title).join(' and ')}.`,
    '“Where the text is silent” lists what a text leaves open, and what applies instead: this default is ' +
      'Clashwright’s, not a rule of the game.',
    'A check looks through scenarios for one kind of slip. Its page shows such a slip, and how to correct ' +
      'it. Checks are listed under the part of play that they look at, and those of the writing itself under ' +
      '“The language”.',
  ];
}

/** The page of a rule of play, with links to related pages and to the checks for it. */
export function rulePageMarkdown(
  page: RulePage,
  next: readonly PageLink[] = [],
  checks: readonly PageLink[] = [],
): string {
  const { system, edition, heading } = page.from;
  return [
    `# ${page.title}`,
    '',
    page.says,
    ...part('Where the text is silent', page.silent),
    ...part('In a scenario', page.written),
    ...example('What to avoid', page.bad),
    ...example('As it should be', page.good),
    ...links('Reading on', next),
    ...links('Checks', checks),
    '',
    `From ${system}, ${edition}: “${heading}”. In our own words.`,
    '',
  ].join('\n');
}

/** The fields of a check that its page uses. */
type PagedRule = Pick<LintRule, 'title' | 'explanation' | 'severity' | 'bad' | 'good'>;

/** The page of a check, with links to the rules it is about. */
export function lintPageMarkdown(rule: PagedRule, rules: readonly PageLink[] = []): string {
  return [
    `# ${rule.title}`,
    '',
    rule.explanation,
    '',
    `A finding of this rule is ${severityWords[rule.severity]}.`,
    ...example('What it finds', rule.bad),
    ...example('As it should be', rule.good),
    ...links('Rules', rules),
    '',
  ].join('\n');
}

const severityWords: Readonly<Record<LintRule['severity'], string>> = {
  error: 'an error',
  warning: 'a warning',
  info: 'a remark',
  hint: 'a hint',
};

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
