/** What an editor can ask of the server, and the table of answers. */
import { TextDocumentSyncKind, type Connection, type InitializeResult } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import { codeActionKinds, codeActionsOf } from './code-actions.ts';
import { codeLensesOf } from './code-lenses.ts';
import { completionAt } from './completion.ts';
import { formattingOf } from './formatting.ts';
import { hoverAt } from './hover.ts';
import { inlayHintsOf } from './inlay-hints.ts';
import { definitionOf, highlightsOf, prepareRename, referencesOf, rename } from './navigation.ts';
import { legend, semanticTokensOf } from './semantic-tokens.ts';
import type { Settings } from './settings.ts';
import { foldingRangesOf, symbolsOf } from './structure.ts';
import type { Workbench } from './workbench.ts';

/** What answers are made with. */
export interface Answers {
  /** The one place where a bug is caught: the answer is then the empty one, and the log says what happened. */
  readonly guarded: <T>(nothing: T, handle: () => T) => T;
  /** Answers from the analysis of a document as it is now, and with nothing where it isn't open. */
  readonly from: <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => T) => (params: P) => T;
  readonly settings: () => Settings;
  readonly workbench: Workbench;
}

interface AboutDocument {
  readonly textDocument: { readonly uri: string };
}

export const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: [':', ' '] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds },
  codeLensProvider: {},
  inlayHintProvider: true,
  semanticTokensProvider: { legend, full: true, range: true },
};

export function answerEditor(connection: Connection, { from, settings, workbench }: Answers): void {
  connection.onHover(from(null, (analysis, { position }) => hoverAt(analysis, position)));
  connection.onCompletion(from([], (analysis, { position }) => completionAt(analysis, position)));
  connection.onDefinition(from(null, (analysis, { position }) => definitionOf(analysis, position)));
  connection.onReferences(from([], (analysis, { position }) => referencesOf(analysis, position)));
  connection.onDocumentHighlight(from([], (analysis, { position }) => highlightsOf(analysis, position)));
  connection.onPrepareRename(from(null, (analysis, { position }) => prepareRename(analysis, position)));
  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const analysis = workbench.analysisOf(textDocument.uri);
    return analysis === undefined ? null : rename(analysis, position, newName);
  });
  connection.onDocumentSymbol(from([], symbolsOf));
  connection.onFoldingRanges(from([], foldingRangesOf));
  connection.onDocumentFormatting(from([], formattingOf));
  connection.onCodeAction(from([], codeActionsOf));
  connection.onCodeLens(from([], (analysis) => (settings().codeLens ? codeLensesOf(analysis) : [])));
  connection.languages.inlayHint.on(from([], (analysis, { range }) => inlayHintsOf(analysis, range, settings().inlayHints)));
  connection.languages.semanticTokens.on(from({ data: [] }, (analysis) => semanticTokensOf(analysis)));
  connection.languages.semanticTokens.onRange(from({ data: [] }, (analysis, { range }) => semanticTokensOf(analysis, range)));
}
