/** A stat without its number affects only itself, and the finding says what it needs. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../server/analysis/index.ts';

const withStats = (stats: string): string => `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Ghoul (it) of the Host
  ${stats}
round 1
  Ann: punches the Ghoul.
  Ghoul: punches Ann.
`;

/** What is written about the Ghoul: which of its stats are read, and the findings about the rest. */
const rows: readonly (readonly [written: string, read: string, said: readonly string[]])[] = [
  ['Agility 3  Toughness lots', 'Agility 3', ['“Toughness lots” needs a number, such as “Toughness 3”']],
  ['Agility lots  Toughness 3', 'Toughness 3', ['“Agility lots” needs a number, such as “Agility 3”']],
  ['Agility 3, Toughness, Calm 2', 'Agility 3, Calm 2', ['“Toughness” needs a number, such as “Toughness 3”']],
  [
    'Agility high, Toughness high',
    '',
    ['“Agility high” needs a number, such as “Agility 3”', '“Toughness high” needs a number, such as “Toughness 3”'],
  ],
  ['Toughness: d6', '', ['“Toughness: d6” needs a number, such as “Toughness 3”']],
];

describe('a stat without a number', () => {
  for (const [written, read, said] of rows) {
    it(`affects only itself: ${written}`, () => {
      const { scenarios, reading } = analyze(withStats(written), { file: 'test.clash' });
      const stats = scenarios[0]!.scenario.combatants[1]!.stats.map(({ name, value }) => `${name} ${value}`);
      assert.equal(stats.join(', '), read);
      assert.deepEqual(reading.problems.map(say), said);
    });
  }

  it('is reported as unreadable, not as missing', () => {
    const { findings } = analyze(withStats('Agility 3  Toughness lots'), { file: 'test.clash' });
    assert.deepEqual(findings.filter(({ rule }) => rule === 'missing-stat').map(say), [
      'The Toughness of Ghoul can’t be read, so it counts as 0 until it is corrected',
    ]);
  });

  it('isn’t recognised if other words are between the stats', () => {
    const { reading } = analyze(withStats('Agility 3  strong  Toughness'), { file: 'test.clash' });
    assert.doesNotMatch(reading.problems.map(say).join('\n'), /needs a number/u);
  });
});
