/** What the throws of a round are worth, worked out once for its odds. */
import { seededThrows, worthIn, type RoundOdds, type RoundWorth, type Throws } from '../engine/index.ts';
import type { ScenarioAnalysis } from './scenario-analysis.ts';

const worths = new WeakMap<RoundOdds, RoundWorth>();
const sources = new WeakMap<ScenarioAnalysis, Map<number, Throws>>();

/** Of a round of `analysis.odds(seed)`. */
export function roundWorth(analysis: ScenarioAnalysis, round: RoundOdds, seed = analysis.seed): RoundWorth {
  const worth = worths.get(round) ?? worthFrom(analysis, round, seed);
  worths.set(round, worth);
  return worth;
}

function worthFrom(analysis: ScenarioAnalysis, round: RoundOdds, seed: number): RoundWorth {
  const { scenario, ruleset } = analysis;
  const throws = throwsFor(analysis, seed);
  return worthIn(scenario, round, (change) => ruleset.odds(scenario, { throws, seed, whatIf: { round: round.index, change } }).rounds[0]);
}

/** One source of throws for all questions about a seed: games play its course once for them. */
function throwsFor(analysis: ScenarioAnalysis, seed: number): Throws {
  const bySeed = sources.get(analysis) ?? new Map<number, Throws>();
  sources.set(analysis, bySeed);
  const throws = bySeed.get(seed) ?? seededThrows(seed);
  bySeed.set(seed, throws);
  return throws;
}
