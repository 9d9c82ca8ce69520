/** A throw that is tried out is written as the game writes it, and counts for the intended action. */
import assert from 'node:assert/strict';
import { addThrows, type Added } from './trying-add.ts';
import { games, samplesOf } from './written.ts';

for (const ruleset of games) {
  it(`allows trying one throw more or fewer for every action in the samples of ${ruleset.id}`, () => {
    const added: Added = { counted: 0, passed: 0, kept: 0, complaints: [] };
    for (const written of samplesOf(ruleset)) addThrows(written, added);
    assert.deepEqual(added.complaints, []);
    assert.ok(added.counted >= 20, `${added.counted} counted`);
  }).timeout(240_000);
}
