/** The command line `clashwright`: results go to standard output, complaints to standard error. */
import { runCommand } from './cli/index.ts';

/** Runs the command that was typed, and leaves its exit code for the end of the program. */
export function runFromTerminal(): void {
  // Whoever reads the results may have seen enough, as `head` has; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

  process.exitCode = runCommand(process.argv.slice(2), {
    out: (text) => process.stdout.write(harmless(`${text}\n`)),
    complain: (text) => process.stderr.write(harmless(`${text}\n`)),
    details: process.env.CLASHWRIGHT_DETAILS === '1',
  });
}

/** A scenario's words without the characters that steer a terminal; a line may end in either way. */
function harmless(text: string): string {
  return text.replace(/(?!\r?\n|\t)\p{Cc}/gu, '\uFFFD');
}
