/** The error message for a language server that can’t be kept running. */
import { type LogOutputChannel, window } from 'vscode';

const message = "Clashwright can't check or play scenarios, because its language server has stopped";
const restart = 'Restart';
const showLog = 'Show Log';

/** Resolves when the message is dismissed, or when the chosen action is done. */
export async function reportFailure(server: { restart(): Promise<void> }, log: LogOutputChannel): Promise<void> {
  const answer = await window.showErrorMessage(message, restart, showLog);
  if (answer === restart) await server.restart();
  if (answer === showLog) log.show();
}
