/** The commands of the extension. */
import { commands, Disposable, type LogOutputChannel, Uri, window } from 'vscode';
import { commands as names } from '../server/protocol/index.ts';
import { languageId, parseUri } from './documents.ts';
import { isCount } from './is-count.ts';
import type { LanguageServer } from './language-server.ts';
import type { Choice, PanelRegistry } from './panel-registry.ts';
import { showOtherRules } from './other-rules.ts';
import { showRule } from './rule-pages.ts';

export function registerCommands(panels: PanelRegistry, server: LanguageServer, log: LogOutputChannel): Disposable {
  return Disposable.from(
    commands.registerCommand(names.openPanel, (...args: readonly unknown[]) => openPanel(panels, args)),
    commands.registerCommand(names.showRule, showRule),
    commands.registerCommand('clashwright.playByOtherRules', () => showOtherRules(server, panels)),
    commands.registerCommand('clashwright.restartServer', () => server.restart()),
    commands.registerCommand('clashwright.showLog', () => log.show()),
  );
}

/**
 * Lenses and links pass the address of a document and, if they like, a scenario by its index, the key of a step, and a seed.
 * The title bar passes an address and more of its own; the palette nothing.
 */
async function openPanel(panels: PanelRegistry, [address, scenario, step, seed]: readonly unknown[]): Promise<void> {
  const uri = uriIn(address) ?? activeScenario();
  if (uri === undefined) {
    void window.showInformationMessage('There is no scenario in front to step through');
    return;
  }
  const choice: Choice = {
    ...(isCount(scenario) && { scenario }),
    ...(typeof step === 'string' && { step }),
    ...(isCount(seed) && { seed }),
  };
  await panels.open(uri, choice);
}

function uriIn(address: unknown): Uri | undefined {
  if (address instanceof Uri) return address;
  return typeof address === 'string' ? parseUri(address) : undefined;
}

function activeScenario(): Uri | undefined {
  const document = window.activeTextEditor?.document;
  return document?.languageId === languageId ? document.uri : undefined;
}
