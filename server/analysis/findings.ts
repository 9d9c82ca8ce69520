/** What findings say, and the pages behind them. */
import { fill, rulesets, type Finding, type LintRule } from '../engine/index.ts';
import { readingRules, type ReadingRule } from '../language/index.ts';
import { commonRules } from '../lint/index.ts';

type AnyRule = LintRule | ReadingRule;

const rules: ReadonlyMap<string, AnyRule> = new Map(
  [...readingRules, ...commonRules, ...rulesets.flatMap((ruleset) => ruleset.checks)].map((rule) => [rule.id, rule]),
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
  return fill(rules.get(finding.rule)?.messages[finding.message] ?? finding.message, finding.data);
}

/** The sentence of something related to a finding. */
export function sayRelated(finding: Finding, message: string): string {
  return fill(rules.get(finding.rule)?.messages[message] ?? message, finding.data);
}
