/** What an editor can ask of the server, and the table of answers. */
import { TextDocumentSyncKind, type Connection, type InitializeResult } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { Finding } from '../engine/index.ts';
import { answering } from './answering.ts';
import type { Baselines } from './baselines.ts';
import { listFor } from './automatic-lists.ts';
import { codeActionKinds, codeActionsOf } from './code-actions.ts';
import { pathsAt } from './completion.ts';
import { judgedAt } from './expectation-hover.ts';
import { formattingOf, indentingAt, indentingOf, typedCharacters } from './formatting.ts';
import type { Doubts } from './doubts.ts';
import type { Guard } from './guard.ts';
import { hoverAt } from './hover.ts';
import { answerHints } from './hint-answers.ts';
import { answerLenses } from './lens-answers.ts';
import { definitionOf, highlightsOf, linksOf, referencesOf } from './navigation.ts';
import { tellingOf } from './moved.ts';
import type { Neighbours } from './neighbours.ts';
import { scenarioAt } from './panel.ts';
import type { Questions } from './questions.ts';
import type { Quiet } from './quiet.ts';
import { RecentList } from './recent-list.ts';
import { resolvedRefactoring, rewriteDataOf } from './refactorings.ts';
import { prepareRename, renameOf } from './rename.ts';
import { legend, semanticTokensOf } from './semantic-tokens.ts';
import type { Settings } from './settings.ts';
import type { Steady } from './steady.ts';
import { shortList } from './short-list.ts';
import { foldingRangesOf, symbolsOf } from './structure.ts';
import { prepared, reckoned } from './turns.ts';
import type { Typing } from './typing.ts';
import type { Workbench } from './workbench.ts';

/** What answers are made with. */
export interface Answers {
  readonly guard: Guard;
  readonly questions: Questions;
  readonly workbench: Workbench;
  readonly neighbours: Neighbours;
  readonly baselines: Baselines;
  readonly steady: Steady;
  readonly doubts: Doubts;
  readonly quiet: Quiet;
  readonly typing: Typing;
  readonly settings: () => Settings;
  /** What the editor has been told is found in a file. */
  readonly published: (analysis: Analysis) => readonly Finding[];
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
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: typedCharacters[0] ?? '', moreTriggerCharacter: typedCharacters.slice(1) },
  codeActionProvider: { codeActionKinds, resolveProvider: true },
  codeLensProvider: { resolveProvider: true },
  inlayHintProvider: { resolveProvider: true },
  semanticTokensProvider: { legend, full: true, range: true },
};

export function answerEditor(connection: Connection, answers: Answers): void {
  const { guard, settings, neighbours, questions, workbench, baselines, steady, typing } = answers;
  const { from, later, slowly } = answering(answers);
  const recent = new RecentList();
  connection.onHover(slowly(null, async (analysis, { position, textDocument }, wanted) => {
    await reckoned(steady.shown(analysis, scenarioAt(analysis, position.line + 1)), wanted);
    await prepared(judgedAt(analysis, position), wanted);
    return hoverAt(analysis, position, tellingOf(baselines, textDocument.uri, analysis, settings().movedThreshold), steady);
  }));
  connection.onCompletion(later({ isIncomplete: true, items: [] }, async (analysis, { position, context }) => {
    const paths = await pathsAt(analysis, position, questions.listed);
    const items = shortList(analysis, position, paths ?? recent.itemsAt(analysis, position));
    return paths === undefined ? listFor(analysis, position, context, items) : { isIncomplete: true, items };
  }));
  connection.onDefinition(later(null, (analysis, { position }) => definitionOf(analysis, position, neighbours)));
  connection.onReferences(later([], (analysis, { position }) => referencesOf(analysis, position, neighbours)));
  connection.onDocumentHighlight(from([], (analysis, { position }) => highlightsOf(analysis, position)));
  connection.onDocumentLinks(from([], linksOf));
  connection.onPrepareRename(from(null, (analysis, { position }) => prepareRename(analysis, position)));
  connection.onRenameRequest(later(null, (analysis, { position, newName }) => renameOf(analysis, position, newName, { neighbours, readOnly: questions.readOnly })));
  connection.onDocumentSymbol(from([], symbolsOf));
  connection.onFoldingRanges(from([], foldingRangesOf));
  connection.onDocumentFormatting(from([], formattingOf));
  connection.onDocumentRangeFormatting(from([], (analysis, { range }) => indentingOf(analysis, range)));
  connection.onDocumentOnTypeFormatting(from([], (analysis, { position, textDocument }) => indentingAt(analysis, position, typing.placeIn(textDocument.uri))));
  connection.onCodeAction(slowly([], (analysis, params, wanted) => (
    codeActionsOf(analysis, params, (text) => workbench.analyse(params.textDocument.uri, text, analysis), wanted))));
  connection.onCodeActionResolve((action, token) => guard.later(action, async () => {
    const data = rewriteDataOf(action);
    const versioned = data === undefined ? undefined : workbench.versioned(data.uri);
    if (data === undefined || versioned === undefined) return action;
    const { analysis, version } = versioned;
    return resolvedRefactoring(action, analysis, (text) => workbench.analyse(data.uri, text, analysis), guard.stillWanted(data.uri, token, () => workbench.isCurrent(data.uri, version)));
  }, rewriteDataOf(action)?.uri));
  answerHints(connection, answers);
  answerLenses(connection, answers);
  connection.languages.semanticTokens.on(from({ data: [] }, (analysis) => semanticTokensOf(analysis)));
  connection.languages.semanticTokens.onRange(from({ data: [] }, (analysis, { range }) => semanticTokensOf(analysis, range)));
}
