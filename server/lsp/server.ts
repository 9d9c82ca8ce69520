/** The language server: documents in, an analysis of each version, and the answers made from it. */
import { TextDocuments, type Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { addressFrom, pathOf } from './addresses.ts';
import { Baselines } from './baselines.ts';
import type { Disk } from './disk.ts';
import { Doubts } from './doubts.ts';
import { Client } from './client.ts';
import { answerEditor, type Answers } from './editor-answers.ts';
import type { EncodedMessages } from './encoded-messages.ts';
import { diagnosticFor } from './for-client.ts';
import { Guard } from './guard.ts';
import { answerGreeting } from './initialize.ts';
import { Neighbours } from './neighbours.ts';
import { answerOutcomes } from './outcome-answers.ts';
import { answerPanel } from './panel-answers.ts';
import { PulledDiagnostics } from './pulled-diagnostics.ts';
import { Questions } from './questions.ts';
import { Quiet } from './quiet.ts';
import { defaultSettings, toSettings, type Settings } from './settings.ts';
import { Steady } from './steady.ts';
import { Teller, type Listener } from './teller.ts';
import { Typing } from './typing.ts';
import { Workbench } from './workbench.ts';
import { WorkspaceFiles } from './workspace-files.ts';

/** What the connection doesn’t bring: the positions in its messages, and the files of the workspace. */
export interface Surroundings {
  readonly messages: EncodedMessages;
  readonly disk: Disk;
}

/** Serves one editor over a connection until it is closed. */
export function serve(connection: Connection, { messages, disk }: Surroundings): void {
  const typing = new Typing(messages.change);
  const documents = new TextDocuments({ create: TextDocument.create, update: typing.update });
  const client = new Client();
  const questions = new Questions(connection, client, disk);
  const pulled = new PulledDiagnostics(questions.askForDiagnosticsAgain);
  const guard = new Guard((message) => { connection.console.error(message); });
  let settings: Settings = defaultSettings;
  const files = new WorkspaceFiles({
    read: questions.read,
    open: (uri) => documents.get(uri)?.getText(),
    arrived: (uri) => {
      if (workbench.refreshIncluding(uri)) questions.lookAtAllAgain();
    },
  });
  const run = (job: () => void): void => { guard.now(undefined, job); };
  const [steady, quiet] = [new Steady(), new Quiet()];
  const teller = new Teller({ quiet, run, publish: publisher(connection, client, pulled), lookAgain: questions.lookAtLensesAgain });
  const workbench: Workbench = new Workbench({
    includes: (uri) => files.from(uri),
    addressFrom,
    pathOf,
    get: (uri) => documents.get(uri),
    run,
    analysed: (uri, { version, analysis, includes }) => {
      steady.note(analysis);
      // While an included file is still to come, names that it declares would seem to be nobody's.
      if ([...includes].some(files.isAwaited)) teller.stop(uri);
      else teller.tell({ uri, version, analysis, caret: typing.placeIn(uri)?.caret });
      questions.tellChanged({ uri, version });
    },
  });
  const doubts = new Doubts({ quiet, run, isCurrent: (uri, version) => workbench.isCurrent(uri, version), lookAgain: questions.tellChanged });

  answerGreeting(connection, { client, messages, documentAt: (uri) => documents.get(uri) ?? files.documentAt(uri) });
  connection.onDidChangeConfiguration(({ settings: changed }) => {
    settings = toSettings((changed as { readonly clashwright?: unknown } | null)?.clashwright);
    questions.lookAgain();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) files.renew(uri);
  });
  const baselines = new Baselines((uri, text, previous) => workbench.analyse(uri, text, previous));
  watchDocuments(documents, workbench, questions, [workbench, baselines, steady, teller, doubts, typing, pulled]);

  const answers: Answers = {
    client, guard, questions, workbench, baselines, steady, doubts, quiet, typing, pulled,
    versionOf: (uri) => documents.get(uri)?.version ?? null,
    neighbours: new Neighbours({ listed: questions.listed, open: () => documents.keys(), files, workbench }),
    settings: () => settings,
    published: (analysis) => teller.published(analysis),
  };
  answerEditor(connection, answers);
  answerPanel(connection, answers);
  answerOutcomes(connection, answers);

  connection.onShutdown(() => {
    teller.stopAll();
    doubts.stopAll();
  });
  documents.listen(connection);
  connection.listen();
}

/** Sends what is found, or keeps it for an editor that asks for it. */
function publisher(connection: Connection, client: Client, pulled: PulledDiagnostics): Listener['publish'] {
  return ({ diagnostics: all, ...about }) => {
    const diagnostics = all.map((each) => diagnosticFor(each, client.features));
    if (client.features.pullsDiagnostics) pulled.note(about.uri, diagnostics);
    else void connection.sendDiagnostics({ ...about, diagnostics });
  };
}

/** What is known of documents until they are closed. */
interface Closing {
  close(uri: string): void;
}

/** Every change of a document is analysed soon. */
function watchDocuments(documents: TextDocuments<TextDocument>, workbench: Workbench, questions: Questions, closing: readonly Closing[]): void {
  const refreshIncluding = (uri: string): void => {
    if (workbench.refreshIncluding(uri)) questions.lookAtAllAgain();
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
