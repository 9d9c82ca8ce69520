/** How somebody who steps through a scenario comes to one of its written rounds. */
import { atOnce, oncePer, seededThrows, seedsTried } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/** The scenario’s own course comes there, or that of another seed, or none that was tried. */
export type WayTo = 'own' | { readonly seed: number } | 'none';

const known = oncePer<ScenarioAnalysis, Map<number, WayTo>>(() => new Map());

/** By the round’s place among the written ones. */
export function wayTo(analysis: ScenarioAnalysis, index: number): WayTo {
  const ways = known(analysis);
  const way = ways.get(index) ?? soughtWay(analysis, index);
  ways.set(index, way);
  return way;
}

function soughtWay(analysis: ScenarioAnalysis, index: number): WayTo {
  if (comesTo(analysis, index, analysis.seed)) return 'own';
  for (let seed = 1; seed <= seedsTried; seed += 1) if (comesTo(analysis, index, seed)) return { seed };
  return 'none';
}

function comesTo({ scenario, ruleset }: ScenarioAnalysis, index: number, seed: number): boolean {
  const last = scenario.rounds[index]?.number;
  const { rounds } = atOnce(
    ruleset.course(scenario, { throws: seededThrows(seed), seed, ...(last === undefined ? {} : { last }) }),
  );
  return rounds.some((round) => round.index === index);
}
