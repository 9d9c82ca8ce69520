/** What a modifier is worth is what leaving its sentence out changes, in every game. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { inProject } from '../../../scripts/paths.ts';
import { rulesets } from '../../../server/engine/index.ts';
import { randomFight } from '../attack-algorithm/random-fight.ts';
import { randomScenario } from '../random-scenario.ts';
import { compareWorth, type Compared, type Text } from './worth.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 30) };

const samples = textsIn(inProject('samples')).filter(({ text }) => /^round /mu.test(text));

for (const { id, trying } of rulesets) {
  it(`the worth of what stands in a sentence of its own, and of one more advantage, is true of the samples of ${id}`, () => {
    const compared: Compared = { without: 0, with: 0, complaints: [] };
    for (const written of samples.filter(({ text }) => text.includes(`rules ${id}`))) compareWorth(written, compared);
    assert.deepEqual(compared.complaints, []);
    assert.ok(compared.without >= 5, `${compared.without} without`);
    if (trying.additions === undefined) assert.ok(compared.with >= 10, `${compared.with} with`);
  }).timeout(240_000);
}

for (const [id, scenario] of [
  ['demon-city-2018', randomScenario],
  ['demon-city-2017', randomScenario],
  ['attack-algorithm', randomFight({ rounds: 1, dice: 2 })],
] as const) {
  it(`the same holds of any scenario by ${id}`, () => {
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

function textsIn(folder: string): readonly Text[] {
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.clash'))
    .sort()
    .map((file) => ({ file, text: textOf(file), include: (path) => textOf(join(dirname(file), path)) }));
}
