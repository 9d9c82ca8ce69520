/** The pools that are thrown in a round, and the reasons in them. */
import { meansReason, originOf, poolsOf, type Pool } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/** Those of the shown course where it comes through the round with such a pool, and else those of the round’s odds. */
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

/** Whether a pool tells a reason in these words that came up under the announcement of somebody. */
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
