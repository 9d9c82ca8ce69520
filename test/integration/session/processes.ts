/** The processes that a test has started, directly or indirectly, found by a word in their environment. */
import { readdirSync, readFileSync } from 'node:fs';
import { eventually } from '../wait.ts';

/** The name of the environment variable. */
const variable = 'CLASHWRIGHT_TEST';

/** Whether processes can be found by their environment on this system. */
export const canTellProcesses: boolean = process.platform === 'linux';

/** The environment with which a process and all that it starts can be found. */
export function marked(word: string): Readonly<Record<string, string>> {
  return { [variable]: word };
}

export interface RunningProcess {
  readonly id: number;
  /** The program and its arguments. */
  readonly command: string;
}

/** Those running now. */
export function processesOf(word: string): readonly RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const isOurs = textOf(`/proc/${name}/environ`).split('\0').includes(`${variable}=${word}`);
      return isOurs ? [{ id: Number(name), command: textOf(`/proc/${name}/cmdline`).replaceAll('\0', ' ') }] : [];
    });
}

/** Waits until none is left. */
export async function allGone(word: string): Promise<void> {
  await eventually(
    'no process is left',
    () => processesOf(word),
    ({ length }) => length === 0,
  );
}

/** Undefined if the process has ended in the meantime. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
