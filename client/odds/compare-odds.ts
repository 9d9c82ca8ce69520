/** Wires up the comparison of odds before and after edits: baselines, marks and settings. */
import { Disposable, type LogOutputChannel, type TextDocument, window, workspace } from 'vscode';
import { Baselines } from './baselines.ts';
import { languageId } from '../documents/documents.ts';
import type { EarlierTexts } from './earlier-texts.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { MovedMarks } from './moved-marks.ts';
import { MovedRounds } from './moved-rounds.ts';
import { settings } from '../settings.ts';

export function compareOdds(server: LanguageServer, texts: EarlierTexts, log: LogOutputChannel): Disposable {
  const fail = (error: unknown): void => log.error(String(error));
  const marks = new MovedMarks((uri) => rounds.of(uri));
  const rounds: MovedRounds = new MovedRounds({
    ask: (request, signal) => server.movedRounds(request, signal),
    draw: (uri, moved) => marks.draw(uri, moved),
    fail,
  });
  const baselines = new Baselines({
    requested: settings.comparesOddsWith,
    textOf: (uri, kind) => texts.textOf(uri, kind),
    notify: (notice) => {
      server
        .sendBaseline(notice)
        .then(() => rounds.look(notice.uri))
        .catch(fail);
    },
    fail,
  });
  const look = (document: TextDocument): void => {
    if (document.languageId === languageId) void baselines.look(document.uri.toString());
  };
  return Disposable.from(
    marks,
    workspace.onDidOpenTextDocument(look),
    texts.onDidSave((uri) => void baselines.look(uri)),
    workspace.onDidCloseTextDocument(({ uri }) => {
      baselines.closed(uri.toString());
      rounds.closed(uri.toString());
    }),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('clashwright.compareOdds'))
        void baselines.lookAtAll().then(() => lookAtVisible(rounds));
    }),
    texts.onDidCommit(() => void baselines.lookAtAll()),
    server.onDidStart(() => {
      baselines.forget();
      workspace.textDocuments.forEach(look);
    }),
    server.onDidChange(({ uri }) => void rounds.look(uri)),
  );
}

/** Called after a settings change; the server already has the new threshold. */
async function lookAtVisible(rounds: MovedRounds): Promise<void> {
  const scenarios = window.visibleTextEditors.filter(({ document }) => document.languageId === languageId);
  await Promise.all(scenarios.map(({ document }) => rounds.look(document.uri.toString())));
}
