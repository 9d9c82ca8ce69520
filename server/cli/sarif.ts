/** Converts findings to SARIF 2.1.0, for tools that collect the results of checks. */
import type { Log, Result } from 'sarif';
import { findingRule, findingRules } from '../analysis/index.ts';
import type { PlacedFinding } from './placed-finding.ts';
import { version } from './version.ts';

export function toSarif(found: readonly PlacedFinding[]): Log {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'clashwright',
            version,
            semanticVersion: version,
            rules: findingRules().map((rule) => ({
              id: rule.id,
              shortDescription: { text: escaped(rule.title) },
              fullDescription: { text: escaped(rule.explanation) },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: found.map(toResult),
      },
    ],
  };
}

function toResult(finding: PlacedFinding): Result {
  return {
    ruleId: findingRule(finding.rule)?.id ?? finding.rule,
    level: finding.severity === 'info' || finding.severity === 'hint' ? 'note' : finding.severity,
    message: { text: escaped(finding.message) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(finding.file) },
          region: {
            startLine: finding.line,
            startColumn: finding.column,
            endLine: finding.endLine,
            endColumn: finding.endColumn,
          },
        },
      },
    ],
  };
}

/**
 * Plain text of SARIF may have links in brackets (§3.11.6): brackets and backslashes outside links are escaped with a
 * backslash.
 */
function escaped(text: string): string {
  return text.replace(/[\\[\]]/gu, '\\$&');
}
