/** Baselines of open documents: an earlier text of each, and what has moved in the odds since. */
import { sameSource, ValueMemo, type RoundOdds } from '../../engine/index.ts';
import { clashIn, type Analysis, type Chances, type ScenarioAnalysis } from '../../analysis/index.ts';
import type { BaselineKind, BaselineNotice } from '../../protocol/index.ts';
import { movesOfScenarioSteps, type MovedFigure, type MovedScenario } from '../../report/index.ts';
import { comparedScenarios, type ChangedScenario } from './compared-scenarios.ts';
import type { IdleScheduler } from '../idle-scheduler.ts';
import { computeFirst, inTimeSlices, computeInFull, type StillWanted } from '../time-slicing.ts';

/** Analyses an earlier text of a document in time slices, with its included files as they are now. */
export type AnalyseEarlier = (uri: string, text: string, later: Analysis, wanted: StillWanted) => Promise<Analysis>;

/** Dependencies of the comparison. */
export interface Surroundings {
  readonly analyse: AnalyseEarlier;
  /** Scheduler for background work. */
  readonly idle: IdleScheduler;
  /** Runs a background job about a document; a bug in it must not stop anything else. */
  readonly run: (job: () => void, uri: string) => void;
  /** Called when more is known of a baseline than was shown. */
  readonly lookAgain: () => void;
}

/** The moves, as of the chances known of both texts at the time. */
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
  /** Scenarios of baselines that are being computed. */
  readonly #pending = new WeakSet<ScenarioAnalysis>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  get analyse(): AnalyseEarlier {
    return this.#surroundings.analyse;
  }

  receive({ uri, kind, text }: BaselineNotice): void {
    if (text === null) this.#known.delete(uri);
    else this.#known.set(uri, { kind, text });
  }

  close(uri: string): void {
    this.#known.delete(uri);
  }

  /** What a document is compared with; undefined if with nothing. */
  kindOf(uri: string): BaselineKind | undefined {
    return this.#known.get(uri)?.kind;
  }

  /**
   * Computes in time slices what has moved in some scenarios, from the chances known so far: it doesn’t wait for later
   * rounds. The rest of the baseline is computed in idle time; the editor is then asked to refresh.
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
      await computeFirst(changed, wanted);
      await this.#movesSoFar(changed, wanted);
      if (before.knownChances === undefined || before.knownChances.isGoingOn === true) this.#workOut(uri, before);
    }
  }

  /** The scenarios of a document that differ from its baseline and could be read there; computes no odds. */
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
   * What has moved in one scenario of a document, as far as computed; undefined if it isn’t, if there is no baseline,
   * or if the scenario hasn’t changed. For a last valid snapshot it is what had moved then.
   */
  movesOf(uri: string, scenario: ScenarioAnalysis): MovedScenario | undefined {
    const known = this.#moves.known(scenario);
    return known !== undefined && this.#isCompared(uri, known.before) ? known.moves : undefined;
  }

  /** The moved figures of one round, as far as `movesOf` knows them. */
  movedFiguresOf(uri: string, scenario: ScenarioAnalysis, { source }: RoundOdds): readonly MovedFigure[] {
    const moved = this.movesOf(uri, scenario)?.rounds.find(({ after }) => sameSource(after.source, source));
    return moved?.figures ?? [];
  }

  /** Computed once, in time slices, from all chances of both. */
  async movesBetween(changed: ChangedScenario, wanted: StillWanted): Promise<MovedScenario> {
    await computeInFull(changed, wanted);
    return this.#movesSoFar(changed, wanted);
  }

  async #movesSoFar([before, after]: ChangedScenario, wanted: StillWanted): Promise<MovedScenario> {
    const known = [before.knownChances, after.knownChances];
    const made = this.#moves.known(after);
    if (made?.before === before && made.known.every((each, index) => each === known[index])) return made.moves;
    const moves = await inTimeSlices(() => movesOfScenarioSteps(before.oddsInWords, after.oddsInWords), wanted);
    this.#moves.keep(after, { before, known, moves });
    return moves;
  }

  /** Computes the baseline’s chances as long as the document is compared with it. */
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

  /** Analysed again only if an included file has changed; for an unchanged text it is the document's own analysis. */
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
