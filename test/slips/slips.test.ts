/**
 * A slip in one line changes the reading of no other line. A thousand slips, each drawn from its number alone, in the
 * lines of the samples; `node test/slips/show.ts [HOW MANY] [FROM]` tells of more of them, with what is read otherwise.
 *
 * What is compared of every other line: the rows by which it is read, all that they mean with the names that are meant,
 * what is found in it, and the scenario, game and block that it belongs to. Not compared are the lines of the sentence
 * that was changed: a text in quotes that runs over several lines is one. A slip doesn't touch the words of a name
 * where that is declared, nor the path of an included file, for what others name by it then naturally is unknown; it
 * may touch all else in those lines. Nor does it touch a line that begins a scenario or says what somebody carries.
 */
import assert from 'node:assert/strict';
import { slipKinds } from './slip-kinds.ts';
import { makeSlip, readSamples, type Slip } from './slips.ts';

const count = 1000;

describe('a mistake in one line', () => {
  const slips: Slip[] = [];
  before(function () {
    this.timeout(60_000);
    const samples = readSamples();
    for (let nth = 0; nth < count; nth += 1) slips.push(makeSlip(samples, nth));
  });

  for (const kind of Object.keys(slipKinds)) {
    it(`changes no other line: ${kind}`, () => {
      const changing = slips.filter((slip) => slip.kind === kind && slip.changes.length > 0);
      assert.deepEqual(
        changing.map(({ file, line, typed, changes }) => `${file}:${line}: ${typed.trim()}\n${changes.join('\n')}`),
        [],
      );
    });
  }

  it('is tried in all samples, and in many of their lines', () => {
    assert.equal(new Set(slips.map(({ file }) => file)).size, readSamples().length);
    assert.ok(new Set(slips.map(({ file, line }) => `${file}:${line}`)).size > 600);
  });
});
