/** Runs the integration suite in the embedded VS Code, shown by a headless browser. */
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startEmbeddedVscode } from './embedded-vscode.ts';
import type { Host } from './integration-host.ts';
import { inProject, root } from './paths.ts';

const viewport = { width: 1440, height: 900 };
const payload = { extensionDevelopmentPath: root, extensionTestsPath: inProject('dist', 'integration.cjs') };

export const embeddedHost: Host = async (workspaceFile, env) => {
  const vscode = await startEmbeddedVscode({ env });
  try {
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport });
    await page.goto(vscode.page(workspaceFile, payload));
    return {
      page: Promise.resolve(page),
      ended: Promise.race([vscode.ended, crash(page)]),
      close: async () => {
        await browser.close();
        await vscode.stop();
      },
    };
  } catch (error) {
    await vscode.stop();
    throw error;
  }
};

function crash(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.on('crash', () => resolve('The page that shows VS Code crashed'));
  });
}
