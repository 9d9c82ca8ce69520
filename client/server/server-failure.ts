/** What a writer reads when the language server can't be kept running. */
import { type LogOutputChannel, window } from 'vscode';

const message = "Clashwright can't check or play scenarios, because its language server has stopped";
const restart = 'Restart';
const showLog = 'Show Log';

/** Resolves when the message is answered, or dismissed, and what was asked for is done. */
export async function tellOfFailure(server: { restart(): Promise<void> }, log: LogOutputChannel): Promise<void> {
  const answer = await window.showErrorMessage(message, restart, showLog);
  if (answer === restart) await server.restart();
  if (answer === showLog) log.show();
}
