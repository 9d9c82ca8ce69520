/** Finds the pools thrown in a round, and the reasons in them. */
import { meansReason, originOf, poolsOf, type Pool } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/** A pool of the scenario’s own course, if its round has such a pool, otherwise of the round’s odds. */
export function findPool(
  scenario: ScenarioAnalysis,
  index: number,
  isMeant: (pool: Pool) => boolean,
): Pool | undefined {
  return (
    playedPools(scenario, index).find(isMeant) ??
    scenario
      .roundOdds(index)
      ?.actions.map(({ pool }) => pool)
      .find(isMeant)
  );
}

/** Whether a pool has a modifier with this reason from somebody’s announcement. */
export function tellsReason(
  { who, modifiers }: Pool,
  reason: { readonly who: string; readonly words: string },
): boolean {
  return modifiers.some(
    (modifier) =>
      (modifier.givenBy ?? who) === reason.who &&
      (meansReason(reason.words, modifier) || meansReason(reason.words, originOf(modifier))),
  );
}

function playedPools(analysis: ScenarioAnalysis, index: number): readonly Pool[] {
  const {
    scenario: { rounds },
  } = analysis;
  const last = rounds[index]?.number;
  if (last === undefined) return [];
  const upTo = new Set(rounds.map(({ number }) => number).filter((number) => number <= last)).size;
  const played = analysis.timelineUpTo(upTo).rounds.find((round) => round.index === index);
  return (played?.steps ?? []).flatMap(poolsOf);
}
