/** The odds along the shown course, with what is known over all courses beside them. */
import { sameSource, seededThrows, shareOfPlays, type Figure, type OverallRound, type RoundOdds, type Scenario, type ScenarioOdds } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import { firstSeedOf } from './first-seed.ts';

/** So many courses are played where the chance of coming to a round isn’t known. */
const plays = 400;

/** The chance of reaching each round is there, exact or of a sample; the odds of actions over all courses beyond the first round, where they are known. */
export function oddsOverAll(analysis: ScenarioAnalysis): ScenarioOdds {
  const odds = analysis.odds();
  const sample = sampleOf(analysis);
  const first = Math.min(...odds.rounds.map(({ round }) => round));
  return {
    ...odds,
    rounds: odds.rounds.map((round) => {
      const known = analysis.overall.rounds.find(({ index }) => index === round.index);
      return { ...round, reached: reachedIn(round, known) ?? sample(round), ...(round.round === first ? {} : { actions: actionsIn(round, known) }) };
    }),
  };
}

function reachedIn({ reached }: RoundOdds, known: OverallRound | undefined): Figure | undefined {
  return known?.reached === undefined ? reached : { chance: known.reached };
}

function actionsIn({ actions }: RoundOdds, known: OverallRound | undefined): RoundOdds['actions'] {
  return actions.map((action) => {
    const overall = known?.actions?.find(({ actor, source }) => actor === action.actor && sameSource(source, action.source))?.odds;
    return overall === undefined ? action : { ...action, overall };
  });
}

/** The share of courses that come to a round; they are played once for all rounds, and only where one asks. */
function sampleOf({ scenario, ruleset }: ScenarioAnalysis): (round: RoundOdds) => Figure {
  let counted: ReadonlyMap<number, number> | undefined;
  return ({ index }) => {
    counted ??= timesPlayed(scenario, (seed) => ruleset.course(scenario, { throws: seededThrows(seed), seed }).rounds.map((each) => each.index));
    return shareOfPlays(counted.get(index) ?? 0, plays);
  };
}

/** How many of the courses come to each written round. */
function timesPlayed(scenario: Scenario, indicesOf: (seed: number) => readonly number[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>(scenario.rounds.map((_, index) => [index, 0]));
  const first = firstSeedOf(scenario);
  for (let played = 0; played < plays; played += 1) for (const index of indicesOf(first + played)) times.set(index, (times.get(index) ?? 0) + 1);
  return times;
}
