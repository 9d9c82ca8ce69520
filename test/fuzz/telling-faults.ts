/** Describes a damaged file with a fault: how to run it alone, the fault, and the shortest text that has it. */
import { Checker } from './checker.ts';
import { hostileFileOf } from './hostile-file.ts';
import type { Faulty } from './hostile-files.ts';
import { shortest } from './shortest.ts';

/** The time limit for each attempt to shorten a text that hangs, in ms. */
const patience = 5_000;

export async function inWords({ seed, complaints }: Faulty): Promise<string> {
  const { name, changes, before, text } = hostileFileOf(seed);
  const { question } = complaints[0]!;
  const checker = new Checker();
  const hasFault = async (from: string, to: string): Promise<boolean> =>
    (await checker.check({ before: from, text: to, isThorough: true }, patience)).some(
      (each) => each.question === question,
    );
  const short = await shortest(text, (shorter) => hasFault(before, shorter));
  const start =
    question === 'reading after an edit'
      ? [`after an edit of ${JSON.stringify(await shortest(before, (shorter) => hasFault(shorter, short)))}`]
      : [];
  await checker.close();
  return [
    `CLASHWRIGHT_SEED=${seed} (${name}: ${changes.join(', ')})`,
    ...complaints.slice(0, 3).map((each) => `  ${each.question}: ${each.words.slice(0, 500)}`),
    `  the shortest text with it: ${JSON.stringify(short)}`,
    ...start,
  ].join('\n');
}
