/** The commands of the extension. */
import { commands, Disposable, type LogOutputChannel, window } from 'vscode';
import { commands as names } from '../server/protocol/index.ts';
import { isCount } from './is-count.ts';
import type { LanguageServer } from './language-server.ts';
import type { Choice, PanelRegistry } from './panel-registry.ts';
import type { OtherRules } from './other-rules.ts';
import { showRule } from './rule-pages.ts';
import { activeScenario, uriIn } from './scenario-in-front.ts';
import { writeStarter } from './starters.ts';

export interface CommandServices {
  readonly panels: PanelRegistry;
  readonly otherRules: OtherRules;
  readonly server: LanguageServer;
  readonly log: LogOutputChannel;
}

export function registerCommands({ panels, otherRules, server, log }: CommandServices): Disposable {
  return Disposable.from(
    commands.registerCommand(names.openPanel, (...args: readonly unknown[]) => openPanel(panels, args)),
    commands.registerCommand(names.showRule, showRule),
    commands.registerCommand(names.writeStarter, writeStarter),
    commands.registerCommand('clashwright.playByOtherRules', () => otherRules.show()),
    commands.registerCommand('clashwright.restartServer', () => server.restart()),
    commands.registerCommand('clashwright.showLog', () => log.show()),
  );
}

/**
 * Lenses and links pass the address of a document and, if they like, a scenario by its index, and the key of a step.
 * The title bar passes an address and more of its own; the palette nothing.
 */
async function openPanel(panels: PanelRegistry, [address, scenario, step]: readonly unknown[]): Promise<void> {
  const uri = uriIn(address) ?? activeScenario();
  if (uri === undefined) {
    void window.showInformationMessage('There is no scenario in front to step through');
    return;
  }
  const choice: Choice = {
    ...(isCount(scenario) && { scenario }),
    ...(typeof step === 'string' && { step }),
  };
  await panels.open(uri, choice);
}
