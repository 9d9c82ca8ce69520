/** The extension's entry in VS Code: starts the language server for scenarios and stops it again. */
import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

export async function activate(context: ExtensionContext): Promise<void> {
  client = createClient(context.asAbsolutePath('dist/server.cjs'));
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
  client = undefined;
}

function createClient(serverModule: string): LanguageClient {
  return new LanguageClient(
    'clashwright',
    'Clashwright',
    { module: serverModule, transport: TransportKind.ipc },
    { documentSelector: [{ language: 'clash' }] },
  );
}
