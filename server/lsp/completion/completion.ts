/** Completion items at the caret. */
import { CompletionItemKind, InsertTextFormat, type CompletionItem, type Position } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { groupBy, rulesets } from '../../engine/index.ts';
import {
  completionsAt,
  nameFormSteps,
  writtenPathAt,
  writtenPaths,
  type CompletionKind,
} from '../../language/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';
import { addressFrom, pathsFrom } from '../navigation/addresses.ts';
import { toRange } from '../connection/convert.ts';
import { snippetsAt, snippetSteps } from './snippets.ts';
import { isUnbegun, starterItems } from './starters.ts';

/** Precomputes what the lists of a text are made from, so that making one takes negligible time. */
export function* completionSteps({ reading }: Analysis): Generator<undefined, void> {
  yield* nameFormSteps(reading);
  yield* snippetSteps(reading);
}

/** All items, likeliest first. */
export function completionAt(analysis: Analysis, position: Position): CompletionItem[] {
  const completions = completionsAt(analysis.reading, analysis.lines.offsetAt(position), rulesets);
  const at = toRange(analysis, completions.range);
  const words = completions.items.map((item): CompletionItem => ({
    ...labelled(item.label),
    kind: kinds[item.kind],
    detail: item.doc,
    textEdit: { range: at, newText: writtenAs(item.label, analysis.reading.text.charAt(completions.range.end)) },
    insertTextFormat: InsertTextFormat.PlainText,
  }));
  const starters = completions.begins && isUnbegun(analysis.reading) ? starterItems(at) : [];
  return [...starters, ...withSnippets(words, snippetsAt(analysis.reading, completions, at))];
}

/** The label may differ from the text that is matched and inserted. */
function labelled(words: string): Pick<CompletionItem, 'label' | 'filterText'> {
  const label = withVisibleMarks(words);
  return label === words ? { label } : { label, filterText: words };
}

/**
 * Inserts a space after somebody’s colon, where the verb follows; a colon or blank that already follows the caret isn’t
 * repeated.
 */
function writtenAs(label: string, next: string): string {
  if (!label.endsWith(':')) return label;
  if (next === ':') return label.slice(0, -1);
  return next === ' ' || next === '\t' ? label : `${label} `;
}

/** The scenario files that can be included, if the caret is in the quotes of an `include`; otherwise `undefined`. */
export async function pathsAt(
  analysis: Analysis,
  position: Position,
  listed: () => Promise<readonly string[]>,
): Promise<CompletionItem[] | undefined> {
  const { reading } = analysis;
  const here = writtenPathAt(reading, analysis.lines.offsetAt(position));
  if (here === undefined) return undefined;
  const others = writtenPaths(reading).filter(({ range }) => range.start !== here.range.start);
  const taken = new Set([reading.file, ...others.map(({ path }) => addressFrom(reading.file, path))]);
  const files = (await listed()).filter((uri) => uri.endsWith('.clash') && !taken.has(uri));
  const range = toRange(analysis, here.range);
  return pathsFrom(reading.file, files).map((path) => ({
    ...labelled(path),
    kind: CompletionItemKind.File,
    textEdit: { range, newText: path },
    insertTextFormat: InsertTextFormat.PlainText,
  }));
}

/** Puts each snippet after the word that it starts with, and an outcome’s snippet after that outcome. */
function withSnippets(
  words: readonly CompletionItem[],
  snippets: readonly CompletionItem[],
): readonly CompletionItem[] {
  const begun = new Map(groupBy(snippets, ({ label }) => openingOf(label)));
  return words.flatMap((item) => {
    const opening = openingOf(item.label);
    const behind = begun.get(opening) ?? [];
    begun.delete(opening);
    return [item, ...behind];
  });
}

function openingOf(label: string): string {
  return /^(?:on )?[^\s,]+/u.exec(label)?.[0] ?? '';
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
  reason: CompletionItemKind.Text,
};
