/** The command line `clashwright`: results go to standard output, complaints to standard error. */
import { runCommand } from './cli/index.ts';

process.exitCode = runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
