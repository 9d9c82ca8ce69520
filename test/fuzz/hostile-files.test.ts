/**
 * Damaged files end nothing, and what is said of them is right. `CLASHWRIGHT_RUNS` says how many files are made, by the
 * seeds from 1 on; `CLASHWRIGHT_SEED` names the only one, of which everything is asked, also what takes long.
 */
import assert from 'node:assert/strict';
import { faultyAmong, ofEachKind } from './hostile-files.ts';
import { inWords } from './telling-faults.ts';

const only = process.env['CLASHWRIGHT_SEED'];
const seeds =
  only === undefined
    ? Array.from({ length: Number(process.env['CLASHWRIGHT_RUNS'] ?? 500) }, (_, index) => index + 1)
    : [Number(only)];

/** So many kinds of faults are told of. */
const mostTold = 8;

describe('damaged files', function () {
  this.timeout(0);

  it('are served, whatever is in them: nothing throws or hangs, places are in the text, chances are chances', async () => {
    const faulty = await faultyAmong(seeds, only !== undefined);
    const told: string[] = [];
    for (const each of ofEachKind(faulty).slice(0, mostTold)) told.push(await inWords(each));
    assert.equal(faulty.length, 0, `${faulty.length} of ${seeds.length} files have faults\n${told.join('\n')}`);
  });
});
