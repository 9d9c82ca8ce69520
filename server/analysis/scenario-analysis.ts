/** Everything computed about one scenario, each part once: findings, odds, and the courses of seeds. */
import {
  runToEnd,
  coursesIn,
  isFirst,
  derivePair,
  type Finding,
  type Overall,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type ScenarioOdds,
  type WhatIf,
} from '../engine/index.ts';
import { checkLate, checkOutcomes, checkPromptly } from '../lint/index.ts';
import { courseKey, requestOf } from './course-key.ts';
import { PlayedCourses, type Courses } from './courses.ts';
import { BestKnown, carriedRounds, withCarried, type PlayedScenario } from './sampling/carried-rounds.ts';
import { chancesAt, chancesOf, chancesWithin, type Chances } from './sampling/chances.ts';
import { expectationOutcomes, type ExpectationOutcome } from './sampling/expectation-outcomes.ts';
import { lastStage, Pass } from './sampling/sampling-run.ts';
import { ResumableTask } from './sampling/resumable-task.ts';

/** The sampling stage used to compare two texts: earlier ones have too few plays to show a difference. */
const roughStage = 1;

/** What is known of one scenario. Scenarios that are the same value share one analysis. */
export interface ScenarioAnalysis extends Courses {
  /** The findings of static checks. */
  readonly findings: readonly Finding[];
  /** Those of them that take negligible time. */
  readonly promptFindings: readonly Finding[];
  /** The same in steps. */
  promptSteps(): Generator<undefined, readonly Finding[]>;
  /** All of them if they are known or take a few milliseconds, otherwise the prompt ones. */
  readonly findingsSoon: readonly Finding[];
  /** The findings of outcome checks; computes at once whatever `prepare` hasn't. */
  readonly outcomeFindings: readonly Finding[];
  /** All findings other than the prompt ones, if they have been computed; computes nothing. */
  readonly knownLaterFindings: readonly Finding[] | undefined;
  /** The verdict on each expectation, in text order; computes at once whatever `prepare` hasn't. */
  readonly verdicts: readonly ExpectationOutcome[];
  /** Works on `findings` for one time slice; returns whether they are done. */
  prepareFindings(): boolean;
  /** Works on the outcome checks for one time slice; returns whether they are done. */
  prepare(): boolean;
  /** What is known exactly over all courses; computed on first access. */
  readonly overall: Overall;
  /** The chances over all courses; computes at once whatever is left. */
  readonly chances: Chances;
  /**
   * The known chances; while no stage is complete, the odds of first rounds and of the later rounds that still apply.
   * Computes nothing else.
   */
  readonly oddsInWords: ScenarioOdds;
  /** The chances, sampled until their intervals are within ±`points` percentage points. */
  chancesWithin(points: number): Chances;
  /** The same in steps; the chances after each stage become the known ones. */
  chancesWithinSteps(points: number): Generator<undefined, Chances>;
  /** The chances of a few plays, for quick comparison of two texts. */
  readonly roughOdds: ScenarioOdds;
  roughSteps(): Generator<undefined, Chances>;
  /** Computes the odds of first rounds and a first stage of the others. */
  soonSteps(): Generator<undefined, void>;
  /** The chances of the last complete stage; computes nothing. */
  readonly knownChances: Chances | undefined;
  /** The later rounds computed for an earlier text that depend on nothing that has changed. */
  readonly standingRounds: readonly RoundOdds[];
  /** The parts of the scenario that affect how it is played. */
  readonly played: PlayedScenario;
  /** Works on the chances for one time slice; returns whether they are done. */
  prepareChances(): boolean;
  chancesSteps(): Generator<undefined, Chances>;
  /** The odds of first rounds alone, which are exact; the brief ones have no damage. */
  readonly firstOdds: ScenarioOdds;
  firstOddsSteps(): Generator<undefined, ScenarioOdds>;
  readonly briefFirstOdds: ScenarioOdds;
  briefFirstOddsSteps(): Generator<undefined, ScenarioOdds>;
  /** The courses played where a chance can’t be computed exactly. */
  readonly pass: Pass;
}

/** The analysis of a scenario by the rules of a game, its own or another of the same family. */
export const analyzeScenario = derivePair(
  'analyses of scenarios',
  (scenario: Scenario, ruleset: Ruleset): ScenarioAnalysis => new Analyzed(scenario, ruleset),
);

/** With at most this many announcements, checks that play a scenario’s course take negligible time. */
const mostAnnounced = 500;

function isShort({ rounds }: Scenario): boolean {
  return rounds.reduce((sum, { announcements }) => sum + announcements.length, 0) <= mostAnnounced;
}

class Analyzed extends PlayedCourses implements ScenarioAnalysis {
  readonly pass: Pass;
  readonly #overall: ResumableTask<Overall>;
  readonly #judging: ResumableTask<readonly ExpectationOutcome[]>;
  readonly #chances: ResumableTask<Chances>;
  readonly #rough: ResumableTask<Chances>;
  readonly #firstOdds: ResumableTask<ScenarioOdds>;
  readonly #briefFirstOdds: ResumableTask<ScenarioOdds>;
  #knownChances: Chances | undefined;
  #played: PlayedScenario | undefined;
  readonly #bestKnown = new BestKnown();
  /** From more stages than are played by default. */
  #narrower: Chances | undefined;
  readonly #outcomeFindings: ResumableTask<readonly Finding[]>;
  readonly #promptFindings: ResumableTask<readonly Finding[]>;
  readonly #lateFindings: ResumableTask<readonly Finding[]>;
  #findings: readonly Finding[] | undefined;

  constructor(scenario: Scenario, ruleset: Ruleset) {
    super(scenario, ruleset);
    this.#overall = new ResumableTask(() => ruleset.overall(scenario, requestOf(courseKey(this.seed))));
    this.pass = new Pass(scenario, ruleset, () => this.#overall.steps());
    this.#judging = new ResumableTask(() => expectationOutcomes(this.pass));
    this.#firstOdds = new ResumableTask(() => this.#oddsOfFirst(false));
    this.#briefFirstOdds = new ResumableTask(() => this.#oddsOfFirst(true));
    this.#rough = new ResumableTask(() => chancesAt(this.pass, () => this.#briefFirstOdds.steps(), roughStage));
    this.#chances = new ResumableTask(() => this.#chancesInStages());
    this.#promptFindings = new ResumableTask(() => checkPromptly(scenario, ruleset));
    this.#lateFindings = new ResumableTask(() => checkLate(scenario, ruleset));
    this.#outcomeFindings = new ResumableTask(() => this.#checkOutcomes());
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

  get verdicts(): readonly ExpectationOutcome[] {
    return this.#judging.result;
  }

  get overall(): Overall {
    return this.#overall.result;
  }

  get chances(): Chances {
    return this.#narrower ?? this.#chances.result;
  }

  get knownChances(): Chances | undefined {
    const own = this.#narrower ?? this.#chances.known ?? this.#knownChances;
    return own?.isGoingOn === true ? this.#bestKnown.of(this.played, own) : own;
  }

  get oddsInWords(): ScenarioOdds {
    return this.knownChances?.odds ?? this.#withCarried(this.firstOdds);
  }

  get standingRounds(): readonly RoundOdds[] {
    return carriedRounds(this.played).map(({ odds }) => odds);
  }

  get played(): PlayedScenario {
    const { scenario, ruleset, pass } = this;
    this.#played ??= {
      scenario,
      game: ruleset.id,
      get played() {
        return runToEnd(pass.played());
      },
    };
    return this.#played;
  }

  #withCarried(first: ScenarioOdds): ScenarioOdds {
    const standing = this.standingRounds;
    if (standing.length === 0) return first;
    return { ...first, rounds: [...first.rounds, ...standing].sort((one, other) => one.index - other.index) };
  }

  *#chancesInStages(): Generator<undefined, Chances> {
    yield* this.pass.played();
    const { played } = this;
    const last = yield* chancesOf(
      this.pass,
      () => this.#firstOdds.steps(),
      (chances) => {
        this.#knownChances = withCarried(played, chances);
      },
    );
    return withCarried(played, last);
  }

  chancesWithin(points: number): Chances {
    return runToEnd(this.chancesWithinSteps(points));
  }

  *chancesWithinSteps(points: number): Generator<undefined, Chances> {
    // Up to the last default stage, nothing is narrower than the default chances.
    const { played } = this;
    const report = ({ odds, courses }: Chances): void => {
      if (courses === undefined || courses <= coursesIn(lastStage)) return;
      this.#narrower = withCarried(played, { odds, courses });
    };
    const chances = yield* chancesWithin(this.pass, () => this.#firstOdds.steps(), points, report);
    report(chances);
    return chances;
  }

  get roughOdds(): ScenarioOdds {
    return this.#rough.result.odds;
  }

  roughSteps(): Generator<undefined, Chances> {
    return this.#rough.steps();
  }

  *soonSteps(): Generator<undefined, void> {
    yield* this.#firstOdds.steps();
    while (this.knownChances === undefined && !this.#chances.goOn()) yield;
  }

  firstOddsSteps(): Generator<undefined, ScenarioOdds> {
    return this.#firstOdds.steps();
  }

  prepareChances(): boolean {
    return this.#chances.goOn();
  }

  *chancesSteps(): Generator<undefined, Chances> {
    return this.#narrower ?? (yield* this.#chances.steps());
  }

  get firstOdds(): ScenarioOdds {
    return this.#firstOdds.result;
  }

  get briefFirstOdds(): ScenarioOdds {
    return this.#firstOdds.known ?? this.#briefFirstOdds.result;
  }

  briefFirstOddsSteps(): Generator<undefined, ScenarioOdds> {
    return this.#firstOdds.known === undefined ? this.#briefFirstOdds.steps() : this.#firstOdds.steps();
  }

  prepare(): boolean {
    return this.#outcomeFindings.goOn();
  }

  /** Each expensive part is a step of its own. */
  *#checkOutcomes(): Generator<undefined, readonly Finding[]> {
    const { odds } = yield* this.#chances.steps();
    const verdicts = new Map((yield* this.#judging.steps()).map(({ expectation, verdict }) => [expectation, verdict]));
    yield* this.#lateFindings.steps();
    const { findings, scenario, ruleset } = this;
    return yield* checkOutcomes({
      scenario,
      ruleset,
      odds,
      findings,
      changed: (whatIf) => this.#changed(whatIf, odds),
      verdictOf: (expectation) => verdicts.get(expectation) ?? { verdict: 'open' },
    });
  }

  /** The odds of a round with a changed pool; undefined if they aren’t known exactly. */
  #changed({ round: index, change }: WhatIf, { rounds }: ScenarioOdds): RoundOdds | undefined {
    const { scenario, ruleset, seed } = this;
    const round = rounds[index];
    const written = scenario.rounds[index];
    if (round === undefined || written === undefined) return undefined;
    if (isFirst(scenario, written))
      return runToEnd(ruleset.odds(scenario, { ...requestOf(courseKey(seed)), whatIf: { round: index, change } }))
        .rounds[0];
    const odds = this.overall.rounds[index]?.changed(change);
    return odds === undefined ? undefined : { ...round, ...odds };
  }

  /** With each round’s index among all rounds. */
  *#oddsOfFirst(brief: boolean): Generator<undefined, ScenarioOdds> {
    const { scenario, ruleset, seed } = this;
    const rounds = scenario.rounds.filter((round) => isFirst(scenario, round));
    const odds = yield* ruleset.odds({ ...scenario, rounds }, { ...requestOf(courseKey(seed)), brief });
    return {
      ...odds,
      rounds: odds.rounds.map((round) => {
        const written = rounds[round.index];
        return written === undefined ? round : { ...round, index: scenario.rounds.indexOf(written) };
      }),
    };
  }
}
