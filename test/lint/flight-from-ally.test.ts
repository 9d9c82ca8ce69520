/** Somebody flees from an ally: every game reports it at the name. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../server/analysis/index.ts';

function foundIn(rules: string, announcement: string): readonly string[] {
  const text = [
    `rules ${rules}`,
    'combatant Ann (she) of the Players',
    'combatant Bob (he) of the Players',
    'combatant the Ghoul (it) of the Host',
    'round 1',
    `  Ann: ${announcement}.`,
  ].join('\n');
  const { findings } = analyze(text, { file: 'test.clash' });
  return findings.filter(({ rule }) => rule === 'target-is-ally').map(say);
}

describe('flight', () => {
  for (const rules of ['demon-city-2018', 'demon-city-2017', 'attack-algorithm', 'quick-shot', 'acquire-moveables']) {
    it(`from an ally is reported in ${rules}`, () => {
      const said = ['Bob is on Ann’s side; name the foe that Ann flees from'];
      assert.deepEqual(foundIn(rules, 'flees from Bob'), said);
      assert.deepEqual(foundIn(rules, 'runs away from Bob'), said);
    });

    it(`from a foe, or from nobody in particular, isn’t in ${rules}`, () => {
      assert.deepEqual(foundIn(rules, 'flees from the Ghoul'), []);
      assert.deepEqual(foundIn(rules, 'flees'), []);
    });
  }
});
