/** A name alone on a line within somebody’s block: the lines below it don’t belong to that block. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';

function cast(below: string): ReturnType<typeof analyze> {
  return analyze(
    `scenario "The cellar"\nrules demon-city-2018\n\ncombatant Nora (she) of the Players\n  Agility 3  Toughness 2\n  ${below}\n`,
    { file: 'test.clash' },
  );
}

function agilityOfNora(analysis: ReturnType<typeof analyze>): readonly number[] {
  const nora = analysis.reading.scenarios[0]?.scenario.combatants.find(({ name }) => name === 'Nora');
  return nora?.stats.filter(({ name }) => name === 'Agility').map(({ value }) => value) ?? [];
}

describe('a name alone in a block', () => {
  for (const name of ['Kit', 'the Butcher', 'KIT', 'Kit:', 'NORA']) {
    it(`keeps the stats below it out of the block above: ${name}`, () => {
      const analysis = cast(`${name}\n  Agility 5`);
      assert.deepEqual(agilityOfNora(analysis), [3]);
      assert.ok(!analysis.findings.some(({ rule }) => rule === 'stat-twice'), analysis.findings.map(say).join('\n'));
    });
  }

  it('leaves other lines where they are', () => {
    const analysis = cast('Kit\n  carries pistol\n  Calm 4');
    const nora = analysis.reading.scenarios[0]?.scenario.combatants[0];
    assert.ok(nora !== undefined);
    assert.deepEqual(
      nora.carries.map(({ text }) => text),
      ['pistol'],
    );
    assert.deepEqual(
      nora.stats.map(({ name }) => name),
      ['Agility', 'Toughness', 'Calm'],
    );
  });
});
