/** Opens a scenario in the desktop VS Code, where the machine has one on its search path. */
import { run } from './child.ts';
import { findOnPath, hasScreen } from './find-program.ts';
import { root } from './paths.ts';

/** Opens the workspace and the file in a window of their own; false when there is no VS Code that does it. */
export async function openOnDesktop(workspaceFile: string, file: string): Promise<boolean> {
  // Within a remote session `code` only speaks to the window that the session belongs to.
  if (!hasScreen() || process.env['VSCODE_IPC_HOOK_CLI'] !== undefined) return false;
  const code = findOnPath(['code']);
  if (code === undefined) return false;
  const args = [`--extensionDevelopmentPath=${root}`, '--new-window', workspaceFile, file];
  const outcome = await run(code, args, { shell: process.platform === 'win32' });
  if (outcome.code !== 0) console.error(outcome.output);
  return outcome.code === 0;
}
