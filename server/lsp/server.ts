/** The language server: a table of handlers over one workbench of analyses. */
import {
  TextDocuments, TextDocumentSyncKind, type Connection, type InitializeResult,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulePages } from '../analysis/index.ts';
import { methods, type ChangedNotice, type PanelRequest, type RulePageRequest, type StepAtRequest } from '../protocol/index.ts';
import { codeLensesOf } from './code-lenses.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { hoverAt } from './hover.ts';
import { inlayHintsOf } from './inlay-hints.ts';
import { panelAnswer, stepAt } from './panel.ts';
import { defaultSettings, toSettings, type Settings } from './settings.ts';
import { Workbench } from './workbench.ts';

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  inlayHintProvider: true,
  codeLensProvider: {},
};

/** Serves one editor over a connection until it is closed. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  let settings: Settings = defaultSettings;
  const workbench = new Workbench({
    includes: () => undefined,
    get: (uri) => documents.get(uri),
    analysed: (uri, { version, analysis }) => {
      guarded(undefined, () => {
        void connection.sendDiagnostics({ uri, version, diagnostics: diagnosticsOf(analysis) });
        const notice: ChangedNotice = { uri, version };
        void connection.sendNotification(methods.changed, notice);
      });
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

  connection.onInitialize(() => ({ capabilities, serverInfo: { name: 'Clashwright' } }));
  connection.onDidChangeConfiguration(({ settings: changed }) => {
    settings = toSettings((changed as { readonly clashwright?: unknown } | null)?.clashwright);
    void connection.languages.inlayHint.refresh();
  });
  documents.onDidChangeContent(({ document }) => {
    workbench.schedule(document.uri);
  });
  documents.onDidClose(({ document }) => {
    workbench.close(document.uri);
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });

  connection.onHover(({ textDocument, position }) => guarded(null, () => {
    const analysis = workbench.analysisOf(textDocument.uri);
    return analysis === undefined ? null : hoverAt(analysis, position);
  }));
  connection.languages.inlayHint.on(({ textDocument, range }) => guarded([], () => {
    const analysis = workbench.analysisOf(textDocument.uri);
    return analysis === undefined ? [] : inlayHintsOf(analysis, range, settings.inlayHints);
  }));
  connection.onCodeLens(({ textDocument }) => guarded([], () => {
    const analysis = workbench.analysisOf(textDocument.uri);
    return analysis === undefined || !settings.codeLens ? [] : codeLensesOf(analysis);
  }));
  connection.onRequest(methods.panel, (request: PanelRequest) => guarded(null, () => {
    const versioned = workbench.versioned(request.uri);
    return versioned === undefined ? null : panelAnswer(versioned, request);
  }));
  connection.onRequest(methods.stepAt, (request: StepAtRequest) => guarded(null, () => {
    const analysis = workbench.analysisOf(request.uri);
    return analysis === undefined ? null : stepAt(analysis, request);
  }));
  connection.onRequest(methods.rulePage, ({ id }: RulePageRequest) => guarded(null, () => rulePages().get(id)?.markdown() ?? null));

  documents.listen(connection);
  connection.listen();
}
