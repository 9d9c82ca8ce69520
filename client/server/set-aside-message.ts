/** The warning for a file on which the language server has crashed. */
import { type LogOutputChannel, Uri, window } from 'vscode';
import type { SetAsideFile } from '../../server/protocol/index.ts';
import { nameOf } from '../documents/documents.ts';

const tryAgain = 'Try Again';
const showLog = 'Show Log';

/** Resolves when the message is dismissed, or when the chosen action is done. */
export async function tellOfSetAside(
  { uri, until }: SetAsideFile,
  server: { tryAgain(uri: string): Promise<void> },
  log: LogOutputChannel,
): Promise<void> {
  const name = nameOf(Uri.parse(uri));
  const answer =
    until === 'changed'
      ? await window.showWarningMessage(
          `Clashwright had to start again while it worked on “${name}”. The file is set aside until you ` +
            'change it; everything else goes on',
          showLog,
        )
      : await window.showWarningMessage(
          `Clashwright had to start again several times while it worked on “${name}”, so the file is set ` +
            'aside; everything else goes on',
          tryAgain,
          showLog,
        );
  if (answer === tryAgain) await server.tryAgain(uri);
  if (answer === showLog) log.show();
}
