/** The server of the VS Code that runs in a browser, for machines without a desktop VS Code. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { run, type RunOptions, startGroup, stopGroup } from '../system/child.ts';
import { ensureEmbeddedVscode, embeddedVscodeFolder } from './install-embedded-vscode.ts';
import { type Payload, pageAddress } from './page-address.ts';
import { quietSettings } from './quiet-settings.ts';
import { makeTemporaryFolder } from '../system/temporary-folder.ts';

export interface EmbeddedVscode {
  /** The URL of a page that shows a workspace file, with a payload for the workbench. */
  page(workspaceFile: string, payload: Payload): string;
  /** The folder of its settings and installed extensions, until this process ends. */
  readonly dataFolder: string;
  /** Settles when the server ends without a request to stop. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface Options {
  readonly env?: NodeJS.ProcessEnv;
  /** User settings in addition to the quiet ones, or overriding them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A packaged extension to install before the server starts. */
  readonly extension?: string;
  /** False only in tests, on folders that they have created themselves: anything in the folder may then be executed. */
  readonly workspaceTrust?: boolean;
}

/**
 * Starts the server on a free loopback port, after installing it if necessary; resolves when it answers. Its pages
 * require its token, which is part of their URL.
 */
export async function startEmbeddedVscode(options: Options = {}): Promise<EmbeddedVscode> {
  await ensureEmbeddedVscode();
  const dataFolder = await makeTemporaryFolder('vscode');
  await writeUserSettings(dataFolder, { ...quietSettings, ...options.settings });
  const token = randomUUID();
  const where = {
    cwd: embeddedVscodeFolder,
    env: { ...process.env, ...temporaryFilesIn(dataFolder), ...noGallery, ...options.env },
  };
  if (options.extension !== undefined) await installExtension(dataFolder, options.extension, where);
  const server = startGroup(
    process.execPath,
    await serverArguments(dataFolder, token, options.workspaceTrust ?? true),
    where,
  );
  const log = keepLog(server);
  const stop = (): Promise<void> => stopGroup(server);
  const ended = once(server, 'exit').then(() => log.join('\n'));
  const port = await Promise.race([readPort(server), ended.then(failToStart)]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { page: (file, payload) => pageAddress({ port, token }, file, payload), dataFolder, ended, stop };
}

async function serverArguments(dataFolder: string, token: string, workspaceTrust: boolean): Promise<readonly string[]> {
  return [
    'out/server-main.js',
    ...['--host', '127.0.0.1', '--port', '0', '--server-data-dir', dataFolder],
    ...(await secret(dataFolder, token)),
    ...['--accept-server-license-terms', '--disable-telemetry'],
    ...(workspaceTrust ? [] : ['--disable-workspace-trust']),
    // Without this flag the workbench ignores an extension under development.
    '--enable-smoke-test-driver',
  ];
}

/** Every user of the machine can read a command line, but only the owner this file. */
async function secret(dataFolder: string, token: string): Promise<readonly string[]> {
  const file = join(dataFolder, 'token');
  await writeFile(file, token, { mode: 0o600 });
  return ['--connection-token-file', file];
}

/**
 * Without this variable, server and page query the extension gallery on the internet for updates and recommendations.
 */
const noGallery = { EXTENSIONS_GALLERY: '{}' } as const;

async function installExtension(dataFolder: string, file: string, where: RunOptions): Promise<void> {
  const args = [
    'out/server-main.js',
    '--accept-server-license-terms',
    '--server-data-dir',
    dataFolder,
    '--install-extension',
    file,
  ];
  const { code, output } = await run(process.execPath, args, where);
  if (code !== 0) throw new Error(`The extension can't be installed in the embedded VS Code\n${output}`);
}

/** VS Code leaves its sockets behind. On other systems than Linux the path would be too long for them. */
function temporaryFilesIn(folder: string): NodeJS.ProcessEnv {
  return process.platform === 'linux' ? { TMPDIR: folder } : {};
}

async function writeUserSettings(dataFolder: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const folder = join(dataFolder, 'data', 'User');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings, undefined, 2));
}

/** The server prints its port. */
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
