/** When a list opens without having been asked for, and what is left out of it. */
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

/** The list as it is shown for a request: nothing where nobody needs it, and nothing that stands there already. */
export function listFor(
  analysis: Analysis,
  position: Position,
  context: CompletionContext | undefined,
  items: readonly CompletionItem[],
): CompletionList {
  const opened = opensFor(analysis, position, context, items) ? items : [];
  // Asked again at every key: whether an entry stands there already changes with each.
  return { isIncomplete: true, items: withoutRepeats(analysis, position, opened) };
}

/** A typed letter counts as a request, as Ctrl+Space does: editors make no difference between them. */
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

/** Whether what is quoted may become one of the entries, and isn't prose. */
function goesOn(analysis: Analysis, position: Position, items: readonly CompletionItem[]): boolean {
  return items.some((item) => item.label.toLowerCase().startsWith(typedFor(analysis, position, item).toLowerCase()));
}

/** What is typed in full isn't offered alone, and what follows the caret already not at all. */
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

/** What stands between the start of an entry’s place and the caret. */
function typedFor({ lines, reading }: Analysis, position: Position, { textEdit }: CompletionItem): string {
  if (textEdit === undefined || !('range' in textEdit)) return '';
  return reading.text.slice(lines.offsetAt(textEdit.range.start), lines.offsetAt(position));
}
