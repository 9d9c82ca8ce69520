/** What an editor can ask of the server, and the table of answers. */
import { TextDocumentSyncKind, type Connection, type InitializeResult } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import { codeActionKinds, codeActionsOf } from './code-actions.ts';
import { codeLensesOf } from './code-lenses.ts';
import { completionAt, pathsAt } from './completion.ts';
import { formattingOf } from './formatting.ts';
import type { Guard } from './guard.ts';
import { hoverAt } from './hover.ts';
import { inlayHintsOf } from './inlay-hints.ts';
import { definitionOf, highlightsOf, linksOf, referencesOf } from './navigation.ts';
import type { Neighbours } from './neighbours.ts';
import type { Questions } from './questions.ts';
import { prepareRename, renameOf } from './rename.ts';
import { legend, semanticTokensOf } from './semantic-tokens.ts';
import type { Settings } from './settings.ts';
import { foldingRangesOf, symbolsOf } from './structure.ts';
import type { Workbench } from './workbench.ts';

/** What answers are made with. */
export interface Answers {
  readonly guard: Guard;
  readonly questions: Questions;
  readonly workbench: Workbench;
  readonly neighbours: Neighbours;
  readonly settings: () => Settings;
}

interface AboutDocument {
  readonly textDocument: { readonly uri: string };
}

export const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: [':', ' ', '"', '“', '/'] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentLinkProvider: {},
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds },
  codeLensProvider: {},
  inlayHintProvider: true,
  semanticTokensProvider: { legend, full: true, range: true },
};

export function answerEditor(connection: Connection, answers: Answers): void {
  const { settings, neighbours, questions } = answers;
  const { from, later } = answering(answers);
  connection.onHover(from(null, (analysis, { position }) => hoverAt(analysis, position)));
  connection.onCompletion(later([], async (analysis, { position }) => await pathsAt(analysis, position, questions.listed) ?? completionAt(analysis, position)));
  connection.onDefinition(later(null, (analysis, { position }) => definitionOf(analysis, position, neighbours)));
  connection.onReferences(later([], (analysis, { position }) => referencesOf(analysis, position, neighbours)));
  connection.onDocumentHighlight(from([], (analysis, { position }) => highlightsOf(analysis, position)));
  connection.onDocumentLinks(from([], linksOf));
  connection.onPrepareRename(from(null, (analysis, { position }) => prepareRename(analysis, position)));
  connection.onRenameRequest(later(null, (analysis, { position, newName }) => renameOf(analysis, position, newName, { neighbours, readOnly: questions.readOnly })));
  connection.onDocumentSymbol(from([], symbolsOf));
  connection.onFoldingRanges(from([], foldingRangesOf));
  connection.onDocumentFormatting(from([], formattingOf));
  connection.onCodeAction(from([], codeActionsOf));
  connection.onCodeLens(from([], (analysis) => (settings().codeLens ? codeLensesOf(analysis) : [])));
  connection.languages.inlayHint.on(from([], (analysis, { range }) => inlayHintsOf(analysis, range, settings().inlayHints)));
  connection.languages.semanticTokens.on(from({ data: [] }, (analysis) => semanticTokensOf(analysis)));
  connection.languages.semanticTokens.onRange(from({ data: [] }, (analysis, { range }) => semanticTokensOf(analysis, range)));
}

/** Answers from the analysis of a document as it is now, and with nothing where it isn't open; at once, or later. */
function answering({ guard, workbench }: Answers) {
  return {
    from: <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => T) => (params: P): T => guard.now(nothing, () => {
      const analysis = workbench.analysisOf(params.textDocument.uri);
      return analysis === undefined ? nothing : answer(analysis, params);
    }),
    later: <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => Promise<T>) => (params: P): Promise<T> => guard.later(nothing, async () => {
      const analysis = workbench.analysisOf(params.textDocument.uri);
      return analysis === undefined ? nothing : answer(analysis, params);
    }),
  };
}
