/** The command that samples more courses of a scenario, to narrow the intervals of its chances. */
import {
  commands,
  type CancellationToken,
  type Disposable,
  type LogOutputChannel,
  ProgressLocation,
  type Uri,
  window,
} from 'vscode';
import { commands as names, type PlayOnAnswer } from '../../server/protocol/index.ts';
import { isCount } from '../is-count.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { roundAtCaret } from '../panel/round-at-caret.ts';
import { uriIn } from '../documents/scenario-in-front.ts';

/** How long the result is shown in the status bar. */
const saidMilliseconds = 8000;

/** Links pass a document’s address and the index of a scenario; the palette uses the scenario at the caret. */
export function registerPlayOn(server: LanguageServer, log: LogOutputChannel): Disposable {
  return commands.registerCommand(names.playOn, async (address: unknown, scenario: unknown): Promise<void> => {
    const uri = uriIn(address);
    const asked = uri !== undefined && isCount(scenario) ? { uri, scenario } : await roundAtCaret(server);
    if (asked === undefined) {
      void window.showInformationMessage('Put the caret in a round to narrow its chances');
      return;
    }
    const answer = await window.withProgress(
      {
        location: ProgressLocation.Notification,
        title: 'Playing the scenario more often, until chances are within half a point',
        cancellable: true,
      },
      (_progress, token) => playOn(server, log, asked, token),
    );
    if (answer !== null) window.setStatusBarMessage(said(answer), saidMilliseconds);
  });
}

/** Null if it was cancelled, if the text has changed in the meantime, or if the scenario is gone. */
async function playOn(
  server: LanguageServer,
  log: LogOutputChannel,
  { uri, scenario }: { readonly uri: Uri; readonly scenario: number },
  token: CancellationToken,
): Promise<PlayOnAnswer> {
  const called = new AbortController();
  const listening = token.onCancellationRequested(() => {
    called.abort();
  });
  try {
    return await server.playOn({ uri: uri.toString(), scenario }, called.signal);
  } catch (error) {
    if (!called.signal.aborted) log.info(`Playing more courses has ended: ${String(error)}`);
    return null;
  } finally {
    listening.dispose();
  }
}

/** The status bar text: the number of plays and the widest interval. */
function said(answer: NonNullable<PlayOnAnswer>): string {
  if (answer === 'exact') return 'All chances of this scenario are exact';
  const points = Math.ceil(Math.max(0.1, answer.points) * 10) / 10;
  return `${answer.courses.toLocaleString('en')} plays: chances are within ±${points} points`;
}
