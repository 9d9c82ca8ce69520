/** Workspace-wide requests: symbols, moved files, and the call hierarchy of combatants. */
import type { Connection } from 'vscode-languageserver';
import { actedOnBy, actingOn, combatantAt } from './call-hierarchy.ts';
import { answering } from '../answering.ts';
import type { Answers } from '../editor-answers.ts';
import { editFor } from '../connection/for-client.ts';
import { editsForMoved } from './moved-files.ts';
import { stillWanted } from '../time-slicing.ts';
import { workspaceSymbolsOf } from './workspace-symbols.ts';

export function answerWorkspace(connection: Connection, answers: Answers): void {
  const { client, guard, includers, versionOf } = answers;
  connection.onWorkspaceSymbol(({ query }, token, progress) =>
    guard.later([], async () => {
      progress.begin('Looking for symbols', undefined, undefined, true);
      try {
        return await workspaceSymbolsOf(
          query,
          await includers.files(),
          includers,
          stillWanted(token, () => true),
        );
      } finally {
        progress.done();
      }
    }),
  );
  connection.workspace.onWillRenameFiles(({ files }) =>
    guard.later(null, async () => {
      const { changes = {} } = editsForMoved(await includers.texts(), files);
      return Object.keys(changes).length === 0 ? null : editFor({ changes }, client.features, versionOf);
    }),
  );
  connection.languages.callHierarchy.onPrepare(
    answering(answers).later(null, (analysis, { position }) => combatantAt(analysis, position, includers)),
  );
  connection.languages.callHierarchy.onIncomingCalls(({ item }) =>
    guard.later([], async () => {
      const analysis = await includers.analysisOf(item.uri);
      return analysis === undefined ? [] : actingOn(analysis, item, includers);
    }),
  );
  connection.languages.callHierarchy.onOutgoingCalls(({ item }) =>
    guard.later([], async () => {
      const analysis = await includers.analysisOf(item.uri);
      return analysis === undefined ? [] : actedOnBy(analysis, item, includers);
    }),
  );
}
