/** The language server: documents in, an analysis of each version, and the answers made from it. */
import { TextDocuments, type Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analysisSteps, type AnalyzeInSteps } from '../analysis/index.ts';
import { addressFrom, pathOf } from './addresses.ts';
import { Baselines } from './baselines.ts';
import { Doubts } from './doubts.ts';
import { answerEditor, capabilities, type Answers } from './editor-answers.ts';
import { Guard } from './guard.ts';
import { Neighbours } from './neighbours.ts';
import { answerOutcomes } from './outcome-answers.ts';
import { answerPanel } from './panel-answers.ts';
import { PublishedDiagnostics } from './published-diagnostics.ts';
import { Questions } from './questions.ts';
import { Quiet } from './quiet.ts';
import { defaultSettings, toSettings, type Settings } from './settings.ts';
import { Steady } from './steady.ts';
import { Supervision } from './supervision.ts';
import { Teller } from './teller.ts';
import { Typing } from './typing.ts';
import { Workbench, type World } from './workbench.ts';
import { WorkspaceFiles } from './workspace-files.ts';

/** Serves one editor over a connection until it is closed; analyses are made by `make`. */
export function serve(connection: Connection, make: AnalyzeInSteps = analysisSteps): void {
  const typing = new Typing();
  const documents = new TextDocuments({ create: TextDocument.create, update: typing.update });
  const questions = new Questions(connection);
  const published = new PublishedDiagnostics((diagnostics) => void connection.sendDiagnostics(diagnostics));
  const supervision = new Supervision(connection, { versionOf: (uri) => documents.get(uri)?.version, tried: (uri) => { workbench.schedule(uri); questions.lookAgain(); } });
  const guard = guardOf(connection, documents, published, supervision.working);
  let settings: Settings = defaultSettings;
  const files = new WorkspaceFiles({
    read: questions.read,
    open: (uri) => documents.get(uri)?.getText(),
    arrived: (uri) => {
      if (workbench.refreshIncluding(uri)) questions.lookAgain();
    },
  });
  const run = (job: () => void, uri: string): void => {
    guard.now(undefined, job, uri);
  };
  const steady = new Steady();
  const quiet = new Quiet();
  const teller = new Teller({ quiet, run, publish: published.publish, lookAgain: questions.lookAtLensesAgain });
  const workbench: Workbench = new Workbench({
    analyze: make,
    includes: (uri) => files.from(uri),
    addressFrom,
    pathOf,
    get: (uri) => documents.get(uri),
    run,
    isSetAside: supervision.isSetAside,
    working: supervision.working,
    leftOut: (uri) => { tellOfSetAside(documents.get(uri), supervision, published); },
    analysed: withNews({ published, steady, files, teller, typing, questions, run }),
  });
  const doubts = new Doubts({ quiet, run, isCurrent: (uri, version) => workbench.isCurrent(uri, version), lookAgain: questions.tellChanged });

  greet(connection, supervision);
  connection.onDidChangeConfiguration(({ settings: changed }) => {
    settings = toSettings((changed as { readonly clashwright?: unknown } | null)?.clashwright);
    questions.lookAgain();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) files.renew(uri);
  });
  const baselines = new Baselines((uri, text, previous) => workbench.analyse(uri, text, previous));
  watchDocuments(documents, workbench, questions, [workbench, baselines, steady, teller, published, doubts, typing]);

  const neighbours = new Neighbours({
    listed: questions.listed, open: () => documents.keys(), files, analysisOf: (uri, text) => guard.now(undefined, () => workbench.analysisOfFile(uri, text), uri),
  });
  const answers: Answers = {
    guard, questions, workbench, neighbours, baselines, steady, doubts, quiet, typing,
    settings: () => settings,
    published: (analysis) => teller.published(analysis),
  };
  answerAll(connection, answers);
  connection.onShutdown(() => { for (const each of [teller, doubts]) each.stopAll(); });
  documents.listen(connection);
  connection.listen();
}

/** Those who are told of each new analysis. */
interface Readers {
  readonly published: PublishedDiagnostics;
  readonly steady: Steady;
  readonly files: WorkspaceFiles;
  readonly teller: Teller;
  readonly typing: Typing;
  readonly questions: Questions;
  readonly run: (job: () => void, uri: string) => void;
}

function withNews({ published, steady, files, teller, typing, questions, run }: Readers): World['analysed'] {
  return (uri, { version, analysis, includes }) => {
    published.analysed(uri);
    run(() => { steady.note(analysis); }, uri);
    // While an included file is still to come, names that it declares would seem to be nobody's.
    if ([...includes].some(files.isAwaited)) teller.stop(uri);
    else run(() => { teller.tell({ uri, version, analysis, caret: typing.placeIn(uri)?.caret }); }, uri);
    questions.tellChanged({ uri, version });
  };
}

function greet(connection: Connection, supervision: Supervision): void {
  connection.onInitialize(({ initializationOptions }) => {
    supervision.begin(initializationOptions);
    return { capabilities, serverInfo: { name: 'Clashwright' } };
  });
}

function answerAll(connection: Connection, answers: Answers): void {
  answerEditor(connection, answers);
  answerPanel(connection, answers);
  answerOutcomes(connection, answers);
}

/** A bug is told at the head of the open document that it is about. */
function guardOf(connection: Connection, documents: TextDocuments<TextDocument>, published: PublishedDiagnostics, working: (uri: string) => void): Guard {
  return new Guard({
    working,
    log: (message) => { connection.console.error(message); },
    failed: (uri) => {
      const document = documents.get(uri);
      if (document !== undefined) published.failed(uri, document.version);
    },
  });
}

/** In the place of what is found in a document that isn't analysed. */
function tellOfSetAside(document: TextDocument | undefined, supervision: Supervision, published: PublishedDiagnostics): void {
  const told = document === undefined ? undefined : supervision.diagnosticOf(document.uri);
  if (document !== undefined && told !== undefined) published.publish({ uri: document.uri, version: document.version, diagnostics: [told] });
}

/** What is known of documents until they are closed. */
interface Closing {
  close(uri: string): void;
}

/** Every change of a document is analysed soon. */
function watchDocuments(documents: TextDocuments<TextDocument>, workbench: Workbench, questions: Questions, closing: readonly Closing[]): void {
  const refreshIncluding = (uri: string): void => {
    if (workbench.refreshIncluding(uri)) questions.lookAgain();
  };
  documents.onDidChangeContent(({ document }) => {
    workbench.schedule(document.uri);
    refreshIncluding(document.uri);
  });
  documents.onDidClose(({ document }) => {
    for (const each of closing) each.close(document.uri);
    refreshIncluding(document.uri);
  });
}
