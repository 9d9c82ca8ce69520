/** Figures over all courses compared with the odds of the first round, and with all results of one die. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { runToEnd, seededThrows, type Condition } from '../../../server/engine/index.ts';
import { smallCases } from '../contract/scenarios.ts';
import { read, rose } from './gamble.ts';

const nowhere = { file: 'any.clash', sentence: 0, start: 0, end: 0 };

function overallOf(body: string) {
  const { scenario, ruleset } = read(body);
  return runToEnd(ruleset.overall(scenario, { throws: seededThrows(1), seed: 1 }));
}

const did = (id: string): Condition => ({
  kind: 'did',
  who: { text: id, id, source: nowhere },
  what: 'succeeded',
  source: nowhere,
});
const hurt = (id: string): Condition => ({
  kind: 'is',
  who: { text: id, id, source: nowhere },
  state: 'hurt',
  source: nowhere,
});

describe('over all courses of a first round', () => {
  for (const { name, scenario } of smallCases().filter(({ scenario: { ruleset } }) => ruleset.id === 'quick-shot')) {
    it(`an attempt succeeds as often as its odds say: ${name}`, () => {
      const [round] = runToEnd(
        scenario.ruleset.overall(scenario.scenario, { throws: seededThrows(1), seed: 1 }),
      ).rounds;
      const { actions } = scenario.odds().rounds[0]!;
      for (const { actor } of actions) {
        // Attempts of one character are rolled separately, and any success counts.
        const misses = actions
          .filter((each) => each.actor === actor)
          .map(({ odds }) => new Fraction(1).sub(odds.get('succeeds')!.chance));
        assert.equal(
          round!.holdsAfter(did(actor))?.toFraction(),
          new Fraction(1).sub(misses.reduce((product, miss) => product.mul(miss))).toFraction(),
        );
      }
    });
  }
});

describe('over all courses of two rounds', () => {
  const body = `${rose({ rules: ['option squash none'], head: ['the Thug: punches Rose.', 'deals a common wound "bruised ribs" on everything'], under: ['hard "duck" avoids the Thug'] })}
round 2
Rose: gambles on "more".
common "hit back"`;

  it('a wound from the first counts in the second', () => {
    const [first, second] = overallOf(body).rounds;
    const plain = 4_377_384 / 16_777_216;
    const [safe, hindered] = [13_004_800 / 16_777_216, 4_876_288 / 16_777_216];
    assert.equal(first!.holdsAfter(hurt('Rose'))!.valueOf().toFixed(9), (1 - plain).toFixed(9));
    assert.equal(
      second!.holdsAfter(did('Rose'))!.valueOf().toFixed(9),
      (plain * safe + (1 - plain) * hindered).toFixed(9),
    );
  });
});
