/** Courses that nobody watches go as those that are told: with the same picks, and to the same states. */
import assert from 'node:assert/strict';
import { rulesets, seededThrows, type Scenario } from '../../server/engine/index.ts';
import { Courses, type Rounds, type Types } from '../../server/engine/game/index.ts';
import { CountedThrows } from '../../server/engine/play/counted-throws.ts';
import { rounds as attackAlgorithm } from '../../server/engine/rulesets/attack-algorithm/rounds.ts';
import { rounds as demonCity2017 } from '../../server/engine/rulesets/demon-city-2017/rounds.ts';
import { rounds as demonCity2018 } from '../../server/engine/rulesets/demon-city-2018/rounds.ts';
import { rounds as quickShot } from '../../server/engine/rulesets/quick-shot/rounds.ts';
import { samples, smallCases } from './contract/scenarios.ts';

/** How a course went: which round, how much was picked till its end, and the state that it left. */
type Gone = readonly string[];

interface Both {
  readonly told: Gone;
  readonly silent: Gone;
}

/** A course of a scenario, played in both ways. */
function playedBoth<G extends Types>(rounds: Rounds<G>): (scenario: Scenario, seed: number) => Both {
  const courses = new Courses(rounds);
  const keyOf = rounds.identityOf ?? rounds.keyOf;
  return (scenario, seed) => {
    const [told, silent] = (['told', 'silent'] as const).map((way): Gone => {
      const throws = new CountedThrows(seededThrows(seed));
      const course = courses[way](scenario, throws);
      const gone: string[] = [];
      for (const steps = course.goOn(); steps.next().done !== true;) {
        const last = course.rounds.at(-1);
        if (last !== undefined) gone.push(`${last.index} ${throws.picks} ${keyOf(last.played.after)}`);
      }
      return gone;
    });
    return { told: told!, silent: silent! };
  };
}

const games: ReadonlyMap<string, ReturnType<typeof playedBoth>> = new Map([
  ['demon-city-2017', playedBoth(demonCity2017)],
  ['demon-city-2018', playedBoth(demonCity2018)],
  ['attack-algorithm', playedBoth(attackAlgorithm)],
  ['quick-shot', playedBoth(quickShot)],
]);

describe('a silent course', () => {
  it('is looked at by every game of the list', () => {
    assert.deepEqual(
      rulesets.map(({ id }) => id).filter((id) => !games.has(id)),
      [],
    );
  });

  for (const { name, scenario } of [...samples(), ...smallCases()]) {
    const play = games.get(scenario.ruleset.id);
    if (play === undefined) continue;
    it(`goes as the one that is told, in ${name}`, () => {
      for (let seed = 1; seed <= 25; seed += 1) {
        const gone: Both = play(scenario.scenario, seed);
        assert.ok(gone.told.length > 0);
        assert.equal(gone.silent.join('\n'), gone.told.join('\n'), `seed ${seed}`);
      }
    });
  }
});
