/**
 * A copy of the project for scripts to write into: their own files are copied, everything that they only read is
 * linked.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inProject } from '../../scripts/paths.ts';

const read = [
  'client',
  'server',
  'syntaxes',
  'test',
  'node_modules',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
] as const;

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export class Clone {
  /** The copy of the project. */
  readonly folder: string;
  /** The folder for its scripts’ temporary files. */
  readonly temporary: string;
  readonly #home: string;

  private constructor(home: string) {
    this.#home = home;
    this.folder = join(home, 'clashwright');
    this.temporary = join(home, 'tmp');
  }

  /** Without `node_modules` nothing is installed in it; with `.embedded-vscode` it has that of the project. */
  static async make(change: { readonly without?: string; readonly with?: readonly string[] } = {}): Promise<Clone> {
    const clone = new Clone(await mkdtemp(join(tmpdir(), 'clashwright-clone-')));
    await mkdir(clone.temporary);
    // A sample behind a link would not be read.
    for (const name of ['scripts', 'samples']) await cp(inProject(name), join(clone.folder, name), { recursive: true });
    const names = [...read, ...(change.with ?? [])].filter((name) => name !== change.without);
    for (const name of names) await symlink(inProject(name), join(clone.folder, name));
    return clone;
  }

  /** Starts a script, without a screen, with its own temporary folder and caches. */
  start(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    return spawn(process.execPath, [join(this.folder, 'scripts', script), ...args], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: undefined,
        WAYLAND_DISPLAY: undefined,
        INIT_CWD: this.folder,
        TMPDIR: this.temporary,
        npm_config_cache: join(this.#home, 'npm-cache'),
        NODE_COMPILE_CACHE: join(this.#home, 'compile-cache'),
        ...env,
      },
    });
  }

  /** Runs a script to its end. */
  async run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const child = this.start(script, args, env);
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout!),
      text(child.stderr!),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    return { code, stdout, stderr };
  }

  /** What scripts have left in the folder for temporary files. */
  leftovers(): Promise<readonly string[]> {
    return readdir(this.temporary);
  }

  async remove(): Promise<void> {
    await rm(this.#home, { recursive: true, maxRetries: 5 });
  }
}
