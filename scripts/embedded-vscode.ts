/** The VS Code that runs in a browser, for machines without a desktop VS Code: its server, started and stopped. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startGroup, stopGroup } from './child.ts';
import { ensureEmbeddedVscode, embeddedVscodeFolder } from './install-embedded-vscode.ts';
import { type Payload, pageAddress } from './page-address.ts';
import { quietSettings } from './quiet-settings.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface EmbeddedVscode {
  /** The address of a page that shows a workspace file, with the payload's words for the workbench. */
  page(workspaceFile: string, payload: Payload): string;
  /** Settles when the server ends without having been asked to. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface Options {
  /** Who wants to see the page must know this word; without one, everybody on this machine may. */
  readonly token?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts the server on a free port of loopback, installing it first where it is missing; resolves when it answers. */
export async function startEmbeddedVscode(options: Options = {}): Promise<EmbeddedVscode> {
  await ensureEmbeddedVscode();
  const dataFolder = await makeTemporaryFolder('vscode');
  await writeUserSettings(dataFolder);
  const server = startGroup(process.execPath, await serverArguments(dataFolder, options.token), {
    cwd: embeddedVscodeFolder,
    env: { ...process.env, ...temporaryFilesIn(dataFolder), ...options.env },
  });
  const log = keepLog(server);
  const stop = (): Promise<void> => stopGroup(server);
  const ended = once(server, 'exit').then(() => log.join('\n'));
  const port = await Promise.race([readPort(server), ended.then(failToStart)]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { page: (file, payload) => pageAddress({ port, token: options.token }, file, payload), ended, stop };
}

async function serverArguments(dataFolder: string, token: string | undefined): Promise<readonly string[]> {
  return [
    'out/server-main.js',
    ...['--host', '127.0.0.1', '--port', '0', '--server-data-dir', dataFolder],
    ...(token === undefined ? ['--without-connection-token'] : await secret(dataFolder, token)),
    ...['--accept-server-license-terms', '--disable-telemetry', '--disable-workspace-trust'],
    // Without this flag the workbench takes no notice of an extension under development.
    '--enable-smoke-test-driver',
  ];
}

/** A word on the command line could be read by every user of the machine, a file in this folder can't. */
async function secret(dataFolder: string, token: string): Promise<readonly string[]> {
  const file = join(dataFolder, 'token');
  await writeFile(file, token);
  return ['--connection-token-file', file];
}

/** VS Code leaves its sockets behind. Elsewhere than on Linux the longer path would be too long for them. */
function temporaryFilesIn(folder: string): NodeJS.ProcessEnv {
  return process.platform === 'linux' ? { TMPDIR: folder } : {};
}

async function writeUserSettings(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'data', 'User');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'settings.json'), JSON.stringify(quietSettings, undefined, 2));
}

/** The server says on its output which port it was given. */
async function readPort(server: ChildProcess): Promise<number> {
  const { stdout } = server;
  if (stdout === null) throw new Error('The embedded VS Code has no output to read its port from');
  const lines = createInterface({ input: stdout });
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const port = /agent listening on (\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

function keepLog(server: ChildProcess): readonly string[] {
  const log: string[] = [];
  server.stdout?.on('data', (data: Buffer) => log.push(data.toString()));
  server.stderr?.on('data', (data: Buffer) => log.push(data.toString()));
  return log;
}

function failToStart(log: string): never {
  throw new Error(`The embedded VS Code ended before it answered\n${log}`);
}
