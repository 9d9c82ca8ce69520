/** `npm run -s clashwright -- …`: the command line in a clone, rebuilt if a source is newer than its bundle. */
import { build } from './bundles.ts';
import { run } from './system/child.ts';
import { isOutOfDate } from './freshness.ts';
import { inProject } from './paths.ts';

const bundle = inProject('dist', 'clashwright.cjs');
const sources = ['server', 'scripts/bundles.ts', 'scripts/packaging/shared-protocol.ts', 'package-lock.json'].map(
  (path) => inProject(path),
);

if (await isOutOfDate(bundle, sources)) await build({ only: ['clashwright.cjs'] });
// npm runs scripts in the project's folder, but file arguments are relative to the user's folder.
const cwd = process.env['INIT_CWD'] ?? process.cwd();
const { code } = await run(process.execPath, [bundle, ...process.argv.slice(2)], { cwd, inherit: true });
process.exitCode = code;
