/** Signals to a process that leads a group, and to everybody in the group. */
import { spawnSync } from 'node:child_process';

/** Sends the signal to every process of the group; on Windows, ends the process with all that it has started. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(leader), '/t', '/f']);
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // Nobody of the group is left, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
