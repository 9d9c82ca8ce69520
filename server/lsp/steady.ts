/**
 * What is shown beside a text while a sentence of it is half-typed: the scenario as it last could be read, so that
 * nothing jumps.
 */
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import { isFirst, type RoundOdds, type Source } from '../engine/index.ts';
import { isFinished, readOf, replacement, stillHolds, unfinishedIn, type Read } from './last-good.ts';

/**
 * For each scenario of an analysis as what it is shown: as it is, or as it last could be read; then it may have been
 * several, which a slip has made one.
 */
interface State {
  readonly analysis: Analysis;
  readonly shown: readonly (readonly Read[])[];
  /** What can be read in full, now or when it was shown last. */
  readonly good: readonly Read[];
}

/** The chances of a scenario’s later rounds; `isOld` where they are those of an earlier text. */
export interface LaterRounds {
  readonly rounds: readonly RoundOdds[];
  readonly isOld: boolean;
}

export class Steady {
  /** By the file. */
  readonly #states = new Map<string, State>();
  /** By the file and the title of the scenario, the chances of later rounds that were known last. */
  readonly #chances = new Map<string, Map<string, readonly RoundOdds[]>>();

  /** Takes note of a version: what can be read of it may be shown with later ones. */
  note(analysis: Analysis): void {
    this.#stateOf(analysis);
  }

  close(uri: string): void {
    this.#states.delete(uri);
    this.#chances.delete(uri);
  }

  /** What is shown for one of the scenarios of an analysis. */
  shown(analysis: Analysis, index: number): readonly ScenarioAnalysis[] {
    return (this.#stateOf(analysis).shown[index] ?? []).map(({ scenario }) => scenario);
  }

  /**
   * Whether what is shown for one of the scenarios is of an earlier text, because a sentence of this one can’t be read.
   */
  isHeld(analysis: Analysis, index: number): boolean {
    const shown = this.#stateOf(analysis).shown[index] ?? [];
    return shown.some(({ scenario }) => scenario !== analysis.scenarios[index]);
  }

  /** The one of them in which a sentence stands, or else the first. */
  around(analysis: Analysis, index: number, { sentence }: Source): ScenarioAnalysis | undefined {
    const shown = this.#stateOf(analysis).shown[index] ?? [];
    return (shown.find(({ all }) => all.has(sentence)) ?? shown[0])?.scenario;
  }

  /**
   * Where something of a shown scenario stands now: in its own sentence, or in the half-typed one that has come in its
   * place.
   */
  placeOf(analysis: Analysis, index: number, source: Source): Source {
    if (analysis.rangeOf(source) !== undefined) return source;
    const shown = this.#stateOf(analysis).shown[index] ?? [];
    return (
      shown.map((read) => replacement(analysis, read, source, shown)).find((found) => found !== undefined) ?? source
    );
  }

  /**
   * What is known of the later rounds of a scenario that is shown: its own chances, or those of the last text of it
   * that had any, until its own are there; undefined where there have been none.
   */
  laterRounds(analysis: Analysis, scenario: ScenarioAnalysis): LaterRounds | undefined {
    const chances = this.#chances.get(analysis.reading.file) ?? new Map<string, readonly RoundOdds[]>();
    this.#chances.set(analysis.reading.file, chances);
    const { title, rounds } = scenario.scenario;
    const own = scenario.knownChances?.odds.rounds.filter(({ index }) => {
      const written = rounds[index];
      return written !== undefined && !isFirst(scenario.scenario, written);
    });
    const last = chances.get(title);
    if (own === undefined) return last === undefined ? undefined : { rounds: last, isOld: true };
    chances.set(title, own);
    return { rounds: own, isOld: false };
  }

  #stateOf(analysis: Analysis): State {
    const uri = analysis.reading.file;
    const last = this.#states.get(uri);
    if (last?.analysis === analysis) return last;
    const state = stateAfter(last?.good ?? [], analysis);
    this.#states.set(uri, state);
    return state;
  }
}

function stateAfter(known: readonly Read[], analysis: Analysis): State {
  const unfinished = unfinishedIn(analysis);
  const good: Read[] = [];
  const shown = analysis.scenarios.map((scenario, index) => {
    const now = readOf(analysis, index, scenario);
    const kept = isFinished(now, unfinished) ? [now] : lastGood(analysis, now, known, unfinished);
    good.push(...kept);
    return kept.length > 0 ? kept : [now];
  });
  return { analysis, shown, good };
}

function lastGood(
  analysis: Analysis,
  now: Read,
  known: readonly Read[],
  unfinished: ReadonlySet<number>,
): readonly Read[] {
  const before = known.filter(({ own }) => own.some((sentence) => now.all.has(sentence)));
  return before.length > 0 && stillHolds(analysis, now, before, unfinished) ? before : [];
}
