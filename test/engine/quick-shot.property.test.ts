/** Properties of any Quick Shot scenario: its odds equal those of all courses, and everything explains itself. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { analyze, say } from '../../server/analysis/index.ts';
import { enumerationComplaints } from './contract/enumeration.ts';
import { oddsComplaints } from './contract/odds.ts';
import { poolComplaints, poolsOf } from './contract/pools.ts';
import { samenessComplaints, stepComplaints } from './contract/steps.ts';
import { randomGambles } from './quick-shot/random-gambles.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 60) };

describe('any gambles by quick-shot', () => {
  it('have odds that equal those of all courses, and steps and pools that explain themselves', () => {
    let contests = 0;
    fc.assert(
      fc.property(randomGambles, (body) => {
        const {
          reading,
          scenarios: [only],
        } = analyze(`scenario "Any"\nrules quick-shot\n${body}\n`, { file: 'any.clash' });
        assert.deepEqual(reading.problems.map(say), []);
        const { scenario, ruleset } = only!;
        const [timeline, odds] = [only!.timeline(), only!.odds()];
        contests += odds.rounds.flatMap((round) => round.contests).length;
        assert.deepEqual(oddsComplaints(odds), []);
        assert.deepEqual(stepComplaints(ruleset, timeline, odds), []);
        assert.deepEqual(
          poolComplaints(ruleset, poolsOf(timeline, odds), () => true),
          [],
        );
        assert.deepEqual(samenessComplaints(ruleset, scenario, 1), []);
        if (odds.rounds[0]!.contests.length > 0) assert.deepEqual(enumerationComplaints(ruleset, scenario), []);
      }),
      runs,
    );
    assert.ok(contests > runs.numRuns / 3, `${contests} contests`);
  }).timeout(240_000);
});
