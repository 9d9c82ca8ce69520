/** Quick fixes of the findings in a range, and all certain fixes of a file at once. */
import { CodeActionKind, type CodeAction, type CodeActionParams } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { Finding, Fix } from '../engine/index.ts';
import { editsOf, type TextEdit } from '../language/index.ts';
import { commands } from '../protocol/index.ts';
import { rangeOfSource, toTextEdit } from './convert.ts';
import { toDiagnostic } from './diagnostics.ts';

export const codeActionKinds: string[] = [CodeActionKind.QuickFix, `${CodeActionKind.SourceFixAll}.clash`];

export function codeActionsOf(analysis: Analysis, { range, context }: CodeActionParams): CodeAction[] {
  const wants = (kind: string): boolean => context.only === undefined || context.only.some((only) => kind === only || kind.startsWith(`${only}.`));
  const here = analysis.findings.filter((finding) => {
    const place = rangeOfSource(analysis, finding.source);
    return place !== undefined && place.start.line <= range.end.line && place.end.line >= range.start.line;
  });
  return [
    ...(wants(CodeActionKind.QuickFix) ? here.flatMap((finding) => actionsFor(analysis, finding)) : []),
    ...(wants(`${CodeActionKind.SourceFixAll}.clash`) ? fixAll(analysis) : []),
  ];
}

function actionsFor(analysis: Analysis, finding: Finding): CodeAction[] {
  const diagnostic = toDiagnostic(analysis, finding);
  const diagnostics = diagnostic === undefined ? [] : [diagnostic];
  const only = finding.fixes.filter((fix) => fix.certain).length === 1;
  return [
    ...finding.fixes.flatMap((fix) => fixAction(analysis, fix, diagnostics, only && fix.certain)),
    { title: `Why: ${finding.rule.replaceAll('-', ' ')}`, kind: CodeActionKind.QuickFix, diagnostics, command: { title: 'Why', command: commands.showRule, arguments: [finding.rule] } },
  ];
}

function fixAction(analysis: Analysis, fix: Fix, diagnostics: NonNullable<CodeAction['diagnostics']>, isPreferred: boolean): CodeAction[] {
  const edits = editsOf(analysis.reading, fix);
  if (edits.length === 0) return [];
  return [{
    title: fix.title, kind: CodeActionKind.QuickFix, diagnostics, isPreferred,
    edit: { changes: { [analysis.reading.file]: edits.map((edit) => toTextEdit(analysis, edit)) } },
  }];
}

/** Each finding with one certain fix is mended; edits that would touch each other wait for the next time. */
function fixAll(analysis: Analysis): CodeAction[] {
  const edits: TextEdit[] = [];
  for (const { fixes } of analysis.findings) {
    const certain = fixes.filter((fix) => fix.certain);
    const [fix] = certain;
    const wanted = fix === undefined || certain.length > 1 ? [] : editsOf(analysis.reading, fix);
    if (wanted.every((edit) => edits.every((other) => edit.end < other.start || other.end < edit.start))) edits.push(...wanted);
  }
  if (edits.length === 0) return [];
  return [{
    title: 'Mend everything that has one certain fix', kind: `${CodeActionKind.SourceFixAll}.clash`,
    edit: { changes: { [analysis.reading.file]: edits.map((edit) => toTextEdit(analysis, edit)) } },
  }];
}
