/** Registers the handlers of the editor’s requests. */
import type { Connection } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { Finding } from '../engine/index.ts';
import { answering, firstTurn } from './answering.ts';
import { answerCommands } from './actions/apply-edit.ts';
import type { Baselines } from './panel/baselines.ts';
import type { Client } from './connection/client.ts';
import { listFor } from './completion/automatic-lists.ts';
import { answerActions } from './actions/action-answers.ts';
import { completionSteps, pathsAt } from './completion/completion.ts';
import { judgedAt } from './annotations/expectation-hover.ts';
import { completionsFor, editFor, hoverFor, symbolsFor, type VersionOf } from './connection/for-client.ts';
import { formattingSteps, indentingAt, indentingOf } from './actions/formatting.ts';
import { answerDiagnostics } from './diagnostics/diagnostic-answers.ts';
import type { PanelRefresh } from './panel/panel-refresh.ts';
import type { Guard } from './connection/guard.ts';
import { hoverAt } from './annotations/hover.ts';
import { answerHints } from './annotations/hint-answers.ts';
import { answerLenses } from './annotations/lens-answers.ts';
import { definitionOf, highlightSteps, linksOf, referencesOf } from './navigation/navigation.ts';
import { tellingOf } from './panel/moved.ts';
import type { IncluderIndex } from './navigation/includer-index.ts';
import { scenarioAt } from './panel/panel.ts';
import type { PulledDiagnostics } from './diagnostics/pulled-diagnostics.ts';
import type { Questions } from './connection/questions.ts';
import type { IdleScheduler } from './idle-scheduler.ts';
import { RecentList } from './completion/recent-list.ts';
import { openList, type OpenList } from './completion/open-list.ts';
import { prepareRename, renameOf } from './navigation/rename.ts';
import { selectionRangeSteps } from './navigation/selection-ranges.ts';
import { semanticTokenSteps } from './annotations/semantic-tokens.ts';
import type { Settings } from './connection/settings.ts';
import type { LastValid } from './annotations/last-valid.ts';
import { shortList } from './completion/short-list.ts';
import { signatureHelpOf } from './completion/signature-help.ts';
import { foldingSteps, symbolSteps } from './navigation/outline.ts';
import { inTimeSlices, prepared, computedInTimeSlices } from './time-slicing.ts';
import type { Typing } from './connection/typing.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { answerWorkspace } from './navigation/workspace-answers.ts';

/** The services that handlers use. */
export interface Answers {
  readonly client: Client;
  /** The version of an open document. */
  readonly versionOf: VersionOf;
  readonly guard: Guard;
  readonly questions: Questions;
  readonly store: AnalysisStore;
  readonly includers: IncluderIndex;
  readonly baselines: Baselines;
  readonly lastValid: LastValid;
  readonly panelRefresh: PanelRefresh;
  readonly idle: IdleScheduler;
  readonly pulled: PulledDiagnostics;
  readonly typing: Typing;
  readonly settings: () => Settings;
  /** Reports which completion list was sent to the editor; undefined for one without entries. */
  readonly listed: (uri: string, list: OpenList | undefined) => void;
  /** The findings that the editor has been sent for a file. */
  readonly published: (analysis: Analysis) => readonly Finding[];
}

/** How long a hover waits for expectations to be judged, in ms, before it says that they aren’t yet. */
const mostJudging = 1000;

export function answerEditor(connection: Connection, answers: Answers): void {
  const { client, guard, settings, includers, questions, baselines, lastValid, typing, versionOf } = answers;
  const { from, later, slowly, inSteps } = answering(answers);
  const recent = new RecentList();
  connection.onHover(
    slowly(null, async (analysis, { position, textDocument }, wanted) => {
      const shown = lastValid.shown(analysis, scenarioAt(analysis, position.line + 1));
      await computedInTimeSlices(shown, wanted, firstTurn);
      await baselines.prepare(textDocument.uri, analysis, shown, wanted);
      await prepared(judgedAt(analysis, position), wanted, mostJudging);
      return hoverFor(
        hoverAt(analysis, position, tellingOf(baselines, textDocument.uri, settings().movedThreshold), lastValid),
        client.features,
      );
    }),
  );
  connection.onCompletion(
    slowly({ isIncomplete: true, items: [] }, async (analysis, { position, context, textDocument }, wanted) => {
      await inTimeSlices(() => completionSteps(analysis), wanted, firstTurn);
      const paths = await pathsAt(analysis, position, questions.listed);
      const items = completionsFor(
        shortList(analysis, position, paths ?? recent.itemsAt(analysis, position)),
        client.features,
      );
      const list = paths === undefined ? listFor(analysis, position, context, items) : { isIncomplete: true, items };
      answers.listed(textDocument.uri, openList(position, list.items));
      return list;
    }),
  );
  connection.onDefinition(later(null, (analysis, { position }) => definitionOf(analysis, position, includers)));
  connection.onReferences(
    slowly([], (analysis, { position }, wanted) => referencesOf(analysis, position, includers, wanted)),
  );
  connection.onDocumentHighlight(inSteps([], (analysis, { position }) => highlightSteps(analysis, position)));
  connection.onDocumentLinks(from([], linksOf));
  connection.onPrepareRename(from(null, (analysis, { position }) => prepareRename(analysis, position)));
  connection.onRenameRequest(
    later(null, async (analysis, { position, newName }) =>
      editFor(
        await renameOf(analysis, position, newName, { includers, readOnly: questions.readOnly }),
        client.features,
        versionOf,
      ),
    ),
  );
  connection.onDocumentSymbol(
    inSteps([], function* symbols(analysis, { textDocument: { uri } }) {
      return yield* symbolsFor(yield* symbolSteps(analysis), uri, client.features);
    }),
  );
  connection.onFoldingRanges(inSteps([], foldingSteps));
  connection.onDocumentFormatting(inSteps([], formattingSteps));
  connection.onDocumentRangeFormatting(from([], (analysis, { range }) => indentingOf(analysis, range)));
  connection.onDocumentOnTypeFormatting(
    from([], (analysis, { position, textDocument }) =>
      indentingAt(analysis, position, typing.placeIn(textDocument.uri)),
    ),
  );
  connection.onSelectionRanges(inSteps([], (analysis, { positions }) => selectionRangeSteps(analysis, positions)));
  connection.onSignatureHelp(from(null, (analysis, { position }) => signatureHelpOf(analysis, position)));
  answerWorkspace(connection, answers);
  answerDiagnostics(connection, answers);
  answerActions(connection, answers);
  answerCommands(connection, guard);
  answerHints(connection, answers);
  answerLenses(connection, answers);
  connection.languages.semanticTokens.on(inSteps({ data: [] }, (analysis) => semanticTokenSteps(analysis)));
  connection.languages.semanticTokens.onRange(
    inSteps({ data: [] }, (analysis, { range }) => semanticTokenSteps(analysis, range)),
  );
}
