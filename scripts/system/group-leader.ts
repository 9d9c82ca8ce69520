/**
 * Runs a command as the leader of its process group, and kills the whole group when the starting process ends, for
 * whatever reason.
 */
import { spawn } from 'node:child_process';
import { signalGroup } from './process-group.ts';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
// The starting process holds the other end of the pipe and writes nothing, so that end of input means that it has
// ended.
process.stdin.resume().once('close', () => signalGroup(process.pid, 'SIGKILL'));
// A request to stop reaches the whole group, and the child may take its time over it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
