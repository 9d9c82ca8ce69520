/** The reload of the window: what is left before it, and how the suite continues after it. */
import { commands } from 'vscode';
import { leave, left, panel, press } from './outside.ts';
import { focusPanel, openPanel, stepTitle } from './panel-in-view.ts';
import { Sample } from './sample.ts';

/** What a panel showed before the reload. */
export interface Left {
  readonly step: string;
  readonly trials: readonly string[];
}

/** What was left before the reload; undefined without one. */
export async function whatIsLeft(): Promise<Left | undefined> {
  const words = await left();
  return words === null ? undefined : (JSON.parse(words) as Left);
}

/**
 * Opens a panel with a trial, one step further and not following the text, and reloads the window, which ends this
 * process.
 */
export async function leaveForReload(): Promise<never> {
  await commands.executeCommand('workbench.action.closeAllEditors');
  const sample = await Sample.open('the-larder.clash');
  await sample.putCaret('Cassie: shoots Bill with her revolver.   throws 4');
  await openPanel();
  await panel.focus('.chip:has-text("distraction")');
  await panel.click('.popover button:has-text("Switch off")');
  await panel.waitFor('.trials .trial');
  await focusPanel();
  await press('ArrowRight');
  await panel.click('[aria-pressed="true"]:has-text("Panel and file move together")');
  await panel.waitFor('[aria-pressed="false"]:has-text("Panel and file move together")');
  await leave(JSON.stringify({ step: await stepTitle(), trials: await panel.texts('.trial-text') } satisfies Left));
  // The process that requests it doesn’t survive it.
  void commands.executeCommand('workbench.action.reloadWindow').then(undefined, () => undefined);
  return new Promise(() => undefined);
}
