/** A course without recording takes the same picks as one with recording, and has the same state after every round. */
import { Courses, type DefinedGame, type Types } from '../../../server/engine/game/index.ts';
import { runToEnd, seededThrows, type Ruleset, type Scenario, type Throws } from '../../../server/engine/index.ts';

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

/** Where the two differ, with any of some seeds. */
export function silenceComplaints(game: Ruleset, scenario: Scenario): readonly string[] {
  const { rounds } = game as DefinedGame<Types>;
  const courses = new Courses<Types>(rounds);
  return seeds.flatMap((seed) => {
    const [heard, unheard] = [new Picks(seed), new Picks(seed)];
    const told = runToEnd(courses.recorded(scenario, heard).goOn()).rounds;
    const silent = runToEnd(courses.silent(scenario, unheard).goOn()).rounds;
    const keys = [told, silent].map((all) => all.map(({ played }) => rounds.keyOf(played.after)).join('\n'));
    return [
      ...(heard.taken === unheard.taken ? [] : [`takes other picks when it is told, with seed ${seed}`]),
      ...(keys[0] === keys[1] ? [] : [`comes to something else when it is told, with seed ${seed}`]),
    ];
  });
}

/** Throws that remember each result and its range. */
class Picks implements Throws {
  taken = '';
  readonly #throws: Throws;

  constructor(seed: number) {
    this.#throws = seededThrows(seed);
  }

  pick(n: number): number {
    const picked = this.#throws.pick(n);
    this.taken += ` ${picked}/${n}`;
    return picked;
  }
}
