/** The language server: documents in, an analysis of each version, and the answers made from it. */
import { TextDocuments, type Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { methods, type ChangedNotice } from '../protocol/index.ts';
import { addressFrom, pathOf } from './addresses.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { answerEditor, capabilities, type Answers } from './editor-answers.ts';
import { Guard } from './guard.ts';
import { Neighbours } from './neighbours.ts';
import { answerPanel } from './panel-answers.ts';
import { Questions } from './questions.ts';
import { defaultSettings, toSettings, type Settings } from './settings.ts';
import { Workbench } from './workbench.ts';
import { WorkspaceFiles } from './workspace-files.ts';

/** Serves one editor over a connection until it is closed. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  const questions = new Questions(connection);
  const guard = new Guard((message) => {
    connection.console.error(message);
  });
  let settings: Settings = defaultSettings;
  const files = new WorkspaceFiles({
    read: questions.read,
    open: (uri) => documents.get(uri)?.getText(),
    arrived: (uri) => {
      if (workbench.refreshIncluding(uri)) questions.lookAgain();
    },
  });
  const workbench: Workbench = new Workbench({
    includes: (uri) => files.from(uri),
    addressFrom,
    pathOf,
    get: (uri) => documents.get(uri),
    run: (job) => {
      guard.now(undefined, job);
    },
    analysed: (uri, { version, analysis, includes }) => {
      // While an included file is still to come, names that it declares would seem to be nobody's.
      if (![...includes].some(files.isAwaited)) void connection.sendDiagnostics({ uri, version, diagnostics: diagnosticsOf(analysis) });
      const notice: ChangedNotice = { uri, version };
      void connection.sendNotification(methods.changed, notice);
    },
  });

  connection.onInitialize(() => ({ capabilities, serverInfo: { name: 'Clashwright' } }));
  connection.onDidChangeConfiguration(({ settings: changed }) => {
    settings = toSettings((changed as { readonly clashwright?: unknown } | null)?.clashwright);
    questions.lookAgain();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) files.renew(uri);
  });
  watchDocuments(connection, documents, workbench, questions);

  const answers: Answers = {
    guard, questions, workbench,
    neighbours: new Neighbours({ listed: questions.listed, open: () => documents.keys(), files, workbench }),
    settings: () => settings,
  };
  answerEditor(connection, answers);
  answerPanel(connection, answers);

  documents.listen(connection);
  connection.listen();
}

/** Every change of a document is analysed soon, and what was said of it goes when it is closed. */
function watchDocuments(connection: Connection, documents: TextDocuments<TextDocument>, workbench: Workbench, questions: Questions): void {
  const refreshIncluding = (uri: string): void => {
    if (workbench.refreshIncluding(uri)) questions.lookAgain();
  };
  documents.onDidChangeContent(({ document }) => {
    workbench.schedule(document.uri);
    refreshIncluding(document.uri);
  });
  documents.onDidClose(({ document }) => {
    workbench.close(document.uri);
    refreshIncluding(document.uri);
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });
}
