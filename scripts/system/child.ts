/** Child processes: one that is run to its end, and one that goes on until it is stopped with all of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../paths.ts';
import { signalGroup } from './process-group.ts';

export interface Outcome {
  /** The exit code; 1 when a signal ended the process. */
  readonly code: number;
  /** What it wrote to both of its outputs; empty where they were inherited. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Let the process write to our own outputs instead of keeping what it says. */
  readonly inherit?: boolean;
  /** Needed on Windows for commands that are batch files. */
  readonly shell?: boolean;
}

/** How long a stopped process may take to end by itself before it is killed. */
const graceMilliseconds = 5000;

/** Runs a command to its end; rejects only when it can't be started. */
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
 * Starts a process in a group of its own, so that `stopGroup` reaches everything it starts in turn.
 * The group ends with this process even where a SIGKILL leaves no time to end it.
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

/** Ends a process and everything it started; resolves when it is gone. */
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

/** Arranges that the child doesn't outlive this process, however this one ends; the result cancels that. */
function endWithUs(end: () => void): () => void {
  // Before anything else, so that folders which the child uses can be removed after it.
  process.prependListener('exit', end);
  return () => {
    process.off('exit', end);
  };
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) signalGroup(pid, name);
}
