/**
 * The extension’s entry point in VS Code: starts the language server, and registers commands, panels, marks and tests.
 */
import { type ExtensionContext, Uri, window } from 'vscode';
import { registerCommands } from './commands.ts';
import { compareOdds } from './odds/compare-odds.ts';
import { EarlierTexts } from './odds/earlier-texts.ts';
import { Exporter } from './documents/exporter.ts';
import { offerExpectations } from './expectations/expectations.ts';
import { LanguageServer } from './server/language-server.ts';
import { registerNewScenario } from './documents/new-scenario.ts';
import { registerOddsPages } from './odds/odds-pages.ts';
import { registerPlayOn } from './odds/play-on.ts';
import { openWithScenarios } from './panel/open-with-scenario.ts';
import { OtherRules } from './documents/other-rules.ts';
import { PanelRegistry, viewType } from './panel/panel-registry.ts';
import { registerRulePages } from './documents/rule-pages.ts';
import { Walkthrough } from './documents/walkthrough.ts';

let server: LanguageServer | undefined;

/** Doesn’t wait for the server: requests made meanwhile are answered when it is ready. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('Clashwright', { log: true });
  server = new LanguageServer(context.asAbsolutePath('dist/clashwright.cjs'), log);
  void server.start();
  const exporter = new Exporter(server, log);
  const panels = new PanelRegistry({
    server,
    log,
    dist: Uri.joinPath(context.extensionUri, 'dist'),
    exportScenario: (what, how, request) => exporter.exportScenario(what, how, request),
  });
  const otherRules = new OtherRules(server, panels);
  const texts = new EarlierTexts();
  context.subscriptions.push(
    log,
    server,
    exporter,
    panels,
    otherRules,
    texts,
    window.registerWebviewPanelSerializer(viewType, panels),
    registerCommands({ panels, otherRules, server, log }),
    registerRulePages(server),
    registerOddsPages(server, texts),
    registerPlayOn(server, log),
    compareOdds(server, texts, log),
    offerExpectations(server, log),
    openWithScenarios(panels),
    registerNewScenario(context.extensionUri),
    new Walkthrough(context.extensionUri),
  );
}

export async function deactivate(): Promise<void> {
  await server?.stop();
  server = undefined;
}
