/** After an unreadable sentence in somebody’s block, what depends on it counts as unknown, in any game. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';

const games = [
  {
    game: 'quick-shot',
    unread: 'drvie of old: 2',
    text: 'combatant Ann (she) of the Players\n  Willpower 5\n$round 1\n  Ann: gambles on "the door".\n    common "run"\nexpect Ann succeeds at least 1% in round 1\n',
  },
  {
    game: 'demon-city-2018',
    unread: 'carrys a knife',
    text: 'combatant Ann (she) of the Players\n  Agility 3  Toughness 2\n$combatant Bill (he) of the Host\n  Agility 2  Toughness 2\nround 1\n  Ann: punches Bill.\n  Bill: punches Ann.\nexpect Ann succeeds at least 1% in round 1\n',
  },
] as const;

for (const { game, text, unread } of games) {
  describe(`a block of ${game}`, () => {
    const written = (line: string): string => `scenario "The yard"\nrules ${game}\n${text.replace('$', line)}`;
    const judged = (line: string): readonly string[] =>
      analyze(written(line), { file: 'test.clash' })
        .outcomeFindings.filter(({ rule }) => rule === 'expectation-open')
        .map(({ message }) => message);

    it('with an unreadable sentence leaves its scenario’s expectations open', () => {
      assert.deepEqual(judged(`  ${unread}\n`), ['unread words']);
      assert.deepEqual(judged(''), []);
    });

    it('is reported for the scenario', () => {
      const unreadIn = (line: string): boolean =>
        analyze(written(line), { file: 'test.clash' }).scenarios.some(({ scenario }) => scenario.unread === true);
      assert.deepEqual([unreadIn(`  ${unread}\n`), unreadIn('')], [true, false]);
    });
  });
}
