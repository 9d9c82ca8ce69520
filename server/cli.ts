/** The command line `clashwright`: results go to standard output, errors to standard error. */
import { runCommand } from './cli/index.ts';

/** Runs the command and sets the process’s exit code. */
export function runFromTerminal(): void {
  // A reader such as `head` may close the pipe early; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

  process.exitCode = runCommand(process.argv.slice(2), {
    out: (text) => process.stdout.write(harmless(`${text}\n`)),
    complain: (text) => process.stderr.write(harmless(`${text}\n`)),
    details: process.env.CLASHWRIGHT_DETAILS === '1',
  });
}

/** Replaces control characters, which could affect a terminal; both kinds of line break stay. */
function harmless(text: string): string {
  return text.replace(/(?!\r?\n|\t)\p{Cc}/gu, '\uFFFD');
}
