/** The size of the installed package. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../scripts/system/child.ts';
import { inProject } from '../../../scripts/paths.ts';
import { makeTemporaryFolder } from '../../../scripts/system/temporary-folder.ts';
import { size, type Table } from '../../../scripts/measure/table.ts';

export async function packageTable(): Promise<Table> {
  const file = join(await makeTemporaryFolder('package'), 'clashwright.vsix');
  const { code, output } = await run('npm', ['run', 'package', '--', '--out', file], {
    cwd: inProject(),
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`The package can’t be made\n${output}`);
  const sizeOf = async (path: string): Promise<string> => size((await stat(path)).size);
  const bundles = ['client.cjs', 'clashwright.cjs', 'protocol.cjs', 'panel.js', 'panel.css'];
  return {
    title: 'Size',
    rows: [
      ['', '', 'to be under'],
      ['the package, as it is installed', await sizeOf(file), '500 kB'],
      ...(await Promise.all(
        bundles.map(async (name) => [`dist/${name}, before it is packed`, await sizeOf(inProject('dist', name)), '']),
      )),
    ],
  };
}
