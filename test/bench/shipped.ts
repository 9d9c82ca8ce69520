/** The bundles as they are shipped, built anew once in a run. */
import { build } from '../../scripts/bundles.ts';
import { inProject } from '../../scripts/paths.ts';

let built: Promise<unknown> | undefined;

/** The path of a bundle. */
export async function shipped(bundle: 'client.cjs' | 'clashwright.cjs'): Promise<string> {
  built ??= build({ production: true });
  await built;
  return inProject('dist', bundle);
}
