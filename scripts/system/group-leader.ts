/**
 * Runs a command as the leader of its process group, and ends the whole group when whoever started it is gone, however
 * that ended.
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
// The starter holds the other end and writes nothing, so that the end of the input is the end of the starter.
process.stdin.resume().once('close', () => signalGroup(process.pid, 'SIGKILL'));
// A request to end goes to the whole group, and the child takes its time over it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
