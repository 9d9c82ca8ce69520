/** The extension's entry in VS Code: starts the language server, and offers the commands and the panels. */
import { type ExtensionContext, Uri, window } from 'vscode';
import { registerCommands } from './commands.ts';
import { LanguageServer } from './language-server.ts';
import { openWithScenarios } from './open-with-scenario.ts';
import { PanelRegistry, viewType } from './panel-registry.ts';
import { registerOtherRules } from './other-rules.ts';
import { registerRulePages } from './rule-pages.ts';

let server: LanguageServer | undefined;

/** Doesn't wait for the server: what is asked of it meanwhile is answered when it is there. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('Clashwright', { log: true });
  server = new LanguageServer(context.asAbsolutePath('dist/server.cjs'), log);
  void server.start();
  const panels = new PanelRegistry({ server, log, dist: Uri.joinPath(context.extensionUri, 'dist') });
  context.subscriptions.push(
    log, server, panels,
    window.registerWebviewPanelSerializer(viewType, panels),
    registerCommands(panels, server, log),
    registerRulePages(server),
    registerOtherRules(server),
    openWithScenarios(panels),
  );
}

export async function deactivate(): Promise<void> {
  await server?.stop();
  server = undefined;
}
