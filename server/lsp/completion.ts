/** What can follow at the caret. */
import { CompletionItemKind, InsertTextFormat, type CompletionItem, type Position } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import { rulesets } from '../engine/index.ts';
import { completionsAt, type CompletionKind } from '../language/index.ts';
import { toRange } from './convert.ts';

export function completionAt(analysis: Analysis, position: Position): CompletionItem[] {
  const { range, items } = completionsAt(analysis.reading, analysis.lines.offsetAt(position), rulesets);
  const at = toRange(analysis, range);
  return items.map((item, index) => ({
    label: item.label,
    kind: kinds[item.kind],
    detail: item.doc,
    textEdit: { range: at, newText: item.label },
    insertTextFormat: InsertTextFormat.PlainText,
    // The reader offers the likeliest first; editors would sort by the alphabet.
    sortText: String(index).padStart(5, '0'),
  }));
}

const kinds: Readonly<Record<CompletionKind, CompletionItemKind>> = {
  keyword: CompletionItemKind.Keyword,
  verb: CompletionItemKind.Function,
  combatant: CompletionItemKind.Variable,
  creature: CompletionItemKind.Class,
  side: CompletionItemKind.Enum,
  thing: CompletionItemKind.Constant,
  stat: CompletionItemKind.Property,
  state: CompletionItemKind.EnumMember,
  rules: CompletionItemKind.Module,
};
