/** Library files: files for inclusion, in which nothing is played. */
import type { Reading } from './read.ts';

/** Whether a file has no scenario of its own: no `scenario` sentence and no rounds. */
export function isLibrary({ scenarios }: Reading): boolean {
  return scenarios.every(({ read, scenario }) => read.memory.text.whole && scenario.rounds.length === 0);
}
