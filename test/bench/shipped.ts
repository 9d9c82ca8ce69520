/** The shipped bundles, built once per run. */
import { build } from '../../scripts/bundles.ts';
import { inProject } from '../../scripts/paths.ts';

let built: Promise<unknown> | undefined;

/** The path of a bundle. */
export async function shipped(bundle: 'client.cjs' | 'clashwright.cjs'): Promise<string> {
  built ??= build({ production: true });
  await built;
  return inProject('dist', bundle);
}
