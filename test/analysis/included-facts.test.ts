/** What an included file provides: creatures, the cast, its sides, the decks, and the order of weapons. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { partiesOf } from '../../server/engine/index.ts';

const files: Readonly<Record<string, string>> = {
  'cast.clash':
    'rules demon-city-2018\ncombatant Ann (she) of the Players\n  Agility 2  Toughness 2\n  carries knife\n  note "of the cast"',
  'armoury.clash': 'rules demon-city-2018\nweapon halberd: reach\nhalberd beats knife.',
  'bestiary.clash':
    'rules demon-city-2018\nseed 7\ndeck of the Host: 4\ncombatant Bill (he) of the Host\n  Agility 2  Toughness 2\n  carries halberd',
};

const fight = `include "cast.clash"
include "armoury.clash"
include "bestiary.clash"
scenario "The hall"
rules demon-city-2018
round 1
  Bill: strikes Ann.
  Ann: stabs Bill.
`;

describe('an included file', () => {
  it('provides its cast, who announce and throw as if they were written here', () => {
    // A deck of one card is reported where it is included if it is too small for the Clash, and where it is used for
    // the damage.
    assert.deepEqual(
      analyzed(fight).findings.map(({ rule }) => rule),
      ['broken-include', 'deck-too-small', 'deck-too-small'],
    );
    assert.deepEqual(throwsOf(analyzed(fight)), [
      ['Ann', 1],
      ['Bill', 2],
    ]);
  });

  it('provides its order of weapons, worth one throw, which a sentence of the including file overrides', () => {
    assert.deepEqual(
      throwsOf(analyzed(fight.replace('round 1', 'situation "a cupboard"\n  knife beats halberd.\nround 1'))),
      [
        ['Ann', 2],
        ['Bill', 1],
      ],
    );
  });

  it('provides its deck: of one card, a 4, every throw of the Host is a 4', () => {
    const clash = analyzed(fight)
      .scenarios[0]?.timeline()
      .rounds[0]?.steps.find(({ kind }) => kind === 'clash');
    assert.equal(partiesOf(clash).find(({ who }) => who === 'Bill')?.value, 4);
  });

  it('doesn’t provide its prose and its seed', () => {
    const [scenario] = analyzed(fight).reading.scenarios;
    assert.deepEqual([scenario?.scenario.prose, scenario?.scenario.seed], [[], undefined]);
  });
});

function analyzed(text: string): Analysis {
  return analyze(text, { file: 'hall.clash', include: (path) => files[path] });
}

function throwsOf(analysis: Analysis): readonly (readonly [string, number])[] {
  const actions = analysis.scenarios[0]?.odds().rounds[0]?.actions ?? [];
  return actions.map(({ pool }) => [pool.who, pool.size] as const).sort();
}
