/** A creature and a person with the same name. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../server/analysis/index.ts';
import { editsOf, withEdits } from '../../server/language/index.ts';

describe('a creature with somebody’s name', () => {
  it('is renamed once where one sentence says of several who is one', () => {
    const text = 'rules demon-city-2018\ncreature Wolf (it)\ncombatants Ash, Bree and Wolf of the Host, each a Wolf\n';
    const { reading, findings } = analyze(text, { file: 'test.clash' });
    const [fix] = findings.filter(({ rule }) => rule === 'duplicate-name').flatMap(({ fixes }) => fixes);
    assert.equal(
      withEdits(text, editsOf(reading, fix!)),
      text.replace('creature Wolf', 'creature Wolf Kind').replace('each a Wolf', 'each a Wolf Kind'),
    );
  });
});

describe('a thing with somebody’s name', () => {
  it('isn’t reported as taking no part, since its carrier has it', () => {
    const text =
      'rules demon-city-2018\ncombatant Ann (she) of the Players\n  Agility 3  Toughness 2\nweapon Ann: reach\n';
    assert.deepEqual(
      analyze(text, { file: 'test.clash' })
        .findings.filter(({ rule }) => rule === 'duplicate-name')
        .map(say),
      ['Ann is the name of both somebody and something; give one of the two another name'],
    );
  });
});
