/** Nothing is kept of discarded texts. `CLASHWRIGHT_EDITS` is the number of edits, 20,000 for the full length. */
import assert from 'node:assert/strict';
import { heapAfter } from './server-heap.ts';

const edits = Number(process.env['CLASHWRIGHT_EDITS'] ?? 1_200);

/** The first measurement is when caches are full and code is compiled. */
const first = Math.min(1_000, Math.ceil(edits / 3));

const mostGrowth = 10_000_000;

describe('the server’s heap', function () {
  this.timeout(0);

  it(`after ${edits} edits is within 10 MB of that after ${first}`, async () => {
    const [early = NaN, late = NaN] = await heapAfter([first, edits]);
    assert.ok(late - early < mostGrowth, `${early} bytes, and then ${late}`);
    console.log(`        ${[early, late].map((bytes) => (bytes / 1e6).toFixed(1)).join(' MB, then ')} MB`);
  });
});
