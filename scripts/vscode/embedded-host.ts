/** Runs the integration suite in the embedded VS Code, shown by a headless browser. */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../system/browser.ts';
import { startEmbeddedVscode } from './embedded-vscode.ts';
import type { Host } from './integration-host.ts';
import { inProject, root } from '../paths.ts';

const viewport = { width: 1440, height: 900 };
const payload = { extensionDevelopmentPath: root, extensionTestsPath: inProject('dist', 'integration.cjs') };

export const embeddedHost: Host = async (workspaceFile, env) => {
  // The folder is the suite's own; VS Code would ask for trust before running tests in it.
  const vscode = await startEmbeddedVscode({ env, workspaceTrust: false });
  try {
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport });
    await page.goto(vscode.page(workspaceFile, payload));
    return {
      page: Promise.resolve(page),
      ended: Promise.race([vscode.ended, crash(page), disconnection(browser)]),
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

/** No longer awaited once the host has closed the browser. */
function disconnection(browser: Browser): Promise<string> {
  return new Promise((resolve) => {
    browser.once('disconnected', () => resolve('The browser that shows VS Code ended'));
  });
}
