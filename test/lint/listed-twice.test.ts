/** Somebody who is twice in a list. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { rulesets } from '../../server/engine/index.ts';
import { foundIn, mended, rulesIn, scene } from './found.ts';

describe('somebody who is named twice', () => {
  for (const [where, written, fixed] of [
    ['after a comma', 'Ann: punches Carl, Carl.', 'Ann: punches Carl.'],
    ['behind “and”', 'Ann: punches Carl and Carl.', 'Ann: punches Carl.'],
    ['with an article', 'Ann: punches the Butcher, and the Butcher.', 'Ann: punches the Butcher.'],
    ['sixteen times', `Ann: punches ${Array.from({ length: 16 }, () => 'Carl').join(', ')}.`, 'Ann: punches Carl.'],
    ['as an actor', 'Ann and Ann: punch Carl.', 'Ann: punch Carl.'],
  ] as const) {
    it(`counts once ${where}`, () => {
      const text = scene('2017', `round 1\n  ${written}\n`);
      const named = rulesIn(text).filter((line) => line.endsWith('listed-twice'));
      assert.equal(named.length, 1);
      assert.equal(mended(text), scene('2017', `round 1\n  ${fixed}\n`));
      const [announcement] =
        analyze(text, { file: 'test.clash' }).scenarios[0]?.scenario.rounds[0]?.announcements ?? [];
      assert.deepEqual([announcement?.actors.length, announcement?.targets.length], [1, 1]);
    });
  }

  it('is reported with how often, in each list', () => {
    const told = (written: string): readonly string[] =>
      foundIn(scene('2017', `round 1\n  ${written}\n`)).filter((line) => line.includes('listed-twice'));
    const sixteen = Array.from({ length: 16 }, () => 'Carl').join(', ');
    assert.deepEqual(told(`Ann: punches ${sixteen}.`), [
      'Carl | listed-twice | Carl is named 16 times here, but counts once',
    ]);
    assert.deepEqual(told('Ann, Didi, Ann and Ann: punch Carl, Carl.'), [
      'Ann | listed-twice | Ann is named 3 times here, but counts once',
      'Carl | listed-twice | Carl is named twice here, but counts once',
    ]);
    assert.deepEqual(told('Ann and Ann: punch Ann, Ann.'), [
      'Ann | listed-twice | Ann is named twice here, but counts once',
      'Ann | listed-twice | Ann is named twice here, but counts once',
    ]);
  });

  it('gets no fix where one word names several', () => {
    const text =
      'rules demon-city-2017\ncreature Ghoul (it)\ncombatants Ash and Bree of the Host, each a Ghoul\ncombatant Ann of the Players\nround 1\n  Ann: punches Ash and every Ghoul.\n';
    const fixes = analyze(text, { file: 'test.clash' })
      .findings.filter(({ rule }) => rule === 'listed-twice')
      .map((finding) => finding.fixes.length);
    assert.deepEqual([...new Set(fixes)], [0]);
  });

  for (const { id } of rulesets) {
    it(`is one target out of a hundred and fifty names, in ${id}`, () => {
      const text = `rules ${id}\ncombatant Ann of the Players\ncombatant Bill of the Host\nround 1\n  Ann: attacks ${Array.from({ length: 150 }, () => 'Bill').join(', ')}.\n`;
      const {
        scenarios: [only],
      } = analyze(text, { file: 'test.clash' });
      assert.deepEqual(only?.scenario.rounds[0]?.announcements[0]?.targets.length, 1);
    });
  }
});
