/**
 * After any edits in any order, all answers equal those for a freshly opened text. `CLASHWRIGHT_RUNS` is the number of
 * runs, by the seeds from 1 on; `CLASHWRIGHT_SEED` is a single one.
 */
import assert from 'node:assert/strict';
import { Editor } from '../protocol/editor.ts';
import { compareRun } from './edited-and-fresh.ts';

const only = process.env['CLASHWRIGHT_SEED'];
const seeds =
  only === undefined
    ? Array.from({ length: Number(process.env['CLASHWRIGHT_RUNS'] ?? 25) }, (_, index) => index + 1)
    : [Number(only)];

describe('a text after random edits', function () {
  this.timeout(0);

  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('is shown like a freshly opened one', async () => {
    const told: string[] = [];
    let held = 0;
    for (const seed of seeds) {
      const compared = await compareRun(editor, seed);
      held += compared.held.length > 0 ? 1 : 0;
      if (compared.differences.length > 0)
        told.push(`CLASHWRIGHT_SEED=${seed}`, ...compared.differences.map((each) => `  ${each}`));
    }
    assert.equal(told.length, 0, `${told.join('\n')}\n(figures were held in ${held} of ${seeds.length} runs)`);
  });
});
