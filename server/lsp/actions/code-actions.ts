/** Quick fixes of the findings in a range, and fix-all for the certain fixes of a file. */
import { CodeActionKind, type CodeAction, type CodeActionParams } from 'vscode-languageserver';
import { findingRule, type Analysis } from '../../analysis/index.ts';
import type { Finding, Fix, Severity } from '../../engine/index.ts';
import { editsOf, type TextEdit } from '../../language/index.ts';
import { commands } from '../../protocol/index.ts';
import { rangeOfSource, toTextEdit } from '../connection/convert.ts';
import { toDiagnostic } from '../diagnostics/diagnostics.ts';
import { effectsOf, type Analyse } from './fix-effects.ts';
import { refactoringsOf } from './refactorings.ts';
import { starterActions } from '../completion/starters.ts';
import { prepared, type StillWanted } from '../time-slicing.ts';

const fixAllKind = `${CodeActionKind.SourceFixAll}.clash`;

export const codeActionKinds: string[] = [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind];

/**
 * Uses the findings known so far, since there is no time to compute more on each move of the caret; fix-all computes
 * all of them. It is offered only on request, since editors show it nowhere else.
 */
export async function codeActionsOf(
  analysis: Analysis,
  { range, context }: CodeActionParams,
  analyse: Analyse,
  wanted: StillWanted,
): Promise<CodeAction[]> {
  const isNamed = (kind: string): boolean =>
    context.only?.some((only) => kind === only || kind.startsWith(`${only}.`)) === true;
  if (isNamed(fixAllKind)) await prepared(analysis.scenarios, wanted);
  const findings = [...analysis.promptFindings, ...analysis.laterFindings()];
  const here = findings.filter((finding) =>
    linesOf(analysis, finding).some(({ first, last }) => first <= range.end.line && last >= range.start.line),
  );
  return [
    ...(context.only === undefined || isNamed(CodeActionKind.QuickFix)
      ? [...starterActions(analysis), ...(await quickFixes(analysis, here, analyse, wanted))]
      : []),
    ...refactoringsOf(analysis, range, (kind) => context.only === undefined || isNamed(kind)),
    ...(isNamed(fixAllKind) ? fixAll(analysis, findings) : []),
  ];
}

/** The lines of a finding, and those that a fix of it replaces, so that the fix is offered on any of them. */
function linesOf(
  analysis: Analysis,
  { source, fixes }: Finding,
): readonly { readonly first: number; readonly last: number }[] {
  const replaced = fixes.flatMap(({ intents }) =>
    intents.flatMap((intent) => (intent.do === 'replace lines' ? [[intent.from, intent.to] as const] : [])),
  );
  return [[source, source] as const, ...replaced].flatMap(([from, to]) => {
    const [start, end] = [rangeOfSource(analysis, from), rangeOfSource(analysis, to)];
    return start === undefined || end === undefined ? [] : [{ first: start.start.line, last: end.end.line }];
  });
}

async function quickFixes(
  analysis: Analysis,
  findings: readonly Finding[],
  analyse: Analyse,
  wanted: StillWanted,
): Promise<CodeAction[]> {
  const effects = await effectsOf(
    analysis,
    findings.flatMap(({ fixes, source }) => fixes.map((fix) => ({ fix, source }))),
    analyse,
    wanted,
  );
  const actions = mostUrgentFirst(findings).flatMap((finding) => actionsFor(analysis, finding, effects));
  return actions.filter(
    (action, index) =>
      action.command === undefined || actions.findIndex(({ title }) => title === action.title) === index,
  );
}

/** Sorts by severity: actions for a hint come after those for an error on the same line. */
function mostUrgentFirst(findings: readonly Finding[]): readonly Finding[] {
  const order: readonly Severity[] = ['error', 'warning', 'info', 'hint'];
  return findings.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
}

function actionsFor(analysis: Analysis, finding: Finding, effects: ReadonlyMap<Fix, string>): CodeAction[] {
  const diagnostic = toDiagnostic(analysis, finding);
  const diagnostics = diagnostic === undefined ? [] : [diagnostic];
  const only = finding.fixes.filter((fix) => fix.certain).length === 1;
  return [
    ...finding.fixes.flatMap((fix) =>
      fixAction(analysis, fix, effects.get(fix), { diagnostics, isPreferred: only && fix.certain }),
    ),
    {
      title: `Why? ${findingRule(finding.rule)?.title ?? finding.rule}`,
      kind: CodeActionKind.QuickFix,
      diagnostics,
      command: { title: 'Why', command: commands.showRule, arguments: [finding.rule] },
    },
  ];
}

function fixAction(
  analysis: Analysis,
  fix: Fix,
  effect: string | undefined,
  more: Pick<CodeAction, 'diagnostics' | 'isPreferred'>,
): CodeAction[] {
  const edits = editsOf(analysis.reading, fix);
  if (edits.length === 0) return [];
  return [
    {
      title: effect === undefined ? fix.title : `${fix.title} (${effect})`,
      kind: CodeActionKind.QuickFix,
      ...more,
      edit: { changes: { [analysis.reading.file]: edits.map((edit) => toTextEdit(analysis, edit)) } },
    },
  ];
}

/**
 * Applies the fix of each finding that has exactly one certain fix; an edit that touches another is left for the next
 * run.
 */
function fixAll(analysis: Analysis, findings: readonly Finding[]): CodeAction[] {
  const edits: TextEdit[] = [];
  for (const { fixes } of findings) {
    const certain = fixes.filter((fix) => fix.certain);
    const [fix] = certain;
    const wanted = fix === undefined || certain.length > 1 ? [] : editsOf(analysis.reading, fix);
    if (wanted.every((edit) => edits.every((other) => edit.end < other.start || other.end < edit.start)))
      edits.push(...wanted);
  }
  if (edits.length === 0) return [];
  return [
    {
      title: 'Fix everything that has one certain fix',
      kind: fixAllKind,
      edit: { changes: { [analysis.reading.file]: edits.map((edit) => toTextEdit(analysis, edit)) } },
    },
  ];
}
