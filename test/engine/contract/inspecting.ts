/** Checks that everything a plan leaves out of the text is reported by the check that it names, in its place. */
import { analyzeScenario } from '../../../server/analysis/index.ts';
import {
  shownCourses,
  shownPlans,
  type DefinedGame,
  type Problem,
  type Types,
} from '../../../server/engine/game/index.ts';
import type { Finding, Ruleset, Scenario } from '../../../server/engine/index.ts';
import { isFirst } from '../../../server/engine/stage.ts';
import { mayLack } from '../../../server/engine/unread.ts';

/**
 * Problems of a scenario’s plans without a finding. Problems that depend on earlier rounds are looked for in first
 * rounds only, and none where something couldn’t be read.
 */
export function problemComplaints(game: Ruleset, scenario: Scenario): readonly string[] {
  const { findings } = analyzeScenario(scenario, game);
  const untold = problemsOf(game, scenario).filter((problem) => !findings.some((finding) => tells(finding, problem)));
  return [...new Set(untold.map(({ check, source: { sentence, start } }) => `${check} of ${sentence}/${start}`))];
}

/**
 * The problems of each round in the state of the shown course, or, where that doesn’t reach the round, in the initial
 * state.
 */
export function problemsOf(game: Ruleset, scenario: Scenario): readonly Problem[] {
  const { rounds } = game as DefinedGame<Types>;
  const { inspect } = rounds;
  if (inspect === undefined) return [];
  const cast = rounds.castOf(scenario);
  return shownPlans(
    rounds,
    shownCourses(rounds, 'silent'),
  )(scenario).flatMap(({ round, plan }) => {
    if (mayLack(scenario, round)) return [];
    const problems = inspect(cast, plan);
    return isFirst(scenario, round) ? problems : problems.filter(({ hangs }) => hangs === undefined);
  });
}

/** Whether it is from the same check, and marks an overlapping range. */
function tells({ rule, source }: Finding, { check, source: its }: Problem): boolean {
  return (
    rule === check &&
    source.file === its.file &&
    source.sentence === its.sentence &&
    source.start <= its.end &&
    its.start <= source.end
  );
}
