/** The language server: documents in, an analysis of each version, and the answers made from it. */
import { CodeLensRefreshRequest, InlayHintRefreshRequest, TextDocuments, type Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { methods, type ChangedNotice, type ReadFileAnswer } from '../protocol/index.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { answerEditor, capabilities, type Answers } from './editor-answers.ts';
import { answerPanel } from './panel-answers.ts';
import { addressFrom, IncludedFiles } from './included-files.ts';
import { defaultSettings, toSettings, type Settings } from './settings.ts';
import { Workbench } from './workbench.ts';

/** Serves one editor over a connection until it is closed. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  let settings: Settings = defaultSettings;
  const files = new IncludedFiles({
    read: (uri) => connection.sendRequest<ReadFileAnswer>(methods.readFile, { uri }),
    open: (uri) => documents.get(uri)?.getText(),
    arrived: () => {
      workbench.refreshIncluding();
    },
  });
  const workbench: Workbench = new Workbench({
    includes: (uri) => files.from(uri),
    addressFrom,
    get: (uri) => documents.get(uri),
    run: (job) => {
      guarded(undefined, job);
    },
    analysed: (uri, { version, analysis }) => {
      void connection.sendDiagnostics({ uri, version, diagnostics: diagnosticsOf(analysis) });
      const notice: ChangedNotice = { uri, version };
      void connection.sendNotification(methods.changed, notice);
    },
  });

  /** The one place where a bug is caught: the answer is then the empty one, and the log says what happened. */
  function guarded<T>(nothing: T, handle: () => T): T {
    try {
      return handle();
    } catch (error) {
      connection.console.error(error instanceof Error ? error.stack ?? error.message : String(error));
      return nothing;
    }
  }

  /** Settings have changed what stands beside the text. An editor that can't be asked to look again may refuse. */
  function lookAgain(): void {
    const refused = (): undefined => undefined;
    connection.sendRequest(InlayHintRefreshRequest.type).catch(refused);
    connection.sendRequest(CodeLensRefreshRequest.type).catch(refused);
  }

  connection.onInitialize(() => ({ capabilities, serverInfo: { name: 'Clashwright' } }));
  connection.onDidChangeConfiguration(({ settings: changed }) => {
    settings = toSettings((changed as { readonly clashwright?: unknown } | null)?.clashwright);
    lookAgain();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.map(({ uri }) => files.forget(uri)).includes(true)) workbench.refreshIncluding();
  });
  watchDocuments(connection, documents, workbench);

  const answers: Answers = {
    guarded,
    from: (nothing, answer) => (params) => guarded(nothing, () => {
      const analysis = workbench.analysisOf(params.textDocument.uri);
      return analysis === undefined ? nothing : answer(analysis, params);
    }),
    settings: () => settings,
    workbench,
  };
  answerEditor(connection, answers);
  answerPanel(connection, answers);

  documents.listen(connection);
  connection.listen();
}

/** Every change of a document is analysed soon, and what was said of it goes when it is closed. */
function watchDocuments(connection: Connection, documents: TextDocuments<TextDocument>, workbench: Workbench): void {
  documents.onDidChangeContent(({ document }) => {
    workbench.schedule(document.uri);
    workbench.refreshIncluding(document.uri);
  });
  documents.onDidClose(({ document }) => {
    workbench.close(document.uri);
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });
}
