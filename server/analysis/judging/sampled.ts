/** Expectations judged by playing the scenario again and again, each time from the next seed. */
import { questionOf, seededThrows, shareOfPlays, verdictOn, withoutPinsIn, type Condition, type Expectation, type Ruleset, type Scenario, type Verdict } from '../../engine/index.ts';
import { firstSeedOf } from './first-seed.ts';

/** After so many courses it is looked whether the sample says enough; the last is the end of it. */
const looks: readonly number[] = [400, 800, 1600];

/** Before the last look an interval has to be clear of the bound by this part of its width, since whoever looks often is often misled. */
const margin = 0.3;

/** So many courses of which none comes to the round are enough. */
const mostInVain = 800;

/** All of these expectations are about the rounds of one number. It stops after each course. */
export function* sampled(scenario: Scenario, ruleset: Ruleset, number: number, expectations: readonly Expectation[]): Generator<undefined, ReadonlyMap<Expectation, Verdict>> {
  const played = upTo(withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact)), number);
  const tallies = expectations.map((expectation) => new Tally(expectation));
  const first = firstSeedOf(scenario);
  let courses = 0;
  let reached = 0;
  for (const look of looks) {
    for (; courses < look; courses += 1) {
      const { rounds } = ruleset.course(played, { throws: seededThrows(first + courses), seed: first + courses });
      const last = rounds.find((round) => round.number === number);
      if (last !== undefined) {
        reached += 1;
        for (const tally of tallies) tally.count((question) => last.holdsAfter(question));
      }
      yield;
    }
    const stretched = look === looks.at(-1) ? 0 : margin;
    for (const tally of tallies) tally.look(reached, stretched);
    if (tallies.every(({ decided }) => decided) || (reached === 0 && courses >= mostInVain)) break;
  }
  return new Map(tallies.map(({ expectation, verdict }) => [expectation, verdict]));
}

/** What comes after the round has no say in it. */
function upTo(scenario: Scenario, number: number): Scenario {
  const rounds = scenario.rounds.filter((round) => round.number <= number);
  return rounds.length === scenario.rounds.length ? scenario : { ...scenario, rounds };
}

/** How often the answer was yes so far. */
class Tally {
  readonly expectation: Expectation;
  readonly #question: Condition;
  #yes = 0;
  /** What is known when it was last looked; without a figure as long as nothing came to the round. */
  verdict: Verdict = { verdict: 'open' };

  constructor(expectation: Expectation) {
    this.expectation = expectation;
    this.#question = questionOf(expectation);
  }

  get decided(): boolean {
    return this.verdict.verdict !== 'open';
  }

  count(holds: (question: Condition) => boolean): void {
    if (!this.decided && holds(this.#question)) this.#yes += 1;
  }

  look(plays: number, stretched: number): void {
    if (!this.decided && plays > 0) this.verdict = verdictOn(this.expectation, shareOfPlays(this.#yes, plays), stretched);
  }
}
