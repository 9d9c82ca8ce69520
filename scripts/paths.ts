/** Where things lie in the project, whatever folder a script was started from. */
import { join } from 'node:path';

export const root: string = join(import.meta.dirname, '..');

/** The path of a file of the project. */
export function inProject(...segments: readonly string[]): string {
  return join(root, ...segments);
}
