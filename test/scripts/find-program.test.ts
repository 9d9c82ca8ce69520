/** Finding installed programs. */
import assert from 'node:assert/strict';
import { basename, delimiter, dirname } from 'node:path';
import { findOnPath } from '../../scripts/system/find-program.ts';

describe('looking for a program on the search path', () => {
  const name = basename(process.execPath, '.exe');
  const folder = dirname(process.execPath);

  it('returns the first name that exists', () => {
    assert.equal(findOnPath(['no-such-program', name], ['/no-such-folder', folder].join(delimiter)), process.execPath);
  });

  it('returns nothing if none exists', () => {
    assert.equal(findOnPath([name], '/no-such-folder'), undefined);
  });
});
