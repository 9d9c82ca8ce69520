/**
 * VS Code’s own figures for loading and activating the extension. Needs a browser, and some seconds for each window.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ensureBrowser, launchBrowser } from '../../../scripts/system/browser.ts';
import { type EmbeddedVscode, startEmbeddedVscode } from '../../../scripts/vscode/embedded-vscode.ts';
import { inProject, root } from '../../../scripts/paths.ts';
import { writeSessionWorkspace } from '../../../scripts/vscode/session-workspace.ts';
import { makeTemporaryFolder } from '../../../scripts/system/temporary-folder.ts';
import { medianTold } from '../measure.ts';
import { shipped } from '../shipped.ts';
import { time, type Table } from '../../../scripts/measure/table.ts';

/** Each restarts extensions. */
const windows = 5;

export async function editorTable(): Promise<Table> {
  await shipped('client.cjs');
  await ensureBrowser();
  const vscode = await startEmbeddedVscode();
  const browser = await launchBrowser();
  try {
    const median = await medianTold({ warmUp: 0, measured: windows }, () => activation(vscode, browser));
    return {
      title: 'In VS Code',
      rows: [
        ['', '', 'to be under'],
        [`loading and activating the extension, median of ${windows} windows`, time(median), '150 ms'],
      ],
      below: 'As “Developer: Show Running Extensions” tells it, in the VS Code that runs in a browser.',
    };
  } finally {
    await browser.close();
    await vscode.stop();
  }
}

/** Opens a scenario in a new window and asks VS Code for its running extensions. */
async function activation(vscode: EmbeddedVscode, browser: Browser): Promise<number> {
  const home = await makeTemporaryFolder('bench');
  const folder = join(home, 'samples');
  await cp(inProject('samples'), folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const workspace = await writeSessionWorkspace(home, folder, {});
  await page.goto(vscode.page(workspace, { extensionDevelopmentPath: root, openFile: join(folder, 'duel.clash') }));
  // The lenses come from the language server: at this point everything has started.
  await page.locator('.codelens-decoration').first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('F1');
  await page.keyboard.type('Show Running Extensions');
  await page.keyboard.press('Enter');
  const told = await page
    .locator('.runtime-extensions-editor .extension', { hasText: 'Clashwright' })
    .locator('.activation-time')
    .innerText();
  await page.close();
  return Number(/\d+/.exec(told)?.[0] ?? NaN);
}
