/** Results are the same with caches and without. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { analyze } from '../../../server/analysis/index.ts';
import { withoutMemory } from '../../../server/engine/derive/index.ts';
import { rulesets } from '../../../server/engine/index.ts';
import { randomScenario } from '../random-scenario.ts';

const samples = resolve(import.meta.dirname, '../../../samples');

/** Everything that can be seen of a text that is parsed for the first time. */
function told(text: string): unknown {
  return analyze(text, { file: 'a.clash' }).scenarios.map((scenario) => ({
    findings: scenario.findings,
    timeline: scenario.timeline(3),
    along: scenario.odds(3),
    first: scenario.firstOdds,
  }));
}

/** People in a cast are compared by identity, so a scenario has one cast. */
function isCast(name: string): boolean {
  return name.includes('/cast');
}

function assertSame(text: string): void {
  // Twice, since the second time everything that doesn’t depend on this parse may come from a cache.
  const [once, again] = [told(text), told(text)];
  const without = withoutMemory(
    (name) => !isCast(name),
    () => told(text),
  );
  assert.deepEqual(without, once);
  assert.deepEqual(again, once);
}

describe('without caches', () => {
  for (const name of ['duel', 'the-eye', 'the-toll-gate', 'the-card-table', 'garage-door']) {
    it(`${name} is the same`, () => {
      assertSame(readFileSync(join(samples, `${name}.clash`), 'utf8'));
    }).timeout(60_000);
  }

  const editions = rulesets.map(({ id }) => id).filter((id) => id.startsWith('demon-city'));
  it('random scenarios are the same in each edition', () => {
    assert.equal(editions.length, 2);
    fc.assert(
      fc.property(randomScenario, fc.constantFrom(...editions), (body, id) => {
        assertSame(`scenario "Any"\nrules ${id}\n${body}`);
      }),
      { numRuns: 6 },
    );
  }).timeout(120_000);
});
