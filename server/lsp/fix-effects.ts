/** What a quick fix does to a chance, as words for its title. */
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import type { Fix, Source } from '../engine/index.ts';
import { editsOf, indexOfSentence, type TextEdit } from '../language/index.ts';
import { mostMoved, movesOfScenario, percent, type MovedFigure } from '../report/index.ts';
import { nextTurn, type StillWanted } from './turns.ts';

/** The analysis of the text as some edits would leave it. */
export type After = (edits: readonly TextEdit[]) => Analysis | undefined;

/** So many fixes of one question are reckoned. */
const mostReckoned = 6;

/** One fix of something that was found. */
export interface Offered {
  readonly fix: Fix;
  readonly source: Source;
}

/** For each fix that moves a chance, what it does to the one that it moves most: `Laura takes effect: 61% → 49%`. */
export async function effectsOf(analysis: Analysis, offered: readonly Offered[], after: After, wanted: StillWanted): Promise<ReadonlyMap<Fix, string>> {
  const effects = new Map<Fix, string>();
  for (const { fix, source } of offered.slice(0, mostReckoned)) {
    const index = scenarioOf(analysis, source);
    const before = analysis.scenarios[index];
    if (before === undefined || isDoubtful(before)) continue;
    if (!known.has(fix)) {
      await nextTurn();
      wanted();
      const then = after(editsOf(analysis.reading, fix))?.scenarios[index];
      known.set(fix, then === undefined || then === before || isDoubtful(then) ? nothing : effectBetween(before, then));
    }
    const effect = known.get(fix) ?? nothing;
    if (effect !== nothing) effects.set(fix, effect);
  }
  return effects;
}

/** A fix is of one scenario as it is; it is asked for at each move of the caret. */
const known = new WeakMap<Fix, string>();
const nothing = '';

/** The place among the scenarios of the one in which something stands; -1 for the head of the file. */
function scenarioOf({ reading }: Analysis, source: Source): number {
  const at = source.file === reading.file ? indexOfSentence(reading.document, source.sentence) : undefined;
  return at === undefined ? -1 : reading.scenarios.findIndex(({ from, to }) => from <= at && at < to);
}

/** What isn’t read in full, or speaks of nobody, has chances that say nothing yet. */
function isDoubtful({ scenario }: ScenarioAnalysis): boolean {
  return scenario.unread === true || scenario.strangers.length > 0 || scenario.rounds.some((round) => round.unread === true);
}

/** What somebody does or all come to together says more than how they stand afterwards; what is counted is no chance of theirs. */
const telling: readonly (readonly MovedFigure['kind'][])[] = [['action', 'contest'], ['standing', 'reached']];

function effectBetween(before: ScenarioAnalysis, after: ScenarioAnalysis): string {
  const figures = movesOfScenario(before.odds(), after.odds()).rounds.flatMap((round) => round.figures);
  const most = telling.map((kinds) => mostMoved(figures.filter(({ kind }) => kinds.includes(kind)))).find((figure) => figure !== undefined);
  if (most === undefined) return nothing;
  const [was, is] = [percent(most.before, 0), percent(most.after, 0)];
  return was === is ? nothing : `${most.label}: ${was} → ${is}`;
}
