/** What the odds of open documents are compared with: an earlier text of each, and what has moved since. */
import { sameSource, ValueMemo, type RoundOdds } from '../../engine/index.ts';
import { clashIn, type Analysis, type Chances, type ScenarioAnalysis } from '../../analysis/index.ts';
import type { BaselineKind, BaselineNotice } from '../../protocol/index.ts';
import { movesOfScenarioSteps, type MovedFigure, type MovedScenario } from '../../report/index.ts';
import { comparedScenarios, type ChangedScenario } from './compared-scenarios.ts';
import type { IdleScheduler } from '../idle-scheduler.ts';
import { firstReckoned, inTimeSlices, reckonedInFull, type StillWanted } from '../time-slicing.ts';

/** Analyses an earlier text of a document in turns, with the files that it includes as they are now. */
export type AnalyseEarlier = (uri: string, text: string, later: Analysis, wanted: StillWanted) => Promise<Analysis>;

/** What comparing needs of the world. */
export interface Surroundings {
  readonly analyse: AnalyseEarlier;
  /** When there is time for what nobody waits for. */
  readonly idle: IdleScheduler;
  /** Runs a job about a document that nobody waits for, so that a bug in it ends nothing else. */
  readonly run: (job: () => void, uri: string) => void;
  /** More is known of an earlier text than what was told of it. */
  readonly lookAgain: () => void;
}

/** What had moved when so much was known of both texts. */
interface Moved {
  readonly before: ScenarioAnalysis;
  readonly known: readonly (Chances | undefined)[];
  readonly moves: MovedScenario;
}

interface Baseline {
  readonly kind: BaselineKind;
  readonly text: string;
}

export class Baselines {
  readonly #surroundings: Surroundings;
  readonly #known = new Map<string, Baseline>();
  /** With the texts that its file includes. */
  readonly #made = new ValueMemo<Baseline, { readonly analysis: Analysis; readonly included: readonly string[] }>(
    'analyses of baselines',
  );
  /** The comparisons of an analysis, as long as its baseline is the same. */
  readonly #changed = new ValueMemo<
    Analysis,
    { readonly with: Analysis; readonly changed: readonly ChangedScenario[] }
  >('scenarios that differ from a baseline');
  readonly #moves = new ValueMemo<ScenarioAnalysis, Moved>('odds that have moved');
  /** Scenarios of earlier texts that are being worked out. */
  readonly #pending = new WeakSet<ScenarioAnalysis>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  get analyse(): AnalyseEarlier {
    return this.#surroundings.analyse;
  }

  tell({ uri, kind, text }: BaselineNotice): void {
    if (text === null) this.#known.delete(uri);
    else this.#known.set(uri, { kind, text });
  }

  close(uri: string): void {
    this.#known.delete(uri);
  }

  /** What a document is compared with; undefined where it is with nothing. */
  kindOf(uri: string): BaselineKind | undefined {
    return this.#known.get(uri)?.kind;
  }

  /**
   * Works out in turns what has moved in some scenarios of a document as far as their chances are known, so that it can
   * be told: nobody waits for later rounds. Of an earlier text the rest is worked out when there is time, and the
   * editor looks again then.
   */
  async prepare(
    uri: string,
    analysis: Analysis,
    scenarios: readonly ScenarioAnalysis[],
    wanted: StillWanted,
  ): Promise<void> {
    for (const changed of await this.changedIn(uri, analysis, wanted)) {
      const [before, after] = changed;
      if (!scenarios.includes(after)) continue;
      await firstReckoned(changed, wanted);
      await this.#movesSoFar(changed, wanted);
      if (before.knownChances === undefined || before.knownChances.isGoingOn === true) this.#workOut(uri, before);
    }
  }

  /**
   * The scenarios of a document that are others than in its baseline, and could be read there; nothing is reckoned for
   * it.
   */
  async changedIn(uri: string, analysis: Analysis, wanted: StillWanted): Promise<readonly ChangedScenario[]> {
    const baseline = this.#known.get(uri);
    if (baseline === undefined) return [];
    const before = await this.#analysisOf(uri, baseline, analysis, wanted);
    if (before === analysis) return [];
    const known = this.#changed.known(analysis);
    if (known?.with === before) return known.changed;
    const compared = await inTimeSlices(() => comparedScenarios(before, analysis), wanted);
    const changed = compared.changed.filter(({ unreadBefore }) => !unreadBefore).map(({ pair }) => pair);
    this.#changed.keep(analysis, { with: before, changed });
    return changed;
  }

  /**
   * What has moved in one scenario of a document, as far as it is worked out; undefined where it isn't, where there is
   * nothing to compare it with, or where nothing has changed in it. Of a scenario that is still shown while a sentence
   * of what has come of it can’t be read it is what had moved.
   */
  movesOf(uri: string, scenario: ScenarioAnalysis): MovedScenario | undefined {
    const known = this.#moves.known(scenario);
    return known !== undefined && this.#isCompared(uri, known.before) ? known.moves : undefined;
  }

  /** The figures of one round that have moved, as far as `movesOf` knows; none where that knows nothing. */
  movedFiguresOf(uri: string, scenario: ScenarioAnalysis, { source }: RoundOdds): readonly MovedFigure[] {
    const moved = this.movesOf(uri, scenario)?.rounds.find(({ after }) => sameSource(after.source, source));
    return moved?.figures ?? [];
  }

  /** Worked out once, in turns; of all chances of both. */
  async movesBetween(changed: ChangedScenario, wanted: StillWanted): Promise<MovedScenario> {
    await reckonedInFull(changed, wanted);
    return this.#movesSoFar(changed, wanted);
  }

  async #movesSoFar([before, after]: ChangedScenario, wanted: StillWanted): Promise<MovedScenario> {
    const known = [before.knownChances, after.knownChances];
    const made = this.#moves.known(after);
    if (made?.before === before && made.known.every((each, index) => each === known[index])) return made.moves;
    const moves = await inTimeSlices(() => movesOfScenarioSteps(before.toldOdds, after.toldOdds), wanted);
    this.#moves.keep(after, { before, known, moves });
    return moves;
  }

  /** As long as it is what the document is compared with. */
  #workOut(uri: string, before: ScenarioAnalysis): void {
    if (this.#pending.has(before)) return;
    this.#pending.add(before);
    const { idle, run, lookAgain } = this.#surroundings;
    const turn = (): void => {
      run(() => {
        if (!this.#isCompared(uri, before)) this.#pending.delete(before);
        else if (before.prepareChances()) lookAgain();
        else idle.goOn(turn);
      }, uri);
    };
    idle.afterwards(turn);
  }

  #isCompared(uri: string, before: ScenarioAnalysis): boolean {
    const baseline = this.#known.get(uri);
    return baseline !== undefined && this.#made.known(baseline)?.analysis.scenarios.includes(before) === true;
  }

  /**
   * Made anew only where what the document includes has changed; as long as the text is the same, it is the document's
   * own.
   */
  async #analysisOf(uri: string, baseline: Baseline, current: Analysis, wanted: StillWanted): Promise<Analysis> {
    const included = [...current.reading.included.values()].map(({ text }) => text);
    const made = this.#made.known(baseline);
    if (made?.included.length === included.length && included.every((text, index) => text === made.included[index]))
      return made.analysis;
    const isSame = clashIn(uri, baseline.text) === current.reading.text;
    const analysis = isSame ? current : await this.analyse(uri, baseline.text, made?.analysis ?? current, wanted);
    this.#made.keep(baseline, { analysis, included });
    return analysis;
  }
}
