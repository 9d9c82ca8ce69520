/** An undeclared side still has words for its outcomes. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { inWords } from '../../server/engine/index.ts';

const text = (rules: string): string => `scenario "The chapel"
rules ${rules}
combatant Ann (she) of the Players
  Agility 2  Toughness 2
combatant Hal (he) of the Cult
  Agility 2  Toughness 2
round 1
  Hal: punches Ann.
  Ann: punches Hal.
`;

describe('an undeclared side', () => {
  for (const [rules, acts] of [
    ['demon-city-2018', 'the Cult acts'],
    ['demon-city-2017', 'Hal acts'],
  ] as const)
    it(`is named in the outcomes of a Clash, in ${rules}`, () => {
      const [scenario] = analyze(text(rules), { file: 'test.clash' }).scenarios;
      const [clash] = scenario!.chances.odds.rounds[0]!.contests;
      assert.ok(inWords(clash!.odds, clash!.outcomes).has(acts));
    });
});
