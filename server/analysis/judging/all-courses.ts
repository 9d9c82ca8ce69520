/** The odds along the shown course, with what is known over all courses beside them. */
import {
  sameSource,
  type ActionOdds,
  type OutcomeOdds,
  type OverallAction,
  type RoundAfter,
  type RoundOdds,
  type ScenarioOdds,
} from '../../engine/index.ts';
import type { CourseKey } from '../course-key.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/**
 * Along the scenario’s own course where no other is named. The chance of reaching each round is there, and beyond the
 * first one what comes of it and of its actions over all courses, each exact or of a sample.
 */
export function oddsOverAll(analysis: ScenarioAnalysis, course?: CourseKey): ScenarioOdds {
  const odds = analysis.odds(course);
  const first = Math.min(...odds.rounds.map(({ round }) => round));
  return {
    ...odds,
    rounds: odds.rounds.map((round) => {
      const after = analysis.after.get(round.index);
      const overall = after === undefined ? {} : { overall: after };
      if (round.round === first && round.reached !== undefined) return { ...round, ...overall };
      const exact = analysis.overall.rounds.find(({ index }) => index === round.index)?.actions;
      const reached = round.reached ?? analysis.reached.get(round.index);
      return {
        ...round,
        ...(reached === undefined ? {} : { reached }),
        ...overall,
        ...(round.round === first ? {} : { actions: actionsIn(round, exact, after) }),
      };
    }),
  };
}

function actionsIn(
  { actions }: RoundOdds,
  exact: readonly OverallAction[] | undefined,
  after: RoundAfter | undefined,
): readonly ActionOdds[] {
  return actions.map((action) => {
    const overall = actionOverall(action, actions, exact, after);
    return overall === undefined ? action : { ...action, overall };
  });
}

/**
 * What an action comes to over all courses: all that is known exactly, or else how likely it takes effect; undefined
 * where nothing is known.
 */
export function actionOverall(
  action: ActionOdds,
  all: readonly ActionOdds[],
  exact: readonly OverallAction[] | undefined,
  after: RoundAfter | undefined,
): OutcomeOdds | undefined {
  const known = exact?.find(({ actor, source }) => actor === action.actor && sameSource(source, action.source))?.odds;
  if (known !== undefined) return known;
  const success = all.some((other) => other !== action && other.actor === action.actor)
    ? undefined
    : after?.succeeded.get(action.actor);
  const [outcome] = action.odds.keys();
  return outcome === undefined || success === undefined ? undefined : new Map([[outcome, success]]);
}
