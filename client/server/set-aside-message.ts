/** The warning for a file on which the language server has crashed. */
import { type LogOutputChannel, Uri, window } from 'vscode';
import type { SetAsideFile } from '../../server/protocol/index.ts';
import { nameOf } from '../documents/documents.ts';

const tryAgain = 'Try Again';
const showLog = 'Show Log';

/** Resolves when the message is dismissed, or when the chosen action is done. */
export async function reportSetAside(
  { uri, until }: SetAsideFile,
  server: { tryAgain(uri: string): Promise<void> },
  log: LogOutputChannel,
): Promise<void> {
  const name = nameOf(Uri.parse(uri));
  const answer =
    until === 'changed'
      ? await window.showWarningMessage(
          `Clashwright had to restart while working on “${name}”. The file is set aside until you change it; ` +
            'everything else works as before',
          showLog,
        )
      : await window.showWarningMessage(
          `Clashwright had to restart several times while working on “${name}”, so the file is set aside; ` +
            'everything else works as before',
          tryAgain,
          showLog,
        );
  if (answer === tryAgain) await server.tryAgain(uri);
  if (answer === showLog) log.show();
}
