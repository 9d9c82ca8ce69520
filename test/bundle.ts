/** The program to be tested as it is shipped: built anew when a source is newer than it. */
import { build } from '../scripts/bundles.ts';
import { isOutOfDate } from '../scripts/freshness.ts';
import { inProject } from '../scripts/paths.ts';

const name = 'clashwright.cjs';
const sources = ['server', 'scripts/bundles.ts', 'scripts/shared-protocol.ts', 'package-lock.json'].map((path) => inProject(path));
let made: Promise<string> | undefined;

/** The path of the bundle; one process builds it once at most. */
export function upToDate(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const path = inProject('dist', name);
  if (await isOutOfDate(path, sources)) await build({ only: name });
  return path;
}
