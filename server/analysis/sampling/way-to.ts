/** How somebody who steps through a scenario comes to each of its written rounds. */
import { deriveInSteps, seededThrows, seedsTried } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/** The scenario’s own course comes there, or that of another seed, or none that was tried. */
export type WayTo = 'own' | { readonly seed: number } | 'none';

/**
 * By the places of the rounds among the written ones; those to which no course that was tried comes are missing.
 * Courses take their time: it can be worked out bit by bit.
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

/** Works out all ways, bit by bit. */
export const wayToSteps = waysTo.steps;

/** By the round’s place among the written ones; worked out at once where it hasn’t been yet. */
export function wayTo(analysis: ScenarioAnalysis, index: number): WayTo {
  return waysTo(analysis).get(index) ?? 'none';
}

function* comesTo({ scenario, ruleset }: ScenarioAnalysis, seed: number): Generator<undefined, readonly number[]> {
  const { rounds } = yield* ruleset.course(scenario, { throws: seededThrows(seed), seed });
  return rounds.map(({ index }) => index);
}
