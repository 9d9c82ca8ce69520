/** Symbolic links that lead out of the open folders. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadsOut } from '../../client/documents/links-out.ts';

describe('a path in the workspace', () => {
  let root: string;
  before(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'clashwright-')));
    for (const name of ['one', 'other', 'elsewhere', 'one-more']) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'cast.clash'), '');
    }
    symlinkSync(join(root, 'elsewhere'), join(root, 'one/folder'));
    symlinkSync(join(root, 'elsewhere/cast.clash'), join(root, 'one/file.clash'));
    symlinkSync(join(root, 'one-more/cast.clash'), join(root, 'one/near.clash'));
    symlinkSync('cast.clash', join(root, 'one/within.clash'));
    symlinkSync(join(root, 'other/cast.clash'), join(root, 'one/other.clash'));
    symlinkSync(join(root, 'nowhere.clash'), join(root, 'one/broken.clash'));
    symlinkSync(join(root, 'one'), join(root, 'way'));
  });
  after(() => {
    rmSync(root, { recursive: true });
  });

  for (const [path, folders, isOut] of [
    ['one/cast.clash', ['one'], false],
    ['one/file.clash', ['one'], true],
    ['one/folder/cast.clash', ['one'], true],
    ['one/near.clash', ['one'], true],
    ['one/within.clash', ['one'], false],
    ['one/other.clash', ['one', 'other'], false],
    ['one/other.clash', ['one'], true],
    ['one/broken.clash', ['one'], false],
    ['way/cast.clash', ['way'], false],
    ['one/cast.clash', ['gone', 'one'], false],
  ] as const) {
    it(`${path} leads ${isOut ? 'out of' : 'to somewhere in'} ${folders.join(' and ')}`, async () => {
      assert.equal(
        await leadsOut(
          join(root, path),
          folders.map((folder) => join(root, folder)),
        ),
        isOut,
      );
    });
  }
});
