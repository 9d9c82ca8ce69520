/** The language server: receives documents, analyses each version and answers requests from the analyses. */
import { TextDocuments, type Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analysisSteps, type AnalyzeInSteps } from '../analysis/index.ts';
import { addressFrom, pathOf } from './navigation/addresses.ts';
import { Baselines } from './panel/baselines.ts';
import type { Disk } from './navigation/disk.ts';
import { PanelRefresh } from './panel/panel-refresh.ts';
import { Client } from './connection/client.ts';
import { answerEditor, type Answers } from './editor-answers.ts';
import type { EncodedMessages } from './connection/encoded-messages.ts';
import { diagnosticFor } from './connection/for-client.ts';
import { Guard } from './connection/guard.ts';
import { answerGreeting } from './connection/initialize.ts';
import { LineCounts } from './annotations/line-counts.ts';
import { IncluderIndex } from './navigation/includer-index.ts';
import { answerOutcomes } from './panel/outcome-answers.ts';
import { answerPanel } from './panel/panel-answers.ts';
import { PublishedDiagnostics, type Published } from './diagnostics/published-diagnostics.ts';
import { PulledDiagnostics } from './diagnostics/pulled-diagnostics.ts';
import { Questions } from './connection/questions.ts';
import { IdleScheduler } from './idle-scheduler.ts';
import { defaultSettings, toSettings, type Settings } from './connection/settings.ts';
import { LastValid } from './annotations/last-valid.ts';
import { Supervision } from './connection/supervision.ts';
import { DiagnosticsPublisher } from './diagnostics/diagnostics-publisher.ts';
import { Typing } from './connection/typing.ts';
import { AnalysisStore, type World } from './analysis-store.ts';
import { WorkspaceFiles } from './navigation/workspace-files.ts';

/** What the connection lacks: position encoding of messages, and the files of the workspace. */
export interface Surroundings {
  readonly messages: EncodedMessages;
  readonly disk: Disk;
}

/** Serves one editor over a connection until it is closed; analyses are made by `make`. */
export function serve(connection: Connection, surroundings: Surroundings, make: AnalyzeInSteps = analysisSteps): void {
  const rooms = roomsOf(connection, surroundings, make);
  const { client, documents, files, guard, questions, supervision, publisher, store } = rooms;
  answerGreeting(connection, {
    client,
    messages: surroundings.messages,
    documentAt: (uri) => documents.get(uri) ?? files.documentAt(uri),
    begin: (options) => {
      supervision.begin(options);
    },
  });
  const settings = followSettings(connection, questions);
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) files.renew(uri);
  });
  const { panelRefresh, lineCounts, published, pulled, idle, run, lastValid, typing } = rooms;
  const baselines = new Baselines({
    analyse: (uri, text, later, wanted) => store.analyse(uri, text, later, wanted),
    idle,
    run,
    lookAgain: questions.lookAtLensesAgain,
  });
  watchDocuments(documents, store, questions, [
    store,
    baselines,
    lastValid,
    lineCounts,
    publisher,
    published,
    panelRefresh,
    typing,
    pulled,
  ]);
  const includers = new IncluderIndex({
    listed: questions.listed,
    open: () => documents.keys(),
    files,
    analysisOf: (uri, text, wanted) => guard.later(undefined, () => store.analysisOfFile(uri, text, wanted), uri),
  });
  answerAll(connection, {
    ...rooms,
    includers,
    baselines,
    settings,
    versionOf: (uri) => documents.get(uri)?.version ?? null,
    listed: (uri, list) => {
      publisher.listed(uri, list);
    },
    published: (analysis) => {
      // For a version requested before its scheduled analysis, it isn’t known yet what is held back.
      store.publishNow(analysis.reading.file);
      return publisher.published(analysis);
    },
  });
  connection.onShutdown(() => {
    for (const each of [publisher, panelRefresh]) each.stopAll();
  });
  documents.listen(connection);
  connection.listen();
}

/** Creates the services that work on an editor’s documents, and connects them. */
function roomsOf(connection: Connection, { messages, disk }: Surroundings, make: AnalyzeInSteps) {
  const typing = new Typing(messages.change);
  const documents = new TextDocuments({ create: TextDocument.create, update: typing.update });
  const client = new Client();
  const questions = new Questions(connection, client, disk);
  const pulled = new PulledDiagnostics(questions.askForDiagnosticsAgain);
  const published = new PublishedDiagnostics(sendDiagnostics(connection, client, pulled));
  const supervision = new Supervision(connection, {
    versionOf: (uri) => documents.get(uri)?.version,
    tried: (uri) => {
      store.schedule(uri);
      questions.lookAgain();
    },
  });
  const guard = guardOf(connection, documents, published, supervision.working);
  const files = new WorkspaceFiles({
    read: questions.read,
    open: (uri) => documents.get(uri)?.getText(),
    arrived: (uri) => {
      if (store.refreshIncluding(uri)) questions.lookAtAllAgain();
    },
  });
  const run = (job: () => void, uri: string): void => {
    guard.now(undefined, job, uri);
  };
  const [lastValid, lineCounts, idle] = [new LastValid(), new LineCounts(), new IdleScheduler()];
  const publisher = new DiagnosticsPublisher({
    idle,
    run,
    publish: published.publish,
    lookAgain: questions.lookAgain,
    released: questions.lookAtLensesAgain,
    foundErrors: ({ uri, version }) => {
      questions.recordChanged({ uri, version });
    },
  });
  const store: AnalysisStore = new AnalysisStore({
    analyze: make,
    includes: (uri) => files.from(uri),
    addressFrom,
    pathOf,
    get: (uri) => documents.get(uri),
    run,
    isSetAside: supervision.isSetAside,
    working: supervision.working,
    leftOut: (uri) => {
      reportSetAside(documents.get(uri), supervision, published);
    },
    analysed: withNews({ published, lastValid, lineCounts, files, publisher, typing, questions, run }),
  });
  const panelRefresh = new PanelRefresh({
    idle,
    run,
    isCurrent: (uri, version) => store.isCurrent(uri, version),
    lookAgain: questions.recordChanged,
  });
  return {
    client,
    documents,
    panelRefresh,
    files,
    guard,
    lineCounts,
    published,
    pulled,
    questions,
    idle,
    run,
    lastValid,
    supervision,
    publisher,
    typing,
    store,
  };
}

/** Returns a function that gives the current settings. */
function followSettings(connection: Connection, questions: Questions): () => Settings {
  let settings: Settings = defaultSettings;
  connection.onDidChangeConfiguration(({ settings: changed }) => {
    settings = toSettings((changed as { readonly clashwright?: unknown } | null)?.clashwright);
    questions.lookAgain();
  });
  return () => settings;
}

/** The services that each new analysis is reported to. */
interface Readers {
  readonly published: PublishedDiagnostics;
  readonly lastValid: LastValid;
  readonly lineCounts: LineCounts;
  readonly files: WorkspaceFiles;
  readonly publisher: DiagnosticsPublisher;
  readonly typing: Typing;
  readonly questions: Questions;
  readonly run: (job: () => void, uri: string) => void;
}

function withNews({
  published,
  lastValid,
  lineCounts,
  files,
  publisher,
  typing,
  questions,
  run,
}: Readers): World['analysed'] {
  return (uri, { version, analysis, includes }) => {
    published.analysed(uri);
    run(() => {
      lastValid.note(analysis);
    }, uri);
    // While an included file is still being read, names that it declares would be reported as undeclared.
    if ([...includes].some(files.isAwaited)) publisher.stop(uri);
    else
      run(() => {
        const shown = analysis.scenarios.map((_, index) => lastValid.shown(analysis, index));
        publisher.publish({ uri, version, analysis, shown, caret: typing.placeIn(uri)?.caret });
      }, uri);
    questions.recordChanged({ uri, version });
    if (lineCounts.hasMoved(uri, analysis.lines.count)) questions.lookAtHintsAgain();
  };
}

function answerAll(connection: Connection, answers: Answers): void {
  answerEditor(connection, answers);
  answerPanel(connection, answers);
  answerOutcomes(connection, answers);
}

/** Logs bugs and reports each on the first line of the open document concerned. */
function guardOf(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  published: PublishedDiagnostics,
  working: (uri: string) => void,
): Guard {
  return new Guard({
    working,
    log: (message) => {
      connection.console.error(message);
    },
    failed: (uri) => {
      const document = documents.get(uri);
      if (document !== undefined) published.failed(uri, document.version);
    },
  });
}

/** Publishes why a document is set aside, instead of its findings. */
function reportSetAside(
  document: TextDocument | undefined,
  supervision: Supervision,
  published: PublishedDiagnostics,
): void {
  const described = document === undefined ? undefined : supervision.diagnosticOf(document.uri);
  if (document !== undefined && described !== undefined)
    published.publish({ uri: document.uri, version: document.version, diagnostics: [described] });
}

/** Sends diagnostics, or keeps them for an editor that pulls them. */
function sendDiagnostics(
  connection: Connection,
  client: Client,
  pulled: PulledDiagnostics,
): (published: Published) => void {
  return ({ diagnostics: all, ...about }) => {
    const diagnostics = all.map((each) => diagnosticFor(each, client.features));
    if (client.features.pullsDiagnostics) pulled.note(about.uri, diagnostics);
    else void connection.sendDiagnostics({ ...about, diagnostics });
  };
}

/** A service that keeps data of a document until it is closed. */
interface Closing {
  close(uri: string): void;
}

/** Schedules an analysis on every change of a document, and releases its data when it is closed. */
function watchDocuments(
  documents: TextDocuments<TextDocument>,
  store: AnalysisStore,
  questions: Questions,
  closing: readonly Closing[],
): void {
  const refreshIncluding = (uri: string): void => {
    if (store.refreshIncluding(uri)) questions.lookAtAllAgain();
  };
  documents.onDidChangeContent(({ document }) => {
    store.schedule(document.uri);
    refreshIncluding(document.uri);
  });
  documents.onDidClose(({ document }) => {
    for (const each of closing) each.close(document.uri);
    refreshIncluding(document.uri);
  });
}
