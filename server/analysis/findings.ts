/** What findings say, and the pages behind them. */
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

/** All rules that can find something, of every game. */
export function findingRules(): readonly AnyRule[] {
  return [...rules.values()];
}

export function findingRule(id: string): AnyRule | undefined {
  return rules.get(id);
}

/** The sentence of a finding; the id of a message that its rule lacks, so that the slip shows. */
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

/** The name of data that is the sentence of another finding, and so is in order already. */
export const sentence = 'told';

/** So much of a writer's words is enough to know them again. */
const mostCharacters = 100;

/** Words as one line of readable length, without characters that steer a terminal. */
function inOneLine(words: string): string {
  const start =
    words.length > mostCharacters ? `${words.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '')}…` : words;
  return start.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\uFFFD');
}
