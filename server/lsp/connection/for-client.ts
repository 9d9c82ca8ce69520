/** Adapts answers to the editor’s features: what it doesn’t support is left out or simplified. */
import {
  InsertTextFormat,
  MarkupKind,
  type CodeAction,
  type CodeLens,
  type Command,
  type CompletionItem,
  type Diagnostic,
  type DocumentSymbol,
  type Hover,
  type InlayHint,
  type SymbolInformation,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { mapInSteps } from '../../engine/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';
import { plainOfMarkdown } from '../../report/index.ts';
import { applyEditCommand, type ToApply } from '../actions/apply-edit.ts';
import type { ClientFeatures } from './client-features.ts';
import { plainOfSnippet } from '../completion/plain-snippet.ts';

export function diagnosticFor(
  diagnostic: Diagnostic,
  { relatedInformation, diagnosticTags, codeDescriptions }: ClientFeatures,
): Diagnostic {
  const { relatedInformation: related, tags, codeDescription, ...plain } = diagnostic;
  return {
    ...plain,
    ...(relatedInformation && related !== undefined ? { relatedInformation: related } : {}),
    ...(diagnosticTags && tags !== undefined ? { tags } : {}),
    ...(codeDescriptions && codeDescription !== undefined ? { codeDescription } : {}),
  };
}

export function hoverFor(hover: Hover | null, { markdownHover }: ClientFeatures): Hover | null {
  if (hover === null || markdownHover || typeof hover.contents !== 'object' || !('kind' in hover.contents))
    return hover;
  return { ...hover, contents: { kind: MarkupKind.PlainText, value: plainOfMarkdown(hover.contents.value) } };
}

export function hintFor(hint: InlayHint, { markdownHover }: ClientFeatures): InlayHint {
  const { tooltip } = hint;
  return markdownHover || typeof tooltip !== 'object'
    ? hint
    : { ...hint, tooltip: { kind: MarkupKind.PlainText, value: plainOfMarkdown(tooltip.value) } };
}

/** The lens with invisible characters made visible. */
export function lensFor(lens: CodeLens): CodeLens {
  const { command } = lens;
  if (command === undefined) return lens;
  const { title, tooltip } = command;
  return {
    ...lens,
    command: {
      ...command,
      title: withVisibleMarks(title),
      ...(tooltip === undefined ? {} : { tooltip: withVisibleMarks(tooltip) }),
    },
  };
}

/** A snippet becomes plain text with its default values. */
export function completionsFor(items: readonly CompletionItem[], { snippets }: ClientFeatures): CompletionItem[] {
  return items.map((item) => {
    if (snippets || item.insertTextFormat !== InsertTextFormat.Snippet || item.textEdit === undefined) return item;
    return {
      ...item,
      insertTextFormat: InsertTextFormat.PlainText,
      textEdit: { ...item.textEdit, newText: plainOfSnippet(item.textEdit.newText) },
    };
  });
}

/** Symbols as a flat list, each with the name of its container. */
export function* symbolsFor(
  symbols: DocumentSymbol[],
  uri: string,
  { nestedSymbols }: ClientFeatures,
): Generator<undefined, DocumentSymbol[] | SymbolInformation[]> {
  return nestedSymbols ? symbols : yield* flatSymbolSteps(symbols, uri);
}

export function* flatSymbolSteps(
  symbols: readonly DocumentSymbol[],
  uri: string,
): Generator<undefined, SymbolInformation[]> {
  return (yield* mapInSteps(symbols, (symbol) => flatSymbols([symbol], uri))).flat();
}

function flatSymbols(symbols: readonly DocumentSymbol[], uri: string, containerName?: string): SymbolInformation[] {
  return symbols.flatMap(({ name, kind, range, children = [] }) => [
    { name, kind, location: { uri, range }, ...(containerName === undefined ? {} : { containerName }) },
    ...flatSymbols(children, uri, name),
  ]);
}

/** The version of an open document; null if a file isn’t open. */
export type VersionOf = (uri: string) => number | null;

/** Adds the versions that the edits are made for, so that an editor refuses them for another text. */
export function editFor(
  { changes = {} }: WorkspaceEdit,
  { versionedEdits }: ClientFeatures,
  versionOf: VersionOf,
): WorkspaceEdit {
  if (!versionedEdits) return { changes };
  return {
    documentChanges: Object.entries(changes).map(([uri, edits]: [string, TextEdit[]]) => ({
      textDocument: { uri, version: versionOf(uri) },
      edits,
    })),
  };
}

/** An action with only what the editor supports. */
export function actionFor(
  { title, edit, diagnostics, ...rest }: CodeAction,
  features: ClientFeatures,
  versionOf: VersionOf,
): CodeAction {
  return {
    ...rest,
    title: withVisibleMarks(title),
    ...(edit === undefined ? {} : { edit: editFor(edit, features, versionOf) }),
    ...(diagnostics === undefined ? {} : { diagnostics: diagnostics.map((each) => diagnosticFor(each, features)) }),
  };
}

/** The same for an editor that only supports commands: an edit becomes a command of the server. */
export function commandFor({ title, edit, command }: CodeAction): readonly Command[] {
  if (edit === undefined) return command === undefined ? [] : [command];
  return [{ title, command: applyEditCommand, arguments: [{ label: title, edit } satisfies ToApply] }];
}
