/** Document symbols and folding ranges of a file. */
import { FoldingRangeKind, SymbolKind, type DocumentSymbol, type FoldingRange } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { mapInSteps } from '../../engine/index.ts';
import { foldSteps, outlineSteps, type OutlineEntry } from '../../language/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';
import { toRange } from '../connection/convert.ts';

export function* symbolSteps(analysis: Analysis): Generator<undefined, DocumentSymbol[]> {
  return yield* toSymbols(analysis, yield* outlineSteps(analysis.reading));
}

export function* foldingSteps(analysis: Analysis): Generator<undefined, FoldingRange[]> {
  return yield* mapInSteps(yield* foldSteps(analysis.reading), (fold) => {
    const { start, end } = toRange(analysis, fold);
    const kind = fold.kind === 'comment' ? FoldingRangeKind.Comment : FoldingRangeKind.Region;
    return {
      startLine: start.line,
      endLine: end.character === 0 && end.line > start.line ? end.line - 1 : end.line,
      kind,
    };
  });
}

function* toSymbols(analysis: Analysis, entries: readonly OutlineEntry[]): Generator<undefined, DocumentSymbol[]> {
  const symbols: DocumentSymbol[] = [];
  for (const entry of entries) {
    yield;
    symbols.push({
      name: withVisibleMarks(entry.name === '' ? entry.kind : entry.name),
      detail: withVisibleMarks(entry.detail),
      kind: kinds[entry.kind],
      range: toRange(analysis, entry.range),
      selectionRange: toRange(analysis, entry.head),
      children: yield* toSymbols(analysis, entry.children),
    });
  }
  return symbols;
}

const kinds: Readonly<Record<OutlineEntry['kind'], SymbolKind>> = {
  scenario: SymbolKind.Module,
  creature: SymbolKind.Class,
  combatant: SymbolKind.Object,
  situation: SymbolKind.Namespace,
  round: SymbolKind.Event,
  announcement: SymbolKind.Method,
};
