/**
 * Damaged files crash nothing, and the answers about them are valid. `CLASHWRIGHT_RUNS` is the number of files, by the
 * seeds from 1 on; `CLASHWRIGHT_SEED` is a single one, for which all requests are made, including slow ones.
 */
import assert from 'node:assert/strict';
import { faultyAmong, ofEachKind } from './hostile-files.ts';
import { inWords } from './telling-faults.ts';

const only = process.env['CLASHWRIGHT_SEED'];
const seeds =
  only === undefined
    ? Array.from({ length: Number(process.env['CLASHWRIGHT_RUNS'] ?? 500) }, (_, index) => index + 1)
    : [Number(only)];

/** The maximum number of reported kinds of faults. */
const mostTold = 8;

describe('damaged files', function () {
  this.timeout(0);

  it('are handled, whatever is in them: nothing throws or hangs, positions are in the text, chances are valid', async () => {
    const faulty = await faultyAmong(seeds, only !== undefined);
    const told: string[] = [];
    for (const each of ofEachKind(faulty).slice(0, mostTold)) told.push(await inWords(each));
    assert.equal(faulty.length, 0, `${faulty.length} of ${seeds.length} files have faults\n${told.join('\n')}`);
  });
});
