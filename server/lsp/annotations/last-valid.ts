/**
 * What is shown beside a text while a sentence of it is half-typed: the scenario as it last could be read, so that
 * nothing jumps.
 */
import { changedFrom, type Analysis, type ScenarioAnalysis } from '../../analysis/index.ts';
import { isFirst, type RoundOdds, type Source } from '../../engine/index.ts';
import { declaresName, indexOfSentence } from '../../language/index.ts';
import { isFinished, readOf, replacement, stillHolds, unfinishedIn, type Read } from './still-valid.ts';

/**
 * For each scenario of an analysis as what it is shown: as it is, or as it last could be read; then it may have been
 * several, which a slip has made one.
 */
interface State {
  readonly analysis: Analysis;
  readonly shown: readonly (readonly ShownRead[])[];
  /** What can be read but for slips that were left behind, now or when it was shown last. */
  readonly good: readonly Read[];
  /** The sentences that can’t be read, and those of them of which what is being typed is the cause. */
  readonly unfinished: ReadonlySet<number>;
  readonly typed: ReadonlySet<number>;
}

interface ShownRead {
  readonly read: Read;
  readonly heldFrom: number;
}

/** The chances of some of a scenario’s later rounds; `isOld` where they are those of an earlier text. */
export interface LaterRounds {
  readonly rounds: readonly RoundOdds[];
  readonly isOld: boolean;
}

/**
 * A scenario as what it is shown. The figures of rounds from a number on are held of an earlier text, because a
 * sentence that they rest on can’t be read in this one.
 */
export interface ShownScenario {
  readonly scenario: ScenarioAnalysis;
  readonly heldFrom: number;
}

export class LastValid {
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
    return this.held(analysis, index).map(({ scenario }) => scenario);
  }

  /** The same with the rounds from which on they are those of an earlier text. */
  held(analysis: Analysis, index: number): readonly ShownScenario[] {
    return this.#shownOf(analysis, index).map(({ read: { scenario }, heldFrom }) => ({ scenario, heldFrom }));
  }

  /** Whether what is shown where a sentence stands is of an earlier text; of one of the cast where any round is. */
  isHeldAt(analysis: Analysis, index: number, { sentence }: Source): boolean {
    return this.held(analysis, index).some(({ scenario: { scenario }, heldFrom }) => {
      const round = scenario.rounds.find(({ source, announcements }) =>
        [source, ...announcements.map((each) => each.source)].some((each) => each.sentence === sentence),
      );
      return heldFrom <= (round?.number ?? Number.MAX_VALUE);
    });
  }

  /** The one of them in which a sentence stands, or else the first. */
  around(analysis: Analysis, index: number, { sentence }: Source): ScenarioAnalysis | undefined {
    const shown = this.#readsOf(analysis, index);
    return (shown.find(({ all }) => all.has(sentence)) ?? shown[0])?.scenario;
  }

  /**
   * Where something of a shown scenario stands now: in its own sentence, or in the half-typed one that has come in its
   * place.
   */
  placeOf(analysis: Analysis, index: number, source: Source): Source {
    if (analysis.rangeOf(source) !== undefined) return source;
    const shown = this.#readsOf(analysis, index);
    return (
      shown.map((read) => replacement(analysis, read, source, shown)).find((found) => found !== undefined) ?? source
    );
  }

  /**
   * What is known of the later rounds of a scenario that is shown: its own chances, or until these are there what
   * stands of those of the last text of it that had any, and the rest of them as old.
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
    // What is played alike in both needs nothing of the earlier one.
    const isAlike = held.every((each) => each.heldFrom === Infinity);
    return held.length > 1 || !isAlike ? held : [{ read: now, heldFrom: Infinity }];
  });
  return { analysis, shown, good, unfinished, typed };
}

/** The number of the round from which on a scenario that is shown in the place of another differs from it. */
function heldFrom(now: ScenarioAnalysis, shown: ScenarioAnalysis): number {
  return now === shown ? Infinity : changedFrom(now.played, shown.played);
}

/**
 * Those that are new, or that could be read before: a slip that is left behind for another sentence is a part of the
 * text like any other. Whoever changes a name is the cause of all that can’t be read for it until it is whole.
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
