/** The licences of bundled packages, which are shipped with the bundles. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { inProject } from '../../scripts/paths.ts';
import { bundledPackages, thirdPartyNotices } from '../../scripts/packaging/third-party-notices.ts';

describe('bundled packages', () => {
  const bundled = (inputs: Readonly<Record<string, number>>): Metafile => ({
    inputs: {},
    outputs: {
      'dist/some.js': {
        bytes: 1,
        imports: [],
        exports: [],
        inputs: Object.fromEntries(Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }])),
      },
    },
  });

  it('are those with code in a bundle, each once', () => {
    const metafiles = [
      bundled({
        'server/main.ts': 9,
        'node_modules/b/lib/one.js': 1,
        'node_modules/b/two.js': 1,
        'node_modules/shaken/all.js': 0,
      }),
      bundled({ 'node_modules/@scope/a/main.js': 1, 'node_modules/b/node_modules/inner/main.js': 1 }),
    ];
    const paths = ['node_modules/@scope/a', 'node_modules/b', 'node_modules/b/node_modules/inner'];
    assert.deepEqual(
      bundledPackages(metafiles),
      paths.map((path) => inProject(path)),
    );
  });
});

describe('third-party notices', () => {
  let home: string;

  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'clashwright-notices-'));
  });
  after(() => rm(home, { recursive: true }));

  async function packageWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
    const folder = join(home, name);
    await mkdir(folder);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT' }));
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
    return folder;
  }

  it('have name, version, licence and notice of each package, whatever the files are called', async () => {
    const folders = [
      await packageWith('one', { 'LICENSE.md': 'Do as you please.\n', 'README.md': 'unlicensed words' }),
      await packageWith('two', {
        licence: 'As one.',
        NOTICE: 'Made by two.',
        'thirdpartynotices.txt': 'With parts of three.',
      }),
    ];
    const line = '='.repeat(80);
    assert.equal(
      thirdPartyNotices(folders),
      [
        'Clashwright contains the packages below, each under the licence that follows its name.',
        '',
        line,
        'one 1.2.3 (MIT)',
        line,
        '',
        'Do as you please.',
        '',
        line,
        'two 1.2.3 (MIT)',
        line,
        '',
        'Made by two.',
        '',
        'As one.',
        '',
        'With parts of three.',
        '',
      ].join('\n'),
    );
  });

  it('can’t be made for a package without a licence text', async () => {
    const folder = await packageWith('three', { NOTICE: 'Made by three.' });
    assert.throws(
      () => thirdPartyNotices([folder]),
      /^Error: three is bundled, and its package has no text of its licence$/,
    );
  });
});
