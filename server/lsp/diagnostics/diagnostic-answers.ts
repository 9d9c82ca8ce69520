/** Handles pulled diagnostics: of a document, and of all files of the workspace. */
import {
  DocumentDiagnosticReportKind,
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { Answers } from '../editor-answers.ts';
import { diagnosticFor } from '../connection/for-client.ts';
import { nextTurn, stillWanted, type StillWanted } from '../time-slicing.ts';

export function answerDiagnostics(connection: Connection, answers: Answers): void {
  const { guard, pulled } = answers;
  connection.languages.diagnostics.on(({ textDocument: { uri }, previousResultId }, token) =>
    guard.later<DocumentDiagnosticReport>({ kind: DocumentDiagnosticReportKind.Full, items: [] }, async () => {
      // A change that arrives together with the request is analysed first.
      await nextTurn();
      return pulled.report(
        uri,
        previousResultId,
        await foundIn(
          answers,
          uri,
          stillWanted(token, () => true),
        ),
      );
    }),
  );
  connection.languages.diagnostics.onWorkspace(({ previousResultIds }, token, progress) =>
    guard.later({ items: [] }, async () => {
      progress.begin('Checking all scenarios', undefined, undefined, true);
      try {
        const previous = new Map(previousResultIds.map(({ uri, value }) => [uri, value]));
        return {
          items: await allReports(
            answers,
            previous,
            stillWanted(token, () => true),
          ),
        };
      } finally {
        progress.done();
      }
    }),
  );
}

async function allReports(
  answers: Answers,
  previous: ReadonlyMap<string, string>,
  wanted: StillWanted,
): Promise<WorkspaceDocumentDiagnosticReport[]> {
  const { includers, pulled, versionOf, client } = answers;
  const reports: WorkspaceDocumentDiagnosticReport[] = [];
  for (const uri of await includers.files()) {
    await nextTurn();
    wanted();
    const version = versionOf(uri);
    if (version !== null) {
      reports.push({ uri, version, ...pulled.report(uri, previous.get(uri), await foundIn(answers, uri, wanted)) });
      continue;
    }
    const analysis = await includers.analysisOf(uri, wanted);
    if (analysis !== undefined)
      reports.push(
        pulled.reportClosed(
          uri,
          previous.get(uri),
          found(analysis).map((each) => diagnosticFor(each, client.features)),
        ),
      );
  }
  return reports;
}

/** The diagnostics of an open document; its newest version has been reported to the publisher by then. */
async function foundIn({ store, includers, client }: Answers, uri: string, wanted: StillWanted): Promise<Diagnostic[]> {
  const analysis = (await store.ready(uri, wanted))?.analysis;
  store.publishNow(uri);
  // Names that an included file declares would be reported as undeclared.
  return analysis === undefined || includers.isWaitingFor(analysis)
    ? []
    : found(analysis).map((each) => diagnosticFor(each, client.features));
}

function found(analysis: Analysis): Diagnostic[] {
  return diagnosticsOf(analysis, analysis.laterFindings());
}
