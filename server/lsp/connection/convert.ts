/** Converts between positions in the analysis and those of the editor protocol. */
import { DiagnosticSeverity, type Location, type Range, type TextEdit } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import type { Severity, Source } from '../../engine/index.ts';
import type { OffsetRange } from '../../language/index.ts';

export function toRange({ lines }: Analysis, { start, end }: OffsetRange): Range {
  return { start: lines.positionAt(start), end: lines.positionAt(end) };
}

/** The range of a source in the analysed file itself; undefined for an included file. */
export function rangeOfSource(analysis: Analysis, source: Source): Range | undefined {
  if (source.file !== analysis.reading.file) return undefined;
  const range = analysis.rangeOf(source);
  return range === undefined ? undefined : toRange(analysis, range);
}

/** The location of a range in the analysed file or in an included one. */
export function toLocation(analysis: Analysis, file: string, { start, end }: OffsetRange): Location {
  const lines = analysis.linesIn(file);
  return { uri: analysis.addressOf(file), range: { start: lines.positionAt(start), end: lines.positionAt(end) } };
}

export function toSeverity(severity: Severity): DiagnosticSeverity {
  switch (severity) {
    case 'error':
      return DiagnosticSeverity.Error;
    case 'warning':
      return DiagnosticSeverity.Warning;
    case 'info':
      return DiagnosticSeverity.Information;
    case 'hint':
      return DiagnosticSeverity.Hint;
  }
}

export function toTextEdit(analysis: Analysis, edit: OffsetRange & { readonly text: string }): TextEdit {
  return { range: toRange(analysis, edit), newText: edit.text };
}

/** The indices of the scenarios that have lines in a range. */
export function scenariosIn({ reading, lines }: Analysis, range: Range): readonly number[] {
  const { starts, text } = reading.document;
  return reading.scenarios.flatMap(({ from, to }, index) => {
    const isIn =
      lines.positionAt(starts[from] ?? 0).line <= range.end.line &&
      lines.positionAt(starts[to] ?? text.length).line >= range.start.line;
    return isIn ? [index] : [];
  });
}
