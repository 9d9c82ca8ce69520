/** Decides when a completion list opens automatically, and which items are left out of it. */
import {
  CompletionItemKind,
  CompletionTriggerKind,
  type CompletionContext,
  type CompletionItem,
  type CompletionList,
  type Position,
} from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { standingAt } from '../../language/index.ts';

/** The list for a request: empty if it wasn’t needed, and without items that are already in the text. */
export function listFor(
  analysis: Analysis,
  position: Position,
  context: CompletionContext | undefined,
  items: readonly CompletionItem[],
): CompletionList {
  const opened = opensFor(analysis, position, context, items) ? items : [];
  // Incomplete, so that it is requested on every keystroke: each changes whether an item is already in the text.
  return { isIncomplete: true, items: withoutRepeats(analysis, position, opened) };
}

/** A typed letter counts as an explicit request like Ctrl+Space: editors don’t distinguish them. */
function opensFor(
  analysis: Analysis,
  position: Position,
  context: CompletionContext | undefined,
  items: readonly CompletionItem[],
): boolean {
  if (context?.triggerKind !== CompletionTriggerKind.TriggerCharacter) return true;
  const standing = standingAt(analysis.reading, analysis.lines.offsetAt(position));
  switch (context.triggerCharacter) {
    case '"':
    case '“':
      return standing === 'quoted';
    case ' ':
      return (
        standing === 'unfinished' ||
        (standing === 'begun' && items.some(isName)) ||
        (standing === 'quoted' && goesOn(analysis, position, items))
      );
    case ':':
      return standing === 'unfinished';
    default:
      return false;
  }
}

function isName({ kind }: CompletionItem): boolean {
  return kind === CompletionItemKind.Variable || kind === CompletionItemKind.Class;
}

/** Whether the quoted text may become one of the items, and isn’t prose. */
function goesOn(analysis: Analysis, position: Position, items: readonly CompletionItem[]): boolean {
  return items.some((item) => item.label.toLowerCase().startsWith(typedFor(analysis, position, item).toLowerCase()));
}

/**
 * Leaves out items that already follow the caret; nothing is left if an item is typed in full and no longer one
 * matches.
 */
function withoutRepeats(analysis: Analysis, position: Position, items: readonly CompletionItem[]): CompletionItem[] {
  const others = items.filter((item) => !standsBehind(analysis, position, item));
  const isTyped = (item: CompletionItem): boolean => item.textEdit?.newText === typedFor(analysis, position, item);
  const isLonger = (item: CompletionItem): boolean =>
    !isTyped(item) && item.label.toLowerCase().startsWith(typedFor(analysis, position, item).toLowerCase());
  return others.some(isTyped) && !others.some(isLonger) ? [] : others;
}

function standsBehind(analysis: Analysis, position: Position, item: CompletionItem): boolean {
  const typed = typedFor(analysis, position, item);
  if (typed.length >= item.label.length || !item.label.startsWith(typed)) return false;
  const offset = analysis.lines.offsetAt(position);
  const behind = analysis.reading.text.slice(offset, offset + item.label.length - typed.length + 1);
  return (
    behind.startsWith(item.label.slice(typed.length)) &&
    !/^[\p{L}\p{M}\p{N}]/u.test(behind.slice(item.label.length - typed.length))
  );
}

/** The text between the start of an item’s range and the caret. */
function typedFor({ lines, reading }: Analysis, position: Position, { textEdit }: CompletionItem): string {
  if (textEdit === undefined || !('range' in textEdit)) return '';
  return reading.text.slice(lines.offsetAt(textEdit.range.start), lines.offsetAt(position));
}
