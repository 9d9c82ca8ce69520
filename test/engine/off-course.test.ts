/** A round that the shown course doesn’t reach has the odds of the first course that does. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { analyze } from '../../server/analysis/index.ts';

describe('a round off the shown course', () => {
  for (const name of readdirSync(inProject('samples')).filter((file) => file.endsWith('.clash'))) {
    it(`has the odds that it has with the first seed that reaches it, in ${name}`, () => {
      const { scenarios } = analyze(readFileSync(inProject('samples', name), 'utf8'), { file: name });
      for (const scenario of scenarios) {
        for (const round of scenario.odds().rounds.filter(({ played }) => !played)) {
          const comes = Array.from({ length: round.seed ?? 40 }, (_, at) =>
            scenario.odds(at + 1).rounds.find(({ index }) => index === round.index)!,
          );
          assert.deepEqual(
            comes.map(({ played }) => played),
            comes.map((_each, at) => at + 1 === round.seed),
          );
          const there = comes[(round.seed ?? 0) - 1];
          if (there === undefined) continue;
          assert.deepEqual(
            [round.actions, round.contests, round.standing, round.idle],
            [there.actions, there.contests, there.standing, there.idle],
          );
          assert.equal(round.given, there.given.replace('as shown', `with seed ${round.seed}`));
        }
      }
    });
  }

  it('never has somebody down in contradiction to its condition', () => {
    const text = `scenario "The vestry"
rules demon-city-2018
combatant the Ghoul (it) of the Host
  Agility 5  Toughness 40
combatant Laura (she) of the Players
  Agility 4  Toughness 1
seed 1
round 1
  the Ghoul: punches Laura.
  Laura: punches the Ghoul.
round 2 if Laura is unhurt
  the Ghoul: punches Laura.
  Laura: punches the Ghoul.
round 2 if the Ghoul is out of the fight and Laura is out of the fight
  Laura: waits.
`;
    const rounds = [1, 2, 3, 4, 5].map(
      (seed) => analyze(text.replace('seed 1', `seed ${seed}`), { file: 'test.clash' }).scenarios[0]!.odds().rounds,
    );
    assert.ok(rounds.some(([, second]) => !second!.played) && rounds.some(([, second]) => second!.played));
    for (const [, second] of rounds) assert.deepEqual([second!.idle, second!.actions.length], [undefined, 2]);
    for (const [, , third] of rounds)
      assert.deepEqual([third!.played, third!.seed, third!.given], [false, undefined, 'given round 1 as shown']);
  });
});
