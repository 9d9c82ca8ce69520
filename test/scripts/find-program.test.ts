/** Finding programs of the machine. */
import assert from 'node:assert/strict';
import { basename, delimiter, dirname } from 'node:path';
import { findOnPath } from '../../scripts/system/find-program.ts';

describe('looking for a program on the search path', () => {
  const name = basename(process.execPath, '.exe');
  const folder = dirname(process.execPath);

  it('takes the first name that is there', () => {
    assert.equal(findOnPath(['no-such-program', name], ['/no-such-folder', folder].join(delimiter)), process.execPath);
  });

  it('comes back with nothing when none is', () => {
    assert.equal(findOnPath([name], '/no-such-folder'), undefined);
  });
});
