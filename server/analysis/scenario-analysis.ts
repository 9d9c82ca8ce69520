/** All that is worked out about one scenario, each part once: findings, the odds, the course of a seed. */
import {
  seededThrows,
  type Figure,
  type Finding,
  type Overall,
  type RoundAfter,
  type Ruleset,
  type Scenario,
} from '../engine/index.ts';
import { checkLate, checkOutcomes, checkPromptly } from '../lint/index.ts';
import { PlayedCourses, type Courses } from './courses.ts';
import { judged, type JudgedExpectation } from './judging/judged.ts';
import { reachedRounds } from './judging/reached-rounds.ts';
import { roundsAfter } from './judging/rounds-after.ts';
import { Sample } from './judging/sample.ts';
import { Work } from './judging/work.ts';

/** What is known of one scenario. A scenario that is the same value is never worked out again. */
export interface ScenarioAnalysis extends Courses {
  /** What the checks find in what is written. */
  readonly findings: readonly Finding[];
  /** Those of them that take no time to speak of. */
  readonly promptFindings: readonly Finding[];
  /** The same bit by bit. */
  promptSteps(): Generator<undefined, readonly Finding[]>;
  /** All of them where they are known or take a few milliseconds, and else the prompt ones. */
  readonly findingsSoon: readonly Finding[];
  /** What the checks of outcomes find. Whatever `prepare` hasn't worked out for it yet is worked out at once. */
  readonly outcomeFindings: readonly Finding[];
  /**
   * Everything that is found beside the prompt findings, where it has been worked out; nothing is worked out for it.
   */
  readonly knownLaterFindings: readonly Finding[] | undefined;
  /** What has become of each expectation, in the order of the text; worked out at once where `prepare` hasn't yet. */
  readonly verdicts: readonly JudgedExpectation[];
  /** Works out a few milliseconds' worth of `findings`; says whether all of them are there. */
  prepareFindings(): boolean;
  /** Works out a few milliseconds' worth of what the checks of outcomes need; says whether all of it is there. */
  prepare(): boolean;
  /** What is known exactly over all courses; worked out at once where `prepare` hasn't yet. */
  readonly overall: Overall;
  /** The same where a few milliseconds more are enough for it. */
  overallSoon(): Overall | undefined;
  /**
   * The chance of coming to each round of which the odds don't have it, by its place among the written ones: exact, or
   * of a sample; worked out at once where that isn't done yet.
   */
  readonly reached: ReadonlyMap<number, Figure>;
  /** The same where it has been worked out; nothing is worked out for it. */
  readonly knownReached: ReadonlyMap<number, Figure> | undefined;
  /** Works out a few milliseconds' worth of it; says whether all of it is there. */
  prepareReached(): boolean;
  /**
   * What rounds come to over all courses where that isn’t said by their odds, by their places; exact, or of a sample;
   * worked out at once where that isn’t done yet.
   */
  readonly after: ReadonlyMap<number, RoundAfter>;
  /** The same where it has been worked out; nothing is worked out for it. */
  readonly knownAfter: ReadonlyMap<number, RoundAfter> | undefined;
  /** Works out a few milliseconds' worth of it; says whether all of it is there. */
  prepareAfter(): boolean;
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

/** Checks that play the course of a scenario take no time to speak of where no more than so much is announced in it. */
const mostAnnounced = 500;

function isShort({ rounds }: Scenario): boolean {
  return rounds.reduce((sum, { announcements }) => sum + announcements.length, 0) <= mostAnnounced;
}

class Analyzed extends PlayedCourses implements ScenarioAnalysis {
  readonly #overall: Work<Overall>;
  readonly #judging: Work<readonly JudgedExpectation[]>;
  readonly #reached: Work<ReadonlyMap<number, Figure>>;
  readonly #after: Work<ReadonlyMap<number, RoundAfter>>;
  readonly #outcomeFindings: Work<readonly Finding[]>;
  readonly #promptFindings: Work<readonly Finding[]>;
  readonly #lateFindings: Work<readonly Finding[]>;
  #findings: readonly Finding[] | undefined;

  constructor(scenario: Scenario, ruleset: Ruleset) {
    super(scenario, ruleset);
    this.#overall = new Work(() => ruleset.overall(scenario, { throws: seededThrows(this.seed), seed: this.seed }));
    const sample = new Sample(scenario, ruleset);
    this.#judging = new Work(() => judged(sample, () => this.#overall.steps()));
    this.#reached = new Work(() =>
      reachedRounds(
        sample,
        () => this.oddsSteps(),
        () => this.#overall.steps(),
      ),
    );
    this.#after = new Work(() =>
      roundsAfter(
        sample,
        () => this.oddsSteps(),
        () => this.#overall.steps(),
      ),
    );
    this.#promptFindings = new Work(() => checkPromptly(scenario, ruleset));
    this.#lateFindings = new Work(() => checkLate(scenario, ruleset));
    this.#outcomeFindings = new Work(() => this.#checkOutcomes());
  }

  get findings(): readonly Finding[] {
    this.#findings ??= [...this.promptFindings, ...this.#lateFindings.result];
    return this.#findings;
  }

  get promptFindings(): readonly Finding[] {
    return this.#promptFindings.result;
  }

  promptSteps(): Generator<undefined, readonly Finding[]> {
    return this.#promptFindings.steps();
  }

  get findingsSoon(): readonly Finding[] {
    return this.#lateFindings.known !== undefined || isShort(this.scenario) ? this.findings : this.promptFindings;
  }

  prepareFindings(): boolean {
    return this.#promptFindings.goOn() && this.#lateFindings.goOn();
  }

  get knownLaterFindings(): readonly Finding[] | undefined {
    const found = this.#outcomeFindings.known;
    return found === undefined ? undefined : [...this.#lateFindings.result, ...found];
  }

  get outcomeFindings(): readonly Finding[] {
    return this.#outcomeFindings.result;
  }

  get verdicts(): readonly JudgedExpectation[] {
    return this.#judging.result;
  }

  get overall(): Overall {
    return this.#overall.result;
  }

  overallSoon(): Overall | undefined {
    return this.#overall.goOn() ? this.#overall.result : undefined;
  }

  get reached(): ReadonlyMap<number, Figure> {
    return this.#reached.result;
  }

  get knownReached(): ReadonlyMap<number, Figure> | undefined {
    return this.#reached.known;
  }

  prepareReached(): boolean {
    return this.#reached.goOn();
  }

  get after(): ReadonlyMap<number, RoundAfter> {
    return this.#after.result;
  }

  get knownAfter(): ReadonlyMap<number, RoundAfter> | undefined {
    return this.#after.known;
  }

  prepareAfter(): boolean {
    return this.#after.goOn();
  }

  prepare(): boolean {
    return this.#outcomeFindings.goOn();
  }

  /** What takes long in itself is a step of its own. */
  *#checkOutcomes(): Generator<undefined, readonly Finding[]> {
    const odds = yield* this.oddsSteps();
    const verdicts = new Map((yield* this.#judging.steps()).map(({ expectation, verdict }) => [expectation, verdict]));
    yield* this.#lateFindings.steps();
    const { findings, scenario, ruleset, seed } = this;
    // One source of throws for all questions: the course is played once for them.
    const throws = seededThrows(seed);
    return yield* checkOutcomes({
      scenario,
      ruleset,
      odds,
      findings,
      changed: (whatIf) => ruleset.odds(scenario, { throws, seed, whatIf }).rounds[0],
      verdictOf: (expectation) => verdicts.get(expectation) ?? { verdict: 'open' },
    });
  }
}
