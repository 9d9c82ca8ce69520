/** Runs the integration suite in a desktop VS Code. */
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { runTests } from '@vscode/test-electron';
import { chromium, type Page } from 'playwright-core';
import type { Host } from './integration-host.ts';
import { inProject, root } from '../paths.ts';

/** A host for the VS Code at this executable. */
export function desktopHost(vscodeExecutablePath: string): Host {
  return (workspaceFile, env) => {
    const stderr = new PassThrough();
    const ended = runTests({
      vscodeExecutablePath,
      extensionDevelopmentPath: root,
      extensionTestsPath: inProject('dist', 'integration.cjs'),
      extensionTestsEnv: env,
      launchArgs: [workspaceFile, '--disable-workspace-trust', '--remote-debugging-port=0'],
      stdout: new PassThrough().resume(),
      stderr,
    }).then((code) => `VS Code ended with code ${code}`, String);
    const connected = debuggerAddress(stderr)
      .then(connect)
      .catch(() => undefined);
    const page = Promise.race([connected, ended.then(() => undefined)]);
    // The window closes by itself when the suite has ended.
    const close = async (): Promise<void> => {
      await ended;
    };
    return Promise.resolve({ page, ended, close });
  };
}

/** VS Code is a Chromium too, and prints the address of its debugger. */
function debuggerAddress(stderr: PassThrough): Promise<string> {
  const lines = createInterface({ input: stderr });
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

async function connect(address: string): Promise<Page | undefined> {
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  return context?.pages()[0] ?? context?.waitForEvent('page');
}
