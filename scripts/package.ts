/** `npm run package [-- --out FILE]`: packages the extension as a `.vsix`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';
import { stagePackage } from './packaging/package-contents.ts';
import { root } from './paths.ts';
import { exitWhenAsked } from './system/signals.ts';
import { makeTemporaryFolder } from './system/temporary-folder.ts';

const { values } = parseArgs({ options: { out: { type: 'string', short: 'o' } } });
exitWhenAsked();
const folder = await makeTemporaryFolder('package');
await stagePackage(folder);
await createVSIX({
  cwd: folder,
  packagePath: resolve(values.out ?? root),
  dependencies: false,
  allowMissingRepository: true,
});
process.exit();
