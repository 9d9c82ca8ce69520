/** A bundle to be tested as it is shipped: built anew when a source is newer than it. */
import { build } from '../scripts/bundles.ts';
import { isOutOfDate } from '../scripts/freshness.ts';
import { inProject } from '../scripts/paths.ts';

type Bundle = 'server.cjs' | 'cli.cjs';

const sources = ['server', 'scripts/bundles.ts', 'package-lock.json'].map((path) => inProject(path));
const made = new Map<Bundle, Promise<string>>();

/** The path of the bundle; one process builds it once at most. */
export function upToDate(bundle: Bundle): Promise<string> {
  const path = made.get(bundle) ?? make(bundle);
  made.set(bundle, path);
  return path;
}

async function make(bundle: Bundle): Promise<string> {
  const path = inProject('dist', bundle);
  if (await isOutOfDate(path, sources)) await build({ only: bundle });
  return path;
}
