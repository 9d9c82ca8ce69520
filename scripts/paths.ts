/** Paths of the project, independent of the current folder. */
import { join } from 'node:path';

export const root: string = join(import.meta.dirname, '..');

/** The path of a file of the project. */
export function inProject(...segments: readonly string[]): string {
  return join(root, ...segments);
}
