/** What the odds of open documents are compared with: an earlier text of each, and what has moved since. */
import { clashIn, type Analysis, type ScenarioAnalysis } from '../analysis/index.ts';
import type { BaselineKind, BaselineNotice } from '../protocol/index.ts';
import { movesOfScenario, type MovedScenario } from '../report/index.ts';
import { comparedScenarios, isUnread, type ChangedScenario } from './compared-scenarios.ts';

/** Analyses an earlier text of a document, with the files that it includes as they are now. */
export type AnalyseEarlier = (uri: string, text: string, later: Analysis) => Analysis;

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
  readonly #changed = new WeakMap<Analysis, { readonly with: Analysis; readonly changed: readonly ChangedScenario[] }>();
  readonly #moves = new WeakMap<ScenarioAnalysis, { readonly before: ScenarioAnalysis; readonly moves: MovedScenario }>();

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

  /** The scenarios of a document that are others than in its baseline, and could be read there; nothing is reckoned for it. */
  changedIn(uri: string, analysis: Analysis): readonly ChangedScenario[] {
    const baseline = this.#known.get(uri);
    if (baseline === undefined) return [];
    const before = this.#analysisOf(uri, baseline, analysis);
    if (before === analysis) return [];
    const known = this.#changed.get(analysis);
    if (known?.with === before) return known.changed;
    const changed = comparedScenarios(before, analysis).changed.filter(([was]) => !isUnread(before, was));
    this.#changed.set(analysis, { with: before, changed });
    return changed;
  }

  /** What has moved in one scenario of a document, reckoned once; undefined where there is nothing to compare it with, or nothing has changed in it. */
  movesOf(uri: string, analysis: Analysis, scenario: ScenarioAnalysis): MovedScenario | undefined {
    const changed = this.changedIn(uri, analysis).find(([, after]) => after === scenario);
    return changed === undefined ? this.#heldMoves(uri, scenario) : this.movesBetween(changed);
  }

  /** What had moved in a scenario that is still shown, while a sentence of what has come of it can’t be read. */
  #heldMoves(uri: string, scenario: ScenarioAnalysis): MovedScenario | undefined {
    const baseline = this.#known.get(uri);
    const made = baseline === undefined ? undefined : this.#made.get(baseline);
    const known = this.#moves.get(scenario);
    return known !== undefined && made?.analysis.scenarios.includes(known.before) === true ? known.moves : undefined;
  }

  movesBetween([before, after]: ChangedScenario): MovedScenario {
    const known = this.#moves.get(after);
    if (known?.before === before) return known.moves;
    const moves = movesOfScenario(before.odds(), after.odds());
    this.#moves.set(after, { before, moves });
    return moves;
  }

  /** Made anew only where what the document includes has changed; as long as the text is the same, it is the document's own. */
  #analysisOf(uri: string, baseline: Baseline, current: Analysis): Analysis {
    const included = [...current.reading.included.values()].map(({ text }) => text);
    const made = this.#made.get(baseline);
    if (made?.included.length === included.length && included.every((text, index) => text === made.included[index])) return made.analysis;
    const isSame = clashIn(uri, baseline.text) === current.reading.text;
    const analysis = isSame ? current : this.analyse(uri, baseline.text, made?.analysis ?? current);
    this.#made.set(baseline, { analysis, included });
    return analysis;
  }
}
