/**
 * A reason that is set aside is still shown but doesn’t count, in every game: the odds are those of the pool without
 * it.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { randomFight } from '../attack-algorithm/random-fight.ts';
import { randomScenario } from '../random-scenario.ts';
import { compareSettingAside, type SetAsideCompared } from './setting-aside.ts';
import { games, samplesOf } from './written.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 10) };

/** In the samples of Acquire Moveables few have a reason. */
const least: ReadonlyMap<string, number> = new Map([['acquire-moveables', 9]]);

for (const ruleset of games) {
  it(`sets aside whatever counts in the samples of ${ruleset.id}, so that it no longer counts`, () => {
    const compared: SetAsideCompared = { compared: 0, complaints: [] };
    for (const written of samplesOf(ruleset)) compareSettingAside(written, compared);
    assert.deepEqual(compared.complaints, []);
    assert.ok(compared.compared >= (least.get(ruleset.id) ?? 20), `${compared.compared} compared`);
  }).timeout(240_000);
}

for (const [id, scenario] of [
  ['demon-city-2018', randomScenario],
  ['demon-city-2017', randomScenario],
  ['attack-algorithm', randomFight({ rounds: 1, dice: 2 })],
] as const) {
  it(`sets aside whatever counts in any scenario by ${id}`, () => {
    let all = 0;
    fc.assert(
      fc.property(scenario, (body) => {
        const compared: SetAsideCompared = { compared: 0, complaints: [] };
        compareSettingAside({ file: 'any.clash', text: `scenario "Any"\nrules ${id}\n${body}` }, compared);
        assert.deepEqual(compared.complaints, []);
        all += compared.compared;
      }),
      runs,
    );
    assert.ok(all >= runs.numRuns, `${all} compared`);
  }).timeout(240_000);
}
