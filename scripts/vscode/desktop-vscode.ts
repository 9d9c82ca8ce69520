/** Opens a scenario in the desktop VS Code, if there is one on the search path. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../system/child.ts';
import { findOnPath, hasScreen } from '../system/find-program.ts';
import { root } from '../paths.ts';
import { quietSettings } from './quiet-settings.ts';
import { makeTemporaryFolder } from '../system/temporary-folder.ts';

export interface DesktopVscode {
  /** Settles when its window has been closed; with VS Code's output if it could not open one. */
  readonly ended: Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Switches for a session that must not prompt, fetch or send anything. */
const quiet = [
  '--disable-extensions',
  '--disable-telemetry',
  '--disable-updates',
  '--disable-experiments',
  '--skip-welcome',
  '--skip-release-notes',
] as const;

/** The command of the desktop VS Code; undefined if there is none, or if it can't open a window here. */
export function findDesktopVscode(): string | undefined {
  // Within a remote session `code` only controls that session's window.
  return hasScreen() && process.env['VSCODE_IPC_HOOK_CLI'] === undefined ? findOnPath(['code']) : undefined;
}

/** Opens the workspace and the file in a new window, with separate settings and without other extensions. */
export async function openOnDesktop(code: string, workspaceFile: string, file: string): Promise<DesktopVscode> {
  const dataFolder = await makeTemporaryFolder('code');
  await mkdir(join(dataFolder, 'User'));
  await writeFile(join(dataFolder, 'User', 'settings.json'), JSON.stringify(quietSettings, undefined, 2));
  const args = [
    `--extensionDevelopmentPath=${root}`,
    `--user-data-dir=${dataFolder}`,
    ...quiet,
    '--new-window',
    '--wait',
    workspaceFile,
    file,
  ];
  // On Windows the command is a script, which only a shell can run.
  const ended =
    process.platform === 'win32'
      ? run(quotedForShell(code), args.map(quotedForShell), { shell: true })
      : run(code, args);
  return {
    ended: ended.then((outcome) => (outcome.code === 0 ? undefined : outcome.output)),
    stop: async () => {
      if (await endOwner(dataFolder)) await ended;
    },
  };
}

/**
 * A path or switch as one word of a Windows shell, so that nothing in it is run as a command; no such name contains a
 * quotation mark.
 */
export function quotedForShell(word: string): string {
  return `"${word.replaceAll('"', '')}"`;
}

/**
 * The command starts VS Code in a session of its own, which doesn't receive our signals; VS Code writes its process id
 * next to its settings. False if it hasn't yet.
 */
async function endOwner(dataFolder: string): Promise<boolean> {
  const id = Number(await readFile(join(dataFolder, 'code.lock'), 'utf8').catch(() => ''));
  if (!(id > 0)) return false;
  try {
    process.kill(id);
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  return true;
}
