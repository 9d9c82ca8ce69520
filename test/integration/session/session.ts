/** `npm start` from the user’s side: the process, the printed address, and the page at that address. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import type { Clone } from '../../scripts/clone.ts';

const viewport = { width: 1440, height: 900 };

/** How long a window may take to open, in ms, on a busy machine. */
const patience = 60_000;

export interface Session {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Starts it in a clone; resolves with the address when VS Code is ready. */
export async function startSession(
  clone: Clone,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Session> {
  const child = clone.start('start.ts', args, env);
  const address = await addressFrom(child);
  return { child, address };
}

async function addressFrom(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  child.stderr!.on('data', (data: Buffer) => said.push(data.toString()));
  const lines = createInterface({ input: child.stdout! });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.startsWith('http://')) resolve(line);
    });
    child.once('exit', () => reject(new Error(`It ended before VS Code was ready\n${said.join('')}`)));
  });
}

/** Ends it as Ctrl-C does, and waits until it has ended. */
export async function endSession({ child }: Session): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGINT');
  assert.deepEqual(await ended, [0, null]);
}

/** Opens an address in a separate window. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  page.setDefaultTimeout(patience);
  await page.goto(address);
  return page;
}
