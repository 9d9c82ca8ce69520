/** Runs the bundled command line as a process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../../scripts/paths.ts';
import { upToDate } from '../bundle.ts';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** The path of a sample, relative to the project’s folder. */
export function sample(name: string): string {
  return `samples/${name}.clash`;
}

/** Runs `clashwright` in a folder, by default the project’s; `input` is its standard input. */
export async function clashwright(args: readonly string[], input = '', cwd = inProject()): Promise<Outcome> {
  const child = spawn(process.execPath, [await upToDate(), ...args], { cwd, stdio: 'pipe' });
  const [out, complaints] = [collect(child.stdout), collect(child.stderr)];
  // A command that reads no input may have exited before this is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out: out.join(''), complaints: complaints.join('') };
}

function collect(stream: NodeJS.ReadableStream): readonly string[] {
  const chunks: string[] = [];
  stream.setEncoding('utf8').on('data', (chunk: string) => void chunks.push(chunk));
  return chunks;
}
