/** What a plan leaves out of what is written is told by the check that it names, at its place. */
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
 * Problems of a scenario’s plans that no finding tells. What hangs on the rounds before is looked for in first rounds
 * alone, and nothing where something couldn’t be read.
 */
export function problemComplaints(game: Ruleset, scenario: Scenario): readonly string[] {
  const { findings } = analyzeScenario(scenario, game);
  const untold = problemsOf(game, scenario).filter((problem) => !findings.some((finding) => tells(finding, problem)));
  return [...new Set(untold.map(({ check, source: { sentence, start } }) => `${check} of ${sentence}/${start}`))];
}

/** Those of each round as the shown course finds it, or, where it doesn’t come there, as the fight starts. */
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

/** Whether it is of its check, and marks something of it. */
function tells({ rule, source }: Finding, { check, source: its }: Problem): boolean {
  return (
    rule === check &&
    source.file === its.file &&
    source.sentence === its.sentence &&
    source.start <= its.end &&
    its.start <= source.end
  );
}
