/** Has more courses of a scenario played, so that its sampled chances have narrower intervals. */
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

/** How long it is said what came of it. */
const saidMilliseconds = 8000;

/** Links pass the address of a document and a scenario of it by its index; the palette means the one at the caret. */
export function registerPlayOn(server: LanguageServer, log: LogOutputChannel): Disposable {
  return commands.registerCommand(names.playOn, async (address: unknown, scenario: unknown): Promise<void> => {
    const uri = uriIn(address);
    const asked = uri !== undefined && isCount(scenario) ? { uri, scenario } : await roundAtCaret(server);
    if (asked === undefined) {
      void window.showInformationMessage('There is no round at the caret whose chances could be narrowed');
      return;
    }
    const answer = await window.withProgress(
      {
        location: ProgressLocation.Notification,
        title: 'Playing on until chances are within half a point',
        cancellable: true,
      },
      (_progress, token) => playOn(server, log, asked, token),
    );
    if (answer !== null) window.setStatusBarMessage(said(answer), saidMilliseconds);
  });
}

/** Null where it was called off, the text has changed meanwhile, or the scenario isn’t there any more. */
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
    if (!called.signal.aborted) log.info(`Playing on has ended: ${String(error)}`);
    return null;
  } finally {
    listening.dispose();
  }
}

/** What was played, and how narrow the widest interval is by now. */
function said(answer: NonNullable<PlayOnAnswer>): string {
  if (answer === 'exact') return 'All chances of this scenario are exact';
  const points = Math.ceil(Math.max(0.1, answer.points) * 10) / 10;
  return `${answer.courses.toLocaleString('en')} plays: chances are within ±${points} points`;
}
