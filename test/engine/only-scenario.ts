/** The only scenario of a text, which must be valid. */
import assert from 'node:assert/strict';
import { rulesets, type Ruleset, type Scenario } from '../../server/engine/index.ts';
import { readText } from '../../server/language/index.ts';

export function onlyScenario(text: string): { readonly scenario: Scenario; readonly ruleset: Ruleset } {
  const { problems, scenarios } = readText(text, { file: 'test.clash', rulesets });
  assert.deepEqual(
    problems.map((problem) => `${problem.message} ${JSON.stringify(problem.data)}`),
    [],
    text,
  );
  return scenarios[0]!;
}
