/** When the command line of a clone is rebuilt. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isOutOfDate } from '../../scripts/freshness.ts';

describe('a built file', () => {
  let home: string;
  const path = (name: string): string => join(home, name);
  const write = async (name: string, hour: number): Promise<void> => {
    await mkdir(dirname(path(name)), { recursive: true });
    await writeFile(path(name), '');
    await setHour(name, hour);
  };
  const setHour = async (name: string, hour: number): Promise<void> => {
    const time = new Date(2026, 0, 1, hour);
    await utimes(path(name), time, time);
  };

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'clashwright-freshness-'));
    await write('server/engine/play.ts', 8);
    await setHour('server/engine', 8);
    await setHour('server', 8);
  });
  afterEach(() => rm(home, { recursive: true }));

  it('is out of date when it is missing', async () => {
    assert.equal(await isOutOfDate(path('clashwright.cjs'), [path('server')]), true);
  });

  it('is up to date when every source is older', async () => {
    await write('clashwright.cjs', 9);
    assert.equal(await isOutOfDate(path('clashwright.cjs'), [path('server')]), false);
  });

  it('is out of date when a source deep in a folder is newer', async () => {
    await write('clashwright.cjs', 9);
    await setHour('server/engine/play.ts', 10);
    assert.equal(await isOutOfDate(path('clashwright.cjs'), [path('server')]), true);
  });

  it('is out of date when a source was deleted since', async () => {
    await write('clashwright.cjs', 9);
    await rm(path('server/engine/play.ts'));
    assert.equal(await isOutOfDate(path('clashwright.cjs'), [path('server')]), true);
  });
});
