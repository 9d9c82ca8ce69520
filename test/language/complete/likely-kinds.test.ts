/** A declaration of an unknown verb is offered first for the kind that its word, or what follows it, suggests. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';

/** The kinds for which a declaration is offered. */
function kindsFor(game: string, line: string): readonly string[] {
  const text = `rules ${game}\ncombatant Ann (she) of the Players\ncombatant Bill (he) of the Host\nround 1\n  Ann: ${line}\n`;
  return analyze(text, { file: 'test.clash' })
    .reading.problems.flatMap(({ fixes }) => fixes)
    .flatMap(({ title }) => /^Declare “.*” as (.*)$/u.exec(title)?.[1] ?? []);
}

describe('an unknown verb', () => {
  for (const [game, line, kind] of [
    ['demon-city-2018', 'garrottes Bill.', 'a close attack'],
    ['demon-city-2018', 'snipes Bill.', 'a shot'],
    ['demon-city-2017', 'clutches Bill.', 'a grab'],
    ['demon-city-2018', 'bandages Bill.', 'help'],
    ['demon-city-2018', 'distracts Bill.', 'a task'],
    ['quick-shot', 'distracts Bill.', 'a gamble'],
    ['demon-city-2018', 'zorps Bill.', 'a close attack'],
    ['attack-algorithm', 'impales Bill.', 'an attack'],
    ['attack-algorithm', 'distracts Bill.', 'a check'],
    ['attack-algorithm', 'balances "on the rail".', 'a check'],
  ] as const) {
    it(`has the kind that fits: ${line}`, () => assert.equal(kindsFor(game, line)[0], kind));
  }

  it('is offered with the article of its kind, or with another name where none goes with it', () => {
    assert.deepEqual(kindsFor('quick-shot', 'wagers.'), [
      'a gamble',
      'an everyday action',
      'an action without dice',
      'an attack',
    ]);
  });
});
