/** All that is worked out about one scenario, each part once: findings, the odds, the course of a seed. */
import { seededThrows, type Finding, type Ruleset, type Scenario, type ScenarioOdds, type Timeline } from '../engine/index.ts';
import { check, checkOutcomes } from '../lint/index.ts';

/** What is known of one scenario. A scenario that is the same value is never worked out again. */
export interface ScenarioAnalysis {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** The file's own seed, and 1 where it has none. */
  readonly seed: number;
  readonly findings: readonly Finding[];
  /** What the checks of outcomes find. Whatever `prepare` hasn't worked out for it yet is worked out at once. */
  readonly outcomeFindings: readonly Finding[];
  /** Works out a few milliseconds' worth of what the checks of outcomes need; says whether all of it is there. */
  prepare(): boolean;
  timeline(seed?: number): Timeline;
  odds(seed?: number): ScenarioOdds;
}

const analyses = new WeakMap<Scenario, Map<Ruleset, ScenarioAnalysis>>();

/** The analysis of a scenario by the rules of a game, its own or another of the same family. */
export function analyzeScenario(scenario: Scenario, ruleset: Ruleset): ScenarioAnalysis {
  const made = analyses.get(scenario) ?? new Map<Ruleset, ScenarioAnalysis>();
  analyses.set(scenario, made);
  const known = made.get(ruleset) ?? new Analyzed(scenario, ruleset);
  made.set(ruleset, known);
  return known;
}

/** So many seeds are remembered; a person who draws again and again needs none of the older ones. */
const mostSeeds = 8;

class Analyzed implements ScenarioAnalysis {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly seed: number;
  readonly #timelines = new Map<number, Timeline>();
  readonly #odds = new Map<number, ScenarioOdds>();
  #findings: readonly Finding[] | undefined;
  #outcomeFindings: readonly Finding[] | undefined;

  constructor(scenario: Scenario, ruleset: Ruleset) {
    this.scenario = scenario;
    this.ruleset = ruleset;
    this.seed = scenario.seed?.value ?? 1;
  }

  get findings(): readonly Finding[] {
    this.#findings ??= check(this.scenario, this.ruleset);
    return this.#findings;
  }

  get outcomeFindings(): readonly Finding[] {
    this.#outcomeFindings ??= checkOutcomes({ scenario: this.scenario, ruleset: this.ruleset, odds: this.odds(), verdictOf: () => ({ verdict: 'open' }) });
    return this.#outcomeFindings;
  }

  prepare(): boolean {
    return this.#outcomeFindings !== undefined;
  }

  timeline(seed = this.seed): Timeline {
    return remembered(this.#timelines, seed, () => this.ruleset.play(this.scenario, { throws: seededThrows(seed), seed }));
  }

  odds(seed = this.seed): ScenarioOdds {
    return remembered(this.#odds, seed, () => this.ruleset.odds(this.scenario, { throws: seededThrows(seed), seed }));
  }
}

function remembered<T>(made: Map<number, T>, seed: number, make: () => T): T {
  const known = made.get(seed);
  if (known !== undefined) return known;
  const [oldest] = made.keys();
  if (made.size >= mostSeeds && oldest !== undefined) made.delete(oldest);
  const value = make();
  made.set(seed, value);
  return value;
}
