/** Counting the results of a test process. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMocha } from '../../scripts/unit.ts';
import type { Tally } from '../../scripts/tally.ts';

const twoGood = 'describe("good", () => { it("is", () => {}); it("is too", () => {}); });';

describe('a test process', () => {
  let folder = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clashwright-suites-'));
  });
  after(() => rm(folder, { recursive: true }));

  const tallyOf = async (name: string, text: string): Promise<Tally> => {
    const file = join(folder, `${name}.cjs`);
    await writeFile(file, text);
    return runMocha(['--no-config', file], 'ignore');
  };

  it('reports how many tests passed and failed', async () => {
    assert.deepEqual(await tallyOf('ended', `${twoGood} it("isn’t", () => { throw new Error(); });`), {
      passed: 2,
      failed: 1,
    });
  });

  it('keeps the passed tests when it crashes, which is one failure', async () => {
    assert.deepEqual(
      await tallyOf('dead', `${twoGood} describe("bad", () => { it("ends all", () => process.exit(0)); });`),
      { passed: 2, failed: 1 },
    );
  });

  it('has failed if there are no tests, or they can’t be loaded', async () => {
    assert.deepEqual(await runMocha(['--no-config', join(folder, 'missing.cjs')], 'ignore'), { passed: 0, failed: 1 });
    assert.deepEqual(await tallyOf('unread', 'throw new Error("unread");'), { passed: 0, failed: 1 });
  });
});
