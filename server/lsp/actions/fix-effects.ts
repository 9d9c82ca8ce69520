/** Describes in a quick fix’s title how the fix changes a chance. */
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import { type Figure, type Fix, isPartlyUnread, type RoundOdds, type Source, ValueMemo } from '../../engine/index.ts';
import { editsOf, indexOfSentence, type OffsetRange, type Reading, type TextEdit } from '../../language/index.ts';
import {
  canBe,
  figureGroups,
  mostMoved,
  movesOfScenarioSteps,
  percent,
  share,
  type MovedFigure,
} from '../../report/index.ts';
import { inTimeSlices, nextTurn, computeRoughly, type StillWanted } from '../time-slicing.ts';

/** Analyses another text in place of the document’s own, in time slices. */
export type Analyse = (text: string) => Promise<Analysis>;

/** The most fixes of one request whose effects are computed. */
const mostFixesWithEffects = 6;

/**
 * In characters: effects aren’t computed for longer scenarios, since each fix has them read again, which takes too
 * long.
 */
const longestWithEffects = 100_000;

/** One fix of a finding. */
export interface Offered {
  readonly fix: Fix;
  readonly source: Source;
}

/**
 * For each fix that changes a chance, its effect on the one that it changes most: `Laura succeeds: 61% → 49%`, with
 * the round if it is ambiguous.
 */
export async function effectsOf(
  analysis: Analysis,
  offered: readonly Offered[],
  analyse: Analyse,
  wanted: StillWanted,
): Promise<ReadonlyMap<Fix, string>> {
  const effects = new Map<Fix, string>();
  for (const { fix, source } of offered.slice(0, mostFixesWithEffects)) {
    const index = scenarioOf(analysis, source);
    const before = analysis.scenarios[index];
    if (before === undefined) continue;
    if (!knownEffects.has(fix)) {
      await nextTurn();
      wanted();
      const text = mendedScenario(analysis.reading, index, editsOf(analysis.reading, fix));
      const then = text === undefined ? undefined : (await analyse(text)).scenarios[0];
      if (then !== undefined) await computeRoughly([before, then], wanted);
      knownEffects.keep(
        fix,
        then === undefined || then === before
          ? nothing
          : await inTimeSlices(
              () => effectBetween(before, then, roundAround(analysis.reading, before, source)),
              wanted,
            ),
      );
    }
    const effect = knownEffects.known(fix) ?? nothing;
    if (effect !== nothing) effects.set(fix, effect);
  }
  return effects;
}

/** Cached, since code actions are requested on each move of the caret. A fix belongs to one version of one scenario. */
const knownEffects = new ValueMemo<Fix, string>('effects of fixes');
const nothing = '';

/** The index of the scenario that contains a source; -1 for the head of the file. */
function scenarioOf({ reading }: Analysis, source: Source): number {
  const at = source.file === reading.file ? indexOfSentence(reading.document, source.sentence) : undefined;
  return at === undefined ? -1 : reading.scenarios.findIndex(({ from, to }) => from <= at && at < to);
}

/**
 * The head of a file and one of its scenarios after some edits, so that no other scenario has to be read; undefined if
 * an edit is elsewhere, or the scenario is too long.
 */
function mendedScenario(
  { text, document, scenarios }: Reading,
  index: number,
  edits: readonly TextEdit[],
): string | undefined {
  const startOf = (sentence = 0): number => document.starts[sentence] ?? text.length;
  const parts = [
    { start: 0, end: startOf(scenarios[0]?.from) },
    { start: startOf(scenarios[index]?.from), end: startOf(scenarios[index]?.to) },
  ];
  const within = parts.map(({ start, end }) => edits.filter((edit) => start <= edit.start && edit.end <= end));
  if (parts.reduce((sum, { start, end }) => sum + end - start, 0) > longestWithEffects) return undefined;
  if (edits.some((edit) => within.filter((own) => own.includes(edit)).length !== 1)) return undefined;
  return parts.map((part, at) => edited(text, part, within[at] ?? [])).join('');
}

function edited(text: string, { start, end }: OffsetRange, edits: readonly TextEdit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const before = sorted.map((edit, index) => text.slice(sorted[index - 1]?.end ?? start, edit.start) + edit.text);
  return before.join('') + text.slice(sorted.at(-1)?.end ?? start, end);
}

/**
 * The kinds of figures, in order of preference: actions and contests say more than whether a round is reached. There is
 * no time for others.
 */
const shown: readonly (readonly MovedFigure['kind'][])[] = [['action', 'contest'], ['reached']];

/**
 * Compares only rounds that can be read in both: the chances of a round with an unreadable sentence mean nothing yet.
 */
function* effectBetween(
  before: ScenarioAnalysis,
  after: ScenarioAnalysis,
  mended: number,
): Generator<undefined, string> {
  const moves = yield* movesOfScenarioSteps(before.roughOdds, after.roughOdds);
  const rounds = moves.rounds.filter((round) => isRead(before, round.before) && isRead(after, round.after));
  const figures = rounds.flatMap((round) => round.figures);
  const most = shown
    .map((kinds) => mostMoved(figures.filter(({ kind }) => kinds.includes(kind))))
    .find((figure) => figure !== undefined);
  const round = rounds.find((each) => most !== undefined && each.figures.includes(most));
  if (most === undefined || round === undefined) return nothing;
  const [was, is] = [shortPercent(most.before), shortPercent(most.after)];
  if (was === is || saysNothing(most.after)) return nothing;
  const isPlainly = isPlain(before.roughOdds.rounds, round.before, most, mended);
  return (isPlainly ? '' : `${roundWords(after.roughOdds.rounds, round.after)}, `) + `${most.label}: ${was} → ${is}`;
}

/** In whole percents; below 1% with one decimal, since whole percents would hide the difference. */
function shortPercent(figure: Figure): string {
  return percent(figure, canBe(figure) && share(figure) < 0.01 ? 1 : 0);
}

/** `≥ 0%` and `≤ 100%`, which are true of any chance. */
function saysNothing({ bound, chance }: Figure): boolean {
  return bound !== undefined && chance.equals(bound === 'at least' ? 0 : 1);
}

/**
 * Whether a figure’s label identifies it: its round is the only one, or is the round of the fix and no other round has
 * a figure with this label.
 */
function isPlain(rounds: readonly RoundOdds[], round: RoundOdds, { label }: MovedFigure, mended: number): boolean {
  const isAlike = (other: RoundOdds): boolean =>
    figureGroups(other).some((group) => group.figures.some((figure) => figure.label === label));
  return rounds.length === 1 || (round.index === mended && rounds.every((other) => other === round || !isAlike(other)));
}

/** A round by its number, and also by its title if several rounds share the number. */
function roundWords(rounds: readonly RoundOdds[], { index, round, title }: RoundOdds): string {
  const isOnly = rounds.every((other) => other.index === index || other.round !== round);
  return `round ${round}${isOnly || title === undefined ? '' : ` “${title}”`}`;
}

/** The index of the written round that contains a source; -1 above all of them. */
function roundAround({ document }: Reading, { scenario }: ScenarioAnalysis, { sentence }: Source): number {
  const at = indexOfSentence(document, sentence) ?? -1;
  return scenario.rounds.findLastIndex(({ source }) => (indexOfSentence(document, source.sentence) ?? 0) <= at);
}

function isRead({ scenario }: ScenarioAnalysis, { index }: RoundOdds): boolean {
  const written = scenario.rounds[index];
  return written !== undefined && !isPartlyUnread(written);
}
