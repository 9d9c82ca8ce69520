/** What a modifier is worth is what leaving its sentence out changes, in every game. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { randomFight } from '../attack-algorithm/random-fight.ts';
import { randomScenario } from '../random-scenario.ts';
import { compareWorth, type Compared } from './worth.ts';
import { games, samplesOf } from './written.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 30) };

for (const ruleset of games) {
  it(`gives the right worth of modifiers with a sentence of their own, and of one more advantage, in the samples of ${ruleset.id}`, () => {
    const compared: Compared = { without: 0, with: 0, complaints: [] };
    for (const written of samplesOf(ruleset)) compareWorth(written, compared);
    assert.deepEqual(compared.complaints, []);
    assert.ok(compared.without >= 5, `${compared.without} without`);
    if (ruleset.trialSentences.additions === undefined) assert.ok(compared.with >= 10, `${compared.with} with`);
  }).timeout(240_000);
}

for (const [id, scenario] of [
  ['demon-city-2018', randomScenario],
  ['demon-city-2017', randomScenario],
  ['attack-algorithm', randomFight({ rounds: 1, dice: 2 })],
] as const) {
  it(`gives the right worth in any scenario by ${id}`, () => {
    const compared: Compared = { without: 0, with: 0, complaints: [] };
    fc.assert(
      fc.property(scenario, (body) => {
        compareWorth({ file: 'any.clash', text: `scenario "Any"\nrules ${id}\n${body}` }, compared);
        assert.deepEqual(compared.complaints, []);
      }),
      runs,
    );
    assert.ok(compared.without >= runs.numRuns / 2, `${compared.without} without`);
    assert.ok(compared.with >= runs.numRuns, `${compared.with} with`);
  }).timeout(240_000);
}
