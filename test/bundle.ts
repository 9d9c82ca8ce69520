/** Builds the shipped bundles for tests, if a source is newer than the bundle. */
import { build } from '../scripts/bundles.ts';
import { isOutOfDate } from '../scripts/freshness.ts';
import { inProject } from '../scripts/paths.ts';

const builders = ['scripts/bundles.ts', 'scripts/packaging/shared-protocol.ts', 'package-lock.json'];
const sources = {
  'clashwright.cjs': ['server', ...builders],
  'panel.js': ['client', 'server/protocol', ...builders],
} as const;

const made = new Map<string, Promise<string>>();

/** The path of a bundle, by default the program; a process builds it at most once. */
export function upToDate(name: keyof typeof sources = 'clashwright.cjs'): Promise<string> {
  const path = made.get(name) ?? make(name);
  made.set(name, path);
  return path;
}

async function make(name: keyof typeof sources): Promise<string> {
  const path = inProject('dist', name);
  if (
    await isOutOfDate(
      path,
      sources[name].map((source) => inProject(source)),
    )
  )
    await build({ only: [name] });
  return path;
}
