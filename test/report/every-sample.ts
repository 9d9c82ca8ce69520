/** Every sample, read as the command line reads it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { analyze, type Analysis } from '../../server/analysis/index.ts';

/** By their paths within the folder of the samples. */
export function everySample(): readonly { readonly name: string; readonly analysis: Analysis }[] {
  const folder = inProject('samples');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.clash'))
    .sort()
    .map((name) => ({
      name,
      analysis: analyze(readFileSync(join(folder, name), 'utf8'), {
        file: name,
        include: (path) => readOrNothing(join(folder, dirname(name), path)),
      }),
    }));
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
