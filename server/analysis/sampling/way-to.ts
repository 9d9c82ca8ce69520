/** Which course of a scenario reaches each of its written rounds, for stepping through it. */
import { deriveInSteps, seededThrows, seedsTried } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/** The scenario’s own course, that of another seed, or none that was tried. */
export type WayTo = 'own' | { readonly seed: number } | 'none';

/**
 * By the index of the written round; rounds that no tried course reaches are missing. In steps, since courses take
 * time.
 */
const waysTo = deriveInSteps('ways to a round', function* (analysis: ScenarioAnalysis): Generator<
  undefined,
  ReadonlyMap<number, WayTo>
> {
  const ways = new Map<number, WayTo>();
  for (const index of yield* comesTo(analysis, analysis.seed)) ways.set(index, 'own');
  for (let seed = 1; seed <= seedsTried && ways.size < analysis.scenario.rounds.length; seed += 1)
    for (const index of yield* comesTo(analysis, seed)) if (!ways.has(index)) ways.set(index, { seed });
  return ways;
});

/** Computes all of them, in steps. */
export const wayToSteps = waysTo.steps;

/** By the index of the written round; computed at once if not known yet. */
export function wayTo(analysis: ScenarioAnalysis, index: number): WayTo {
  return waysTo(analysis).get(index) ?? 'none';
}

function* comesTo({ scenario, ruleset }: ScenarioAnalysis, seed: number): Generator<undefined, readonly number[]> {
  const { rounds } = yield* ruleset.course(scenario, { throws: seededThrows(seed), seed });
  return rounds.map(({ index }) => index);
}
