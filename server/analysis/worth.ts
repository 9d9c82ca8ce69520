/** What the modifiers of a round’s throws are worth, computed once for its odds. */
import {
  runToEnd,
  isFirst,
  sameSource,
  ValueMemo,
  worthIn,
  type ActionOdds,
  type ModifierWorth,
  type RoundOdds,
  type RoundWorth,
  type Source,
} from '../engine/index.ts';
import { asCourse, requestOf, type CourseKey } from './course-key.ts';
import { laterWorth } from './later-worth.ts';
import type { ScenarioAnalysis } from './scenario-analysis.ts';

const worths = new ValueMemo<RoundOdds, RoundWorth>('worth of throws');

/** For odds along a course if one is given or the round is a first one, otherwise for odds over all courses. */
export function roundWorth(analysis: ScenarioAnalysis, round: RoundOdds, course?: number | CourseKey): RoundWorth {
  const written = analysis.scenario.rounds[round.index];
  const isAlong = course !== undefined || written === undefined || isFirst(analysis.scenario, written);
  return (
    worths.known(round) ??
    worths.keep(
      round,
      isAlong ? worthFrom(analysis, round, asCourse(course ?? analysis.seed)) : laterWorth(analysis, round),
    )
  );
}

function worthFrom(analysis: ScenarioAnalysis, round: RoundOdds, course: CourseKey): RoundWorth {
  const { scenario, ruleset } = analysis;
  return worthIn(
    scenario,
    round,
    (change) =>
      runToEnd(ruleset.odds(scenario, { ...requestOf(course), whatIf: { round: round.index, change } })).rounds[0],
    ruleset.trialSentences,
  );
}

/** An action that a sentence affects, and what it is worth there; undefined if unknown. */
export interface SentenceUse {
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly worth: ModifierWorth | undefined;
}

/**
 * The most uses of a sentence whose worth is computed: each takes time while a request waits. The others aren’t listed.
 */
const mostUses = 24;

/** All actions that a sentence gives a modifier, in the order of the rounds. */
export function sentenceWorth(analysis: ScenarioAnalysis, source: Source): readonly SentenceUse[] {
  const uses = analysis.oddsInWords.rounds.flatMap((round) =>
    round.actions.flatMap((action) => {
      const reason = action.pool.modifiers.find(
        (each) => each.standing === 'counted' && sameSource(each.source, source),
      );
      return reason === undefined ? [] : [{ round, action, reason }];
    }),
  );
  return uses.slice(0, mostUses).map(({ round, action, reason }) => ({
    round,
    action,
    worth: roundWorth(analysis, round).ofReason(action, reason),
  }));
}
