/**
 * Last valid snapshots: while a sentence is half-typed, hints and lenses show the scenario as it last could be read, so
 * that nothing jumps.
 */
import { changedFrom, type Analysis, type ScenarioAnalysis } from '../../analysis/index.ts';
import { isFirst, type RoundOdds, type Source } from '../../engine/index.ts';
import { declaresName, indexOfSentence } from '../../language/index.ts';
import { isFinished, readOf, replacement, stillHolds, unfinishedIn, type Read } from './still-valid.ts';

/**
 * What is shown for each scenario of an analysis: the scenario itself, or its last valid snapshot. A snapshot may be
 * several scenarios, which a mistake has merged into one.
 */
interface State {
  readonly analysis: Analysis;
  readonly shown: readonly (readonly ShownRead[])[];
  /** Scenarios that are valid apart from mistakes left behind, now or when they were last shown. */
  readonly good: readonly Read[];
  /** The unreadable sentences, and those of them that are caused by what is being typed. */
  readonly unfinished: ReadonlySet<number>;
  readonly typed: ReadonlySet<number>;
}

interface ShownRead {
  readonly read: Read;
  readonly heldFrom: number;
}

/** The chances of some of a scenario’s later rounds; `isOld` if they belong to an earlier text. */
export interface LaterRounds {
  readonly rounds: readonly RoundOdds[];
  readonly isOld: boolean;
}

/**
 * A scenario as it is shown. From round `heldFrom` on its figures are those of an earlier text, because a sentence that
 * they depend on can’t be read in this one.
 */
export interface ShownScenario {
  readonly scenario: ScenarioAnalysis;
  readonly heldFrom: number;
}

export class LastValid {
  /** By file. */
  readonly #states = new Map<string, State>();
  /** The last known chances of later rounds, by file and by title of the scenario. */
  readonly #chances = new Map<string, Map<string, readonly RoundOdds[]>>();

  /** Records a version: its valid scenarios may be shown with later versions. */
  note(analysis: Analysis): void {
    this.#stateOf(analysis);
  }

  close(uri: string): void {
    this.#states.delete(uri);
    this.#chances.delete(uri);
  }

  /** What is shown for one scenario of an analysis. */
  shown(analysis: Analysis, index: number): readonly ScenarioAnalysis[] {
    return this.held(analysis, index).map(({ scenario }) => scenario);
  }

  /** The same with the number of the round from which on it is an earlier text. */
  held(analysis: Analysis, index: number): readonly ShownScenario[] {
    return this.#shownOf(analysis, index).map(({ read: { scenario }, heldFrom }) => ({ scenario, heldFrom }));
  }

  /**
   * Whether what is shown at a sentence belongs to an earlier text; for a sentence of the cast, whether any round does.
   */
  isHeldAt(analysis: Analysis, index: number, { sentence }: Source): boolean {
    return this.held(analysis, index).some(({ scenario: { scenario }, heldFrom }) => {
      const round = scenario.rounds.find(({ source, announcements }) =>
        [source, ...announcements.map((each) => each.source)].some((each) => each.sentence === sentence),
      );
      return heldFrom <= (round?.number ?? Number.MAX_VALUE);
    });
  }

  /** Of the scenarios shown, the one that contains a sentence, or else the first. */
  around(analysis: Analysis, index: number, { sentence }: Source): ScenarioAnalysis | undefined {
    const shown = this.#readsOf(analysis, index);
    return (shown.find(({ all }) => all.has(sentence)) ?? shown[0])?.scenario;
  }

  /** Where something of a shown scenario is now: in its own sentence, or in the half-typed one that has replaced it. */
  placeOf(analysis: Analysis, index: number, source: Source): Source {
    if (analysis.rangeOf(source) !== undefined) return source;
    const shown = this.#readsOf(analysis, index);
    return (
      shown.map((read) => replacement(analysis, read, source, shown)).find((found) => found !== undefined) ?? source
    );
  }

  /**
   * The known chances of a shown scenario’s later rounds: its own, or until these are computed, the ones of its last
   * text; of those, the rounds that still apply count as current and the rest as old.
   */
  laterRounds(analysis: Analysis, scenario: ScenarioAnalysis): readonly LaterRounds[] {
    const chances = this.#chances.get(analysis.reading.file) ?? new Map<string, readonly RoundOdds[]>();
    this.#chances.set(analysis.reading.file, chances);
    const { title, rounds } = scenario.scenario;
    const own = scenario.knownChances?.odds.rounds.filter(({ index }) => {
      const written = rounds[index];
      return written !== undefined && !isFirst(scenario.scenario, written);
    });
    if (own === undefined) {
      const standing = scenario.standingRounds;
      const old = (chances.get(title) ?? []).filter((round) => !standing.some(({ index }) => index === round.index));
      return [
        { rounds: standing, isOld: false },
        { rounds: old, isOld: true },
      ];
    }
    chances.set(title, own);
    return [{ rounds: own, isOld: false }];
  }

  #shownOf(analysis: Analysis, index: number): readonly ShownRead[] {
    return this.#stateOf(analysis).shown[index] ?? [];
  }

  #readsOf(analysis: Analysis, index: number): readonly Read[] {
    return this.#shownOf(analysis, index).map(({ read }) => read);
  }

  #stateOf(analysis: Analysis): State {
    const uri = analysis.reading.file;
    const last = this.#states.get(uri);
    if (last?.analysis === analysis) return last;
    const state = stateAfter(last, analysis);
    this.#states.set(uri, state);
    return state;
  }
}

function stateAfter(last: State | undefined, analysis: Analysis): State {
  const unfinished = unfinishedIn(analysis);
  const typed = last === undefined ? unfinished : typedIn(analysis, unfinished, last);
  const known = last?.good ?? [];
  const good: Read[] = [];
  const shown = analysis.scenarios.map((scenario, index) => {
    const now = readOf(analysis, index, scenario);
    const kept = isFinished(now, typed) ? [now] : lastGood(analysis, now, known, typed);
    good.push(...kept);
    const held = kept.map((read) => ({ read, heldFrom: heldFrom(scenario, read.scenario) }));
    // Where both play alike, the snapshot isn’t needed.
    const isAlike = held.every((each) => each.heldFrom === Infinity);
    return held.length > 1 || !isAlike ? held : [{ read: now, heldFrom: Infinity }];
  });
  return { analysis, shown, good, unfinished, typed };
}

/** The number of the first round in which a shown snapshot differs from the current scenario. */
function heldFrom(now: ScenarioAnalysis, shown: ScenarioAnalysis): number {
  return now === shown ? Infinity : changedFrom(now.played, shown.played);
}

/**
 * Unreadable sentences that are new or were readable before; a mistake that the writer has left behind doesn’t count.
 * While a name’s declaration is edited, everything that it makes unreadable stays until the name is complete.
 */
function typedIn({ reading }: Analysis, unfinished: ReadonlySet<number>, last: State): ReadonlySet<number> {
  if (unfinished.size === 0) return unfinished;
  const before = last.analysis.reading.document;
  const isNew = (sentence: number): boolean => indexOfSentence(before, sentence) === undefined;
  const added = before === reading.document ? [] : reading.document.sentences.filter(({ id }) => isNew(id));
  const goesOn = added.every(({ id }) => declaresName(reading, id));
  return new Set(
    [...unfinished].filter(
      (sentence) => isNew(sentence) || !last.unfinished.has(sentence) || (goesOn && last.typed.has(sentence)),
    ),
  );
}

function lastGood(analysis: Analysis, now: Read, known: readonly Read[], typed: ReadonlySet<number>): readonly Read[] {
  const before = known.filter(({ own }) => own.some((sentence) => now.all.has(sentence)));
  return before.length > 0 && stillHolds(analysis, now, before, typed) ? before : [];
}
