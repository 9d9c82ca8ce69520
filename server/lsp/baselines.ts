/** What the odds of open documents are compared with: an earlier text of each, and what has moved since. */
import { clashIn, type Analysis, type ScenarioAnalysis } from '../analysis/index.ts';
import type { BaselineKind, BaselineNotice } from '../protocol/index.ts';
import { movesOfScenarioSteps, type MovedScenario } from '../report/index.ts';
import { comparedScenarios, type ChangedScenario } from './compared-scenarios.ts';
import { inTurns, reckonedInFull, type StillWanted } from './turns.ts';

/** Analyses an earlier text of a document in turns, with the files that it includes as they are now. */
export type AnalyseEarlier = (uri: string, text: string, later: Analysis, wanted: StillWanted) => Promise<Analysis>;

interface Baseline {
  readonly kind: BaselineKind;
  readonly text: string;
}

export class Baselines {
  readonly analyse: AnalyseEarlier;
  readonly #known = new Map<string, Baseline>();
  /** With the texts that its file includes. */
  readonly #made = new WeakMap<Baseline, { readonly analysis: Analysis; readonly included: readonly string[] }>();
  /** The comparisons of an analysis, as long as its baseline is the same. */
  readonly #changed = new WeakMap<
    Analysis,
    { readonly with: Analysis; readonly changed: readonly ChangedScenario[] }
  >();
  readonly #moves = new WeakMap<
    ScenarioAnalysis,
    { readonly before: ScenarioAnalysis; readonly moves: MovedScenario }
  >();

  constructor(analyse: AnalyseEarlier) {
    this.analyse = analyse;
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

  /** Works out in turns what has moved in some scenarios of a document, so that it can be told. */
  async prepare(
    uri: string,
    analysis: Analysis,
    scenarios: readonly ScenarioAnalysis[],
    wanted: StillWanted,
  ): Promise<void> {
    for (const changed of await this.changedIn(uri, analysis, wanted)) {
      if (scenarios.includes(changed[1])) await this.movesBetween(changed, wanted);
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
    const known = this.#changed.get(analysis);
    if (known?.with === before) return known.changed;
    const compared = await inTurns(() => comparedScenarios(before, analysis), wanted);
    const changed = compared.changed.filter(({ unreadBefore }) => !unreadBefore).map(({ pair }) => pair);
    this.#changed.set(analysis, { with: before, changed });
    return changed;
  }

  /**
   * What has moved in one scenario of a document, as far as it is worked out; undefined where it isn't, where there is
   * nothing to compare it with, or where nothing has changed in it. Of a scenario that is still shown while a sentence
   * of what has come of it can’t be read it is what had moved.
   */
  movesOf(uri: string, scenario: ScenarioAnalysis): MovedScenario | undefined {
    const baseline = this.#known.get(uri);
    const made = baseline === undefined ? undefined : this.#made.get(baseline);
    const known = this.#moves.get(scenario);
    return known !== undefined && made?.analysis.scenarios.includes(known.before) === true ? known.moves : undefined;
  }

  /** Worked out once, in turns. */
  async movesBetween([before, after]: ChangedScenario, wanted: StillWanted): Promise<MovedScenario> {
    const known = this.#moves.get(after);
    if (known?.before === before) return known.moves;
    await reckonedInFull([before, after], wanted);
    const moves = await inTurns(() => movesOfScenarioSteps(before.chances.odds, after.chances.odds), wanted);
    this.#moves.set(after, { before, moves });
    return moves;
  }

  /**
   * Made anew only where what the document includes has changed; as long as the text is the same, it is the document's
   * own.
   */
  async #analysisOf(uri: string, baseline: Baseline, current: Analysis, wanted: StillWanted): Promise<Analysis> {
    const included = [...current.reading.included.values()].map(({ text }) => text);
    const made = this.#made.get(baseline);
    if (made?.included.length === included.length && included.every((text, index) => text === made.included[index]))
      return made.analysis;
    const isSame = clashIn(uri, baseline.text) === current.reading.text;
    const analysis = isSame ? current : await this.analyse(uri, baseline.text, made?.analysis ?? current, wanted);
    this.#made.set(baseline, { analysis, included });
    return analysis;
  }
}
