/** Sends signals to a process group. */
import { spawnSync } from 'node:child_process';

/** Sends the signal to every process of the group; on Windows, ends the process and all its descendants. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(leader), '/t', '/f']);
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // The group has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
