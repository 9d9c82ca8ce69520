/** The outline of a file and what can be folded away. */
import { FoldingRangeKind, SymbolKind, type DocumentSymbol, type FoldingRange } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import { foldsOf, outlineOf, type OutlineEntry } from '../language/index.ts';
import { withVisibleMarks } from '../protocol/index.ts';
import { toRange } from './convert.ts';

export function symbolsOf(analysis: Analysis): DocumentSymbol[] {
  return outlineOf(analysis.reading).map((entry) => toSymbol(analysis, entry));
}

export function foldingRangesOf(analysis: Analysis): FoldingRange[] {
  return foldsOf(analysis.reading).map((fold) => {
    const { start, end } = toRange(analysis, fold);
    const kind = fold.kind === 'comment' ? FoldingRangeKind.Comment : FoldingRangeKind.Region;
    return { startLine: start.line, endLine: end.character === 0 && end.line > start.line ? end.line - 1 : end.line, kind };
  });
}

function toSymbol(analysis: Analysis, entry: OutlineEntry): DocumentSymbol {
  return {
    name: withVisibleMarks(entry.name === '' ? entry.kind : entry.name),
    detail: withVisibleMarks(entry.detail),
    kind: kinds[entry.kind],
    range: toRange(analysis, entry.range),
    selectionRange: toRange(analysis, entry.head),
    children: entry.children.map((child) => toSymbol(analysis, child)),
  };
}

const kinds: Readonly<Record<OutlineEntry['kind'], SymbolKind>> = {
  scenario: SymbolKind.Module,
  creature: SymbolKind.Class,
  combatant: SymbolKind.Object,
  situation: SymbolKind.Namespace,
  round: SymbolKind.Event,
  announcement: SymbolKind.Method,
};
