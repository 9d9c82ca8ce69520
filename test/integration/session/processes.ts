/** The processes of this machine that a test has started, directly or not, told by a word in their environment. */
import { readdirSync, readFileSync } from 'node:fs';
import { eventually } from '../wait.ts';

/** The name of the variable that holds the word. */
const variable = 'CLASHWRIGHT_TEST';

/** Whether processes can be told here by their environment. */
export const canTellProcesses: boolean = process.platform === 'linux';

/** What a process has to be started with, so that it and all that it starts are found by the word. */
export function marked(word: string): Readonly<Record<string, string>> {
  return { [variable]: word };
}

export interface RunningProcess {
  readonly id: number;
  /** The program and its arguments. */
  readonly command: string;
}

/** Those that are running now. */
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

/** Nothing, where the process has ended while we looked. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
