/** Fights of many in Acquire Moveables: exact in the first round, and estimated from single plays in later ones. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';

const text = `rules acquire-moveables
weapon sword: close, damage d8
weapon claws: close, damage d6
combatants Ann, Bob and Cid of the Players
  GRC 5  STR 5  HP 8  LVL 1
  carries sword
  below 0 HP falls
combatants the Ghoul, the Imp and the Rat of the Host
  GRC 4  STR 5  HP 10
  carries claws
  below 0 HP fights on
scenario "Three against three"
round 1
  Ann, Bob and Cid: strike the Ghoul with a sword.
  the Ghoul: claws Ann.
  the Imp: claws Ann.
  the Rat: claws Bob.
round 2
  Ann, Bob and Cid: strike the Ghoul with a sword.
  the Ghoul: claws Ann.
`;

describe('a fight of three against three', () => {
  const { reading, scenarios } = analyze(text, { file: 'three.clash', rulesets: [acquireMoveables] });
  const [scenario] = scenarios;

  it('has exact odds in its first round', () => {
    assert.deepEqual(reading.problems.map(say), []);
    const [first] = scenario?.odds().rounds ?? [];
    const blow = first?.actions.find(({ actor }) => actor === 'Ann')?.odds;
    assert.equal(blow?.get('harms')?.sample, undefined);
    const [harms, misses] = ['harms', 'misses'].map((outcome) => blow?.get(outcome)?.chance);
    assert.ok(harms !== undefined && misses !== undefined);
    assert.equal(harms.div(harms.add(misses)).toFraction(), '4/5');
  });

  it('has intervals in its second round that hold what doesn’t depend on the first', () => {
    const second = scenario?.chances.odds.rounds.find(({ round }) => round === 2);
    const shareOf = (kind: string, who: string, outcome: string) =>
      second?.contests.find((each) => each.kind === kind && each.parties.includes(who))?.odds.get(outcome)?.sample;
    for (const [kind, who, outcome, chance] of [
      ['initiative', 'Bob', 'early', 0.5],
      ['initiative', 'Cid', 'late', 0.5],
      ['blow', 'Cid', 'misses', 0.2],
      ['blow', 'Ghoul', 'misses', 0.2],
    ] as const) {
      const sample = shareOf(kind, who, outcome);
      assert.ok(sample !== undefined, `${kind} of ${who}`);
      assert.ok(sample.low <= chance && chance <= sample.high, `${kind} of ${who}: ${sample.low} to ${sample.high}`);
      assert.ok(sample.high - sample.low < 0.3);
    }
  });
});
