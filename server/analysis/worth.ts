/** What the throws of a round are worth, worked out once for its odds. */
import { sameSource, seededThrows, worthIn, type ActionOdds, type ModifierWorth, type RoundOdds, type RoundWorth, type Source, type Throws } from '../engine/index.ts';
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

/** An action for which a sentence counts, and what it is worth there; that is missing where it can’t be told. */
export interface SentenceUse {
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly worth: ModifierWorth | undefined;
}

/** Each question takes its time, and somebody waits for the answers: so many uses of a sentence are reckoned, and the others not told. */
const mostUses = 24;

/** Wherever a reason for a throw that stands at a place counts, in the order of the rounds. */
export function sentenceWorth(analysis: ScenarioAnalysis, source: Source): readonly SentenceUse[] {
  const uses = analysis.odds().rounds.flatMap((round) => round.actions.flatMap((action) => {
    const reason = action.pool.modifiers.find((each) => each.standing === 'counted' && sameSource(each.source, source));
    return reason === undefined ? [] : [{ round, action, reason }];
  }));
  return uses.slice(0, mostUses).map(({ round, action, reason }) => ({ round, action, worth: roundWorth(analysis, round).ofReason(action, reason) }));
}

/** One source of throws for all questions about a seed: games play its course once for them. */
function throwsFor(analysis: ScenarioAnalysis, seed: number): Throws {
  const bySeed = sources.get(analysis) ?? new Map<number, Throws>();
  sources.set(analysis, bySeed);
  const throws = bySeed.get(seed) ?? seededThrows(seed);
  bySeed.set(seed, throws);
  return throws;
}
