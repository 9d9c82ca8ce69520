/** Opens a scenario in the desktop VS Code, where the machine has one on its search path. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../system/child.ts';
import { findOnPath, hasScreen } from '../system/find-program.ts';
import { root } from '../paths.ts';
import { quietSettings } from './quiet-settings.ts';
import { makeTemporaryFolder } from '../system/temporary-folder.ts';

export interface DesktopVscode {
  /** Settles when its window has been closed; with what VS Code said where it could not open one. */
  readonly ended: Promise<string | undefined>;
  stop(): Promise<void>;
}

/** What belongs to one session, and must not ask, fetch or send anything. */
const quiet = [
  '--disable-extensions',
  '--disable-telemetry',
  '--disable-updates',
  '--disable-experiments',
  '--skip-welcome',
  '--skip-release-notes',
] as const;

/** The command of the desktop VS Code; undefined where there is none, or where it can't open a window here. */
export function findDesktopVscode(): string | undefined {
  // Within a remote session `code` only speaks to the window that the session belongs to.
  return hasScreen() && process.env['VSCODE_IPC_HOOK_CLI'] === undefined ? findOnPath(['code']) : undefined;
}

/**
 * Opens the workspace and the file in a window of their own, with settings of their own and without other extensions.
 */
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
 * A path or switch as one word of a Windows shell, which takes nothing in it for a command; no name there has such a
 * mark in it.
 */
export function quotedForShell(word: string): string {
  return `"${word.replaceAll('"', '')}"`;
}

/**
 * The command starts VS Code in a session of its own, where no signal to us arrives; VS Code notes its process beside
 * its settings. False where it has not come that far.
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
