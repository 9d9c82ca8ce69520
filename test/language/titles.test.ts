/** Titles and names in quotes end with their line, closed or not; what a writer says in quotes may continue. */
import assert from 'node:assert/strict';
import { rulesets } from '../../server/engine/index.ts';
import { readText } from '../../server/language/index.ts';
import { titleWords } from '../../server/language/explain/title-words.ts';
import { findingsOf, inRound, read, rowsOf } from './helper.ts';

/** Further down is a mark that could close whatever was left open above. */
const rest = [
  'combatant Ann of the Players',
  '  Might 4',
  'combatant Bo of the Host',
  'round 1',
  '  Ann: hits Bo.',
  '    edge "',
  '',
].join('\n');

describe('a title without its closing mark', () => {
  const openings = [
    'scenario "half',
    'scenario “half',
    'Scenario "half',
    'situation "half',
    'round 1 "half',
    'combatant "half',
    'creature "half',
    'verb "half',
    'weapon "half',
    'include "half',
  ];
  for (const opening of openings) {
    it(`includes nothing of the next lines: ${opening}`, () => {
      const title = opening.slice(opening.search(/["“]/u));
      const reading = read(`${opening}\n${rest}`);
      assert.ok(
        findingsOf(reading).includes(`1: ${title} | “half” has no closing quotation mark`),
        findingsOf(reading).join('\n'),
      );
      assert.deepEqual(
        rowsOf(reading)
          .slice(1, 6)
          .map((row) => row.split(' ')[0]),
        ['combatant', 'stats', 'combatant', 'round', 'announcement-hits'],
      );
    });
  }

  it('hides no finding in the next line', () => {
    const found = findingsOf(read('scenario "half\ncombatnt Ann of the Players\n'));
    assert.ok(
      found.some((each) => each.startsWith('2: combatnt')),
      found.join('\n'),
    );
  });

  it('is reported on its own line if the next one closes it', () => {
    assert.equal(
      findingsOf(read('scenario "The cellar\nand the attic"\n'))[0],
      '1: "The cellar | “The cellar” has no closing quotation mark',
    );
  });
});

describe('a quotation that isn’t a title', () => {
  for (const words of ['note "one\n  two"', 'read aloud “one\n  two”', 'edge "one\n  two" for Ann']) {
    it(`may span lines: ${words.split('\n')[0] ?? ''}`, () => {
      const reading = read(inRound('Ann: hits the Bear.', words));
      assert.deepEqual(findingsOf(reading), []);
      assert.match(rowsOf(reading).at(-1) ?? '', /one two/u);
    });
  }

  it('may span lines in every game, wherever a sentence has the writer’s own words', () => {
    const words = titleWords(rulesets);
    for (const each of ['note', 'read', 'on', 'advantage', 'hindrance', 'distraction', 'called', 'decides', 'the'])
      assert.equal(words.has(each), false, each);
    for (const each of [
      'scenario',
      'round',
      'combatant',
      'combatants',
      'creature',
      'side',
      'verb',
      'weapon',
      'carries',
      'include',
    ])
      assert.equal(words.has(each), true, each);
  });
});

describe('a title in an included file', () => {
  it('ends with its line too', () => {
    const include = (path: string): string | undefined =>
      path === 'cast.clash' ? 'combatant "half\ncombatant Bo of the Host\n  note "\n' : undefined;
    const reading = readText('include "cast.clash"\nround 1\n', { file: 'test.clash', rulesets, include });
    assert.deepEqual(
      reading.scenarios[0]?.scenario.combatants.map(({ name }) => name),
      ['half', 'Bo'],
    );
  });
});
