/** Child processes: one that runs to its end, and one that runs until it is stopped with all its descendants. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../paths.ts';
import { signalGroup } from './process-group.ts';

export interface Outcome {
  /** The exit code; 1 if a signal ended the process. */
  readonly code: number;
  /** Its standard output and error; empty if they were inherited. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Lets the process write to our own outputs instead of capturing its output. */
  readonly inherit?: boolean;
  /** Needed on Windows for commands that are batch files. */
  readonly shell?: boolean;
}

/** How long a stopped process may take to end before it is killed. */
const graceMilliseconds = 5000;

/** Runs a command to its end; rejects only if it can't be started. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const { inherit = false, ...rest } = options;
  const child = spawn(command, args, { ...rest, stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const forget = endWithUs(() => child.kill());
  const chunks: string[] = [];
  child.stdout?.on('data', (data: Buffer) => chunks.push(data.toString()));
  child.stderr?.on('data', (data: Buffer) => chunks.push(data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  forget();
  return { code: code ?? 1, output: chunks.join('') };
}

/**
 * Starts a process in a group of its own, so that `stopGroup` reaches all its descendants. The group ends with this
 * process even after a SIGKILL.
 */
export function startGroup(command: string, args: readonly string[], options: RunOptions = {}): ChildProcess {
  const child = spawn(process.execPath, [inProject('scripts', 'system', 'group-leader.ts'), command, ...args], {
    ...options,
    detached: process.platform !== 'win32',
    stdio: 'pipe',
  });
  child.once(
    'exit',
    endWithUs(() => signal(child, 'SIGKILL')),
  );
  return child;
}

/** Ends a process and all its descendants; resolves when it has ended. */
export async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    signal(child, 'SIGTERM');
    const timer = setTimeout(() => signal(child, 'SIGKILL'), graceMilliseconds);
    await ended;
    clearTimeout(timer);
  }
  // Its children may have outlived it.
  signal(child, 'SIGKILL');
}

/** Ensures that the child doesn't outlive this process; the returned function cancels that. */
function endWithUs(end: () => void): () => void {
  // Before all other listeners, so that folders which the child uses can be removed after it.
  process.prependListener('exit', end);
  return () => {
    process.off('exit', end);
  };
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) signalGroup(pid, name);
}
