/** Handles `initialize`: stores the editor’s features and returns the server’s capabilities. */
import { DidChangeWatchedFilesNotification, type Connection } from 'vscode-languageserver';
import { capabilitiesFor } from './capabilities.ts';
import type { Client } from './client.ts';
import type { DocumentAt, EncodedMessages } from './encoded-messages.ts';
import { chosenEncoding } from './position-encoding.ts';
import { scenarioFiles } from '../navigation/scenario-files.ts';

interface Greeted {
  readonly client: Client;
  readonly messages: EncodedMessages;
  readonly documentAt: DocumentAt;
  /** Called with the editor’s initialization options, which may be of any type. */
  readonly begin: (options: unknown) => void;
}

export function answerGreeting(connection: Connection, { client, messages, documentAt, begin }: Greeted): void {
  connection.onInitialize((params) => {
    client.greeted(params);
    begin(params.initializationOptions);
    const positionEncoding = chosenEncoding(params.capabilities.general?.positionEncodings);
    messages.use(positionEncoding, documentAt);
    return {
      capabilities: { ...capabilitiesFor(client.features), positionEncoding },
      serverInfo: { name: 'Clashwright' },
    };
  });
  connection.onInitialized(() => {
    if (client.features.folderChanges) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        client.changedFolders(
          added.map(({ uri }) => uri),
          removed.map(({ uri }) => uri),
        );
      });
    }
    if (client.features.watchesFiles)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: scenarioFiles }],
      });
  });
}
