/** The reference’s example of an expected state can be either true or false in each game. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { analyze } from '../../server/analysis/index.ts';
import { rulesets } from '../../server/engine/index.ts';
import { skeleton } from '../../server/language/index.ts';
import { inProject } from '../../scripts/paths.ts';

describe('the example of an expected state', () => {
  const { example } = skeleton.find(({ id }) => id === 'expect-state')!;
  const state = / is (.+) at /u.exec(example)![1]!;

  for (const { id } of rulesets) {
    it(`is uncertain in a scenario of ${id}`, () => {
      const known = samplesOf(id)
        .flatMap((odds) => odds.rounds)
        .flatMap(({ standing = [] }) => standing)
        .flatMap(({ odds }) => odds.get(state) ?? []);
      assert.ok(
        known.some(({ chance }) => chance.compare(0) > 0 && chance.compare(1) < 0),
        state,
      );
    });
  }
});

function samplesOf(ruleset: string) {
  return readdirSync(inProject('samples'))
    .filter((name) => name.endsWith('.clash'))
    .flatMap((name) => analyze(readFileSync(inProject('samples', name), 'utf8'), { file: name }).scenarios)
    .filter(({ scenario }) => scenario.rules.id === ruleset)
    .map((each) => each.odds());
}
