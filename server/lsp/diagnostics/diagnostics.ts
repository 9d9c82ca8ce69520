/** Converts findings to diagnostics, each with a link to its rule’s page. */
import { DiagnosticTag, type Diagnostic } from 'vscode-languageserver';
import { say, sayRelated, type Analysis } from '../../analysis/index.ts';
import type { Finding } from '../../engine/index.ts';
import { rangeOfSource, toLocation, toSeverity } from '../connection/convert.ts';
import { rulePageAddress } from '../navigation/links.ts';

/** The diagnostics of the prompt findings and of the later ones given, in text order. */
export function diagnosticsOf(analysis: Analysis, later: readonly Finding[]): Diagnostic[] {
  const listed = [...analysis.promptFindings, ...later].flatMap((finding) => toDiagnostic(analysis, finding) ?? []);
  return later.length === 0
    ? listed
    : listed.sort(
        (a, b) => a.range.start.line - b.range.start.line || a.range.start.character - b.range.start.character,
      );
}

export function toDiagnostic(analysis: Analysis, finding: Finding): Diagnostic | undefined {
  const range = rangeOfSource(analysis, finding.source);
  if (range === undefined) return undefined;
  return {
    range,
    severity: toSeverity(finding.severity),
    source: 'Clashwright',
    code: finding.rule,
    codeDescription: { href: rulePageAddress(finding.rule) },
    message: say(finding),
    relatedInformation: relatedOf(analysis, finding),
    ...(changesNothing(finding) ? { tags: [DiagnosticTag.Unnecessary] } : {}),
  };
}

function relatedOf(analysis: Analysis, finding: Finding): NonNullable<Diagnostic['relatedInformation']> {
  return (finding.related ?? []).flatMap(({ source, message }) => {
    const range = analysis.rangeOf(source);
    return range === undefined
      ? []
      : [{ location: toLocation(analysis, source.file, range), message: sayRelated(finding, message) }];
  });
}

/** Whether the certain fix removes the whole sentence, which is then greyed. */
function changesNothing(finding: Finding): boolean {
  return finding.fixes.some((fix) => fix.certain && fix.intents.every((intent) => intent.do === 'remove sentence'));
}
