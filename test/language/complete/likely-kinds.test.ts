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
    ['demon-city-2018', 'garrottes Bill.', 'close attack'],
    ['demon-city-2018', 'snipes Bill.', 'shot'],
    ['demon-city-2017', 'clutches Bill.', 'grab'],
    ['demon-city-2018', 'bandages Bill.', 'help'],
    ['demon-city-2018', 'distracts Bill.', 'task'],
    ['quick-shot', 'distracts Bill.', 'gamble'],
    ['demon-city-2018', 'zorps Bill.', 'close attack'],
    ['attack-algorithm', 'impales Bill.', 'attack'],
    ['attack-algorithm', 'distracts Bill.', 'check'],
    ['attack-algorithm', 'balances "on the rail".', 'check'],
  ] as const) {
    it(`has the kind that fits: ${line}`, () => assert.equal(kindsFor(game, line)[0], kind));
  }
});
