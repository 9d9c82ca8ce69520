/** Rule pages as Markdown, for the hover, the command line and `docs/rules`. */
import type { LintRule, RulePage } from '../engine/index.ts';

/** A page about a rule of play. */
export function rulePageMarkdown(page: RulePage): string {
  const { system, edition, heading } = page.from;
  return [
    `# ${page.title}`, '', page.says, '', `From ${system}, ${edition}: “${heading}”.`,
    ...example('What to avoid', page.bad), ...example('As it should be', page.good), '',
  ].join('\n');
}

/** What a page about a check needs of it. */
type PagedRule = Pick<LintRule, 'title' | 'explanation' | 'severity' | 'bad' | 'good'>;

/** A page about a check. */
export function lintPageMarkdown(rule: PagedRule): string {
  return [
    `# ${rule.title}`, '', rule.explanation, '', `A finding of this rule is ${severityWords[rule.severity]}.`,
    ...example('What it finds', rule.bad), ...example('As it should be', rule.good), '',
  ].join('\n');
}

const severityWords: Readonly<Record<LintRule['severity'], string>> = { error: 'an error', warning: 'a warning', info: 'a remark' };

function example(title: string, text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : ['', `## ${title}`, '', '```clash', text.trimEnd(), '```'];
}
