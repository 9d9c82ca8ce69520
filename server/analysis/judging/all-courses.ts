/** The odds along the shown course, with what is known over all courses beside them. */
import { sameSource, type OverallRound, type RoundOdds, type ScenarioOdds } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/** The chance of reaching each round is there, exact or of a sample; the odds of actions over all courses beyond the first round, where they are known. */
export function oddsOverAll(analysis: ScenarioAnalysis): ScenarioOdds {
  const odds = analysis.odds();
  const first = Math.min(...odds.rounds.map(({ round }) => round));
  return {
    ...odds,
    rounds: odds.rounds.map((round) => {
      if (round.round === first && round.reached !== undefined) return round;
      const known = analysis.overall.rounds.find(({ index }) => index === round.index);
      const reached = round.reached ?? analysis.reached.get(round.index);
      return { ...round, ...(reached === undefined ? {} : { reached }), ...(round.round === first ? {} : { actions: actionsIn(round, known) }) };
    }),
  };
}

function actionsIn({ actions }: RoundOdds, known: OverallRound | undefined): RoundOdds['actions'] {
  return actions.map((action) => {
    const overall = known?.actions?.find(({ actor, source }) => actor === action.actor && sameSource(source, action.source))?.odds;
    return overall === undefined ? action : { ...action, overall };
  });
}
