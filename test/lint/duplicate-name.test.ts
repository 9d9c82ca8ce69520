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

describe('a combatant who is declared twice', () => {
  it('isn’t expected to carry in both blocks what the first one carries', () => {
    const text =
      'rules demon-city-2018\nweapon pistol: ranged\ncombatant Ann (she) of the Players\n  Agility 3  Toughness 2\n' +
      '  carries pistol\ncombatant Ann (she) of the Players\n  Agility 3  Toughness 2\n' +
      'combatant Bill (he) of the Host\n  Agility 2  Toughness 2\nround 1\n  Ann: shoots Bill with her pistol.\n';
    assert.deepEqual(
      analyze(text, { file: 'test.clash' }).findings.map(({ rule }) => rule),
      ['duplicate-name'],
    );
  });
});
