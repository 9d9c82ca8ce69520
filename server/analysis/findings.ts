/** The messages of findings, and the rules behind them. */
import { fill, rulesets, type Finding, type LintRule, type OutcomeRule, ownValue } from '../engine/index.ts';
import { readingRules, type ReadingRule } from '../language/index.ts';
import { commonRules, moreOfTheSame, outcomeRules } from '../lint/index.ts';
import { withVisibleMarks } from '../report/index.ts';

type AnyRule = LintRule | OutcomeRule | ReadingRule | typeof moreOfTheSame;

const rules: ReadonlyMap<string, AnyRule> = new Map(
  [
    ...readingRules,
    moreOfTheSame,
    ...commonRules,
    ...outcomeRules,
    ...rulesets.flatMap((ruleset) => ruleset.checks),
  ].map((rule) => [rule.id, rule]),
);

/** All rules that produce findings, of every game. */
export function findingRules(): readonly AnyRule[] {
  return [...rules.values()];
}

export function findingRule(id: string): AnyRule | undefined {
  return rules.get(id);
}

/** The sentence of a finding; the message’s id if its rule lacks it, so that the mistake shows. */
export function say(finding: Finding): string {
  return sayRelated(finding, finding.message);
}

/** The sentence of something related to a finding. */
export function sayRelated({ rule, data }: Finding, message: string): string {
  const words = Object.entries(data).map(
    ([name, value]) => [name, typeof value === 'string' && name !== sentence ? inOneLine(value) : value] as const,
  );
  return withVisibleMarks(
    fill(ownValue(rules.get(rule)?.messages ?? {}, message) ?? message, Object.fromEntries(words)),
  );
}

/** The name of data that is another finding’s sentence, and so is formatted already. */
export const sentence = 'told';

/** The most characters quoted of a writer’s words. */
const mostCharacters = 100;

/** Words in one line of readable length, without control characters. */
function inOneLine(words: string): string {
  const start =
    words.length > mostCharacters ? `${words.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '')}…` : words;
  return start.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\uFFFD');
}
