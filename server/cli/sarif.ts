/** Findings in SARIF 2.1.0, for tools that collect the results of checks. */
import type { Log, Result } from 'sarif';
import { findingRule, findingRules } from '../analysis/index.ts';
import type { PlacedFinding } from './placed-finding.ts';

export function toSarif(found: readonly PlacedFinding[]): Log {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{
      tool: {
        driver: {
          name: 'clashwright',
          rules: findingRules().map((rule) => ({ id: rule.id, shortDescription: { text: rule.title }, fullDescription: { text: rule.explanation } })),
        },
      },
      results: found.map(toResult),
    }],
  };
}

function toResult(finding: PlacedFinding): Result {
  return {
    ruleId: findingRule(finding.rule)?.id ?? finding.rule,
    level: finding.severity === 'info' || finding.severity === 'hint' ? 'note' : finding.severity,
    message: { text: finding.message },
    locations: [{
      physicalLocation: {
        artifactLocation: { uri: encodeURI(finding.file) },
        region: { startLine: finding.line, startColumn: finding.column, endLine: finding.endLine, endColumn: finding.endColumn },
      },
    }],
  };
}
