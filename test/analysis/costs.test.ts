/**
 * What later rounds cost somebody: exact results equal those counted by hand, sampled ones agree with the exact ones.
 */
import assert from 'node:assert/strict';
import { analyze, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/generators/run-to-end.ts';
import { share, type Distribution } from '../../server/engine/index.ts';

/** Whoever hits throws one more card for damage: any of the three with equal chance. */
const tarot = `scenario "The yard"
rules demon-city-2018
deck of the Players: 1, 2, 9
deck of the Host: 5, 5
option shuffling rounds
combatant Ann (she) of the Players
  Agility 1  Toughness 9  Hand-to-Hand 1
combatant Bill (he) of the Host
  Agility 1  Toughness 9
round 1
  Ann: waits.
  Bill: waits.
round 2
  Ann: punches Bill.
  Bill: waits.
`;

/** A first hit does the damage of one die, which is decided for them. */
const attacks = `scenario "The yard"
rules attack-algorithm
decides hit die: d8
combatant Ann (she) of the Players
  HP 9
combatant Bill (he) of the Host
  HP 20
round 1
  Ann: waits.
  Bill: waits.
round 2
  Ann: punches Bill.
  Bill: waits.
`;

function analysisOf(text: string): ScenarioAnalysis {
  return analyze(text, { file: 'yard.clash' }).scenarios[0]!;
}

function costsIn(analysis: ScenarioAnalysis, index: number): readonly Distribution[] {
  return analysis.chances.odds.rounds[index]!.overall!.costs;
}

describe('the cost of a later round', () => {
  it('is exact if all courses can be enumerated', () => {
    const [only, ...more] = costsIn(analysisOf(tarot), 1);
    assert.deepEqual(
      [more.length, only!.on, only!.of, only!.befalls],
      [0, 'Bill', 'Toughness that Bill loses', ['loses', 'Toughness']],
    );
    const told = [...only!.values].map(([cost, { chance }]) => `${cost}: ${chance.toFraction()}`);
    assert.deepEqual([told, only!.mean!.toFraction()], [['1: 1/3', '2: 1/3', '9: 1/3'], '4']);
  });

  it('is missing for a round that costs nobody anything', () => {
    const calm = tarot.replace('round 2\n  Ann: punches Bill.', 'round 2\n  Ann: waits.');
    assert.deepEqual(analysisOf(calm).overall.rounds[1]!.costs, []);
  });

  for (const text of [tarot, attacks]) {
    const { ruleset, overall } = analysisOf(text);
    it(`agrees between sampling and enumeration, within its interval, in ${ruleset.id}`, () => {
      const exact = overall.rounds[1]!.costs![0]!;
      const sampling = overall.sampling({ questions: [], everything: true })!;
      runToEnd(sampling.goOn(1600));
      const played = sampling.round(1)!.costs[0]!;
      assert.deepEqual([played.on, played.of], [exact.on, exact.of]);
      assert.deepEqual([...played.values.keys()], [...exact.values.keys()]);
      for (const [cost, { chance }] of exact.values) {
        const figure = played.values.get(cost)!;
        const error = Math.max(1e-6, (figure.sample!.high - figure.sample!.low) / 4);
        assert.ok(Math.abs(share(figure) - share({ chance })) <= 4 * error, `${cost}: ${share(figure)}`);
      }
    });
  }
});
