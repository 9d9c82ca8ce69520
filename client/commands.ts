/** The commands of the extension. */
import { commands, Disposable, type LogOutputChannel, Range, window } from 'vscode';
import { commands as names } from '../server/protocol/index.ts';
import { isCount } from './is-count.ts';
import { isSoughtRound } from './messages/index.ts';
import type { LanguageServer } from './server/language-server.ts';
import type { Choice, PanelRegistry } from './panel/panel-registry.ts';
import type { OtherRules } from './documents/other-rules.ts';
import { showRule } from './documents/rule-pages.ts';
import { activeScenario, uriIn } from './documents/scenario-in-front.ts';
import { writeStarter } from './documents/starters.ts';

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
    commands.registerCommand(names.showFinding, (...args: readonly unknown[]) => showFinding(args)),
    commands.registerCommand(names.writeStarter, writeStarter),
    commands.registerCommand('clashwright.playByOtherRules', () => otherRules.show()),
    commands.registerCommand('clashwright.restartServer', () => server.restart()),
    commands.registerCommand('clashwright.showLog', () => log.show()),
  );
}

/**
 * Lenses and links pass the URI of a document and optionally the index of a scenario, the key of a step, and its round.
 * The title bar passes a URI and arguments of its own; the palette passes nothing.
 */
async function openPanel(panels: PanelRegistry, [address, scenario, step, sought]: readonly unknown[]): Promise<void> {
  const uri = uriIn(address) ?? activeScenario();
  if (uri === undefined) {
    void window.showInformationMessage('Open a scenario to step through it');
    return;
  }
  const choice: Choice = {
    ...(isCount(scenario) && { scenario }),
    ...(typeof step === 'string' && { step }),
    ...(isSoughtRound(sought) && { sought }),
  };
  await panels.open(uri, choice);
}

/**
 * Lenses pass the URI of a document and the finding’s start, both line and character counted from 0. Shows the finding
 * in the editor, with the way to the next.
 */
async function showFinding([address, line, character]: readonly unknown[]): Promise<void> {
  const uri = uriIn(address);
  if (uri === undefined || !isCount(line) || !isCount(character)) return;
  await window.showTextDocument(uri, { selection: new Range(line, character, line, character) });
  await commands.executeCommand('editor.action.marker.next');
}
