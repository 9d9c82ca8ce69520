/** The panel in the window, the focus, and the highlight in the source. */
import { commands, TabInputWebview, window } from 'vscode';
import { panel, workbench } from './outside.ts';
import { eventually } from './wait.ts';

export const hasFocus = 'document.hasFocus()';
/** The frame of the panel in the window. */
export const panelFrame = 'iframe.webview[src*="extensionId=clashwright.clashwright"]';

/** Opens the panel by its command, which gives it the focus. */
export async function openPanel(): Promise<void> {
  await commands.executeCommand('clashwright.openPanel');
  await panel.waitFor('.step-title');
  await eventually(
    'the focus is in the panel',
    () => panel.evaluate(hasFocus),
    (has) => has === true,
  );
}

/** VS Code gives a webview the focus after a delay, which restarts with each request. */
const moment = 500;

/** Repeats the request after a while, since an editor that has just been opened may take the focus later. */
export async function focusPanel(): Promise<void> {
  let asked = -Infinity;
  const focus = async (): Promise<unknown> => {
    if (performance.now() - asked > moment) {
      await commands.executeCommand('workbench.action.focusSecondEditorGroup');
      asked = performance.now();
    }
    return panel.evaluate(hasFocus);
  };
  await eventually('the focus is in the panel', focus, (has) => has === true);
}

export function panelTabs(): readonly string[] {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.filter(({ input }) => input instanceof TabInputWebview).map(({ label }) => label);
}

export async function stepTitle(): Promise<string> {
  return (await panel.texts('.step-title'))[0] ?? '';
}

export async function atStep(number: number): Promise<void> {
  await panel.waitFor(`.transport-count:has-text("Step ${number} of")`);
}

/** The lines that the step in view links to. */
export async function linesInPanel(): Promise<readonly number[]> {
  const [text] = await panel.texts('.kicker .link');
  const [from, to] = (text ?? '').match(/\d+/g)!.map(Number);
  return Array.from({ length: (to ?? from!) - from! + 1 }, (_, index) => from! + index);
}

/** Waits until exactly these lines are highlighted in the editor. */
export async function isMarked(lines: readonly number[]): Promise<void> {
  const wanted = JSON.stringify(lines);
  await eventually(
    `lines ${wanted} are marked`,
    () => workbench.evaluate(markedLines),
    (marked) => JSON.stringify(marked) === wanted,
  );
}

// The mark and the number of a line are in two layers, at the same height.
const markedLines = `(() => {
  const marked = [...document.querySelectorAll('.view-overlays > div')].filter((line) => line.querySelector('[class*="ced-"]'));
  const heights = new Set(marked.map((line) => line.style.top));
  const numbers = [...document.querySelectorAll('.margin-view-overlays > div')].filter((line) => heights.has(line.style.top));
  return numbers.map((line) => Number(line.querySelector('.line-numbers')?.textContent)).filter((number) => number > 0);
})()`;
