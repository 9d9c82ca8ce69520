/** Overlays: copies of a file with trials written into them. */
import { editsOf, withEdits, type TextEdit } from '../../language/index.ts';
import type { Analysis } from '../analysis.ts';
import { shortened, type TrialEdits } from './trial-edits.ts';
import { askedBy, type TrialQuestions } from './trial-questions.ts';
import { missed } from './forcing.ts';
import { behindAdded, wholeOf, editedPieces, type Piece } from './piece-table.ts';
import { isTrial } from './validate-trials.ts';
import type { TrialResult, Trial, TrialOf } from './wish.ts';

/**
 * A copy of a file, its pieces, and the results of the trials so far. If no trial has changed anything, `analysis` is
 * that of the file.
 */
export interface Copy {
  readonly file: Analysis;
  readonly analysis: Analysis;
  readonly pieces: readonly Piece[];
  readonly results: readonly TrialResult[];
}

/** The file as it is. */
export function copyOf(analysis: Analysis): Copy {
  return { file: analysis, analysis, pieces: wholeOf(analysis.reading.text), results: [] };
}

/** The copy with one more trial; unchanged if the trial isn’t possible. */
export function withTrial({ file, analysis, pieces, results }: Copy, tried: TrialQuestions, trial: Trial): Copy {
  const asked: TrialEdits = isTrial(trial)
    ? (askedBy(file, analysis, tried, trial) ?? { says: '', lost: 'there is no such scenario any more' })
    : noTrial;
  const lost = (why: string): Copy => ({
    file,
    analysis,
    pieces,
    results: [...results, { says: shortened(asked.says), lost: shortened(why) }],
  });
  if ('lost' in asked) return lost(asked.lost);
  const { intents } = asked;
  const says = shortened(asked.says);
  const wanted = editsOf(analysis.reading, { title: says, certain: true, intents });
  const edits = wanted
    .map((edit) => behindAdded(pieces, analysis.reading.text, edit))
    .toSorted((one, other) => one.start - other.start);
  if (intents.length > 0 && edits.length === 0) return lost('what says so is in another file');
  if (edits.some(({ start }, index) => start < (edits[index - 1]?.end ?? 0))) return lost('it can’t be written there');
  const changed = analysis.withText(withEdits(analysis.reading.text, edits));
  const writes = sentencesOf(changed, edits);
  const isUnheard = writes === '' && edits.some(({ text }) => text.trim() !== '');
  if (isUnheard || unreadable(changed) > unreadable(analysis)) return lost('it can’t be written there');
  const why = trial.kind === 'force' ? missedIn(changed, tried, trial) : undefined;
  if (why !== undefined) return lost(why);
  return {
    file,
    analysis: changed,
    pieces: editedPieces(pieces, edits),
    results: [...results, { says, ...(writes === '' ? {} : { writes }) }],
  };
}

const noTrial: TrialEdits = { says: 'What was asked for', lost: 'this can’t be tried' };

function missedIn(
  { scenarios }: Analysis,
  { index, redraws }: TrialQuestions,
  trial: TrialOf<'force'>,
): string | undefined {
  const scenario = scenarios[index];
  return scenario === undefined ? undefined : missed(scenario, redraws, trial);
}

/** The number of errors in reading a text. */
function unreadable({ reading }: Analysis): number {
  return reading.problems.filter(({ severity }) => severity === 'error').length;
}

/** The sentences of a text that contain inserted text, joined. */
function sentencesOf({ reading: { document, text } }: Analysis, edits: readonly TextEdit[]): string {
  let moved = 0;
  const added = edits.flatMap(({ start, end, text: words }) => {
    const from = start + moved;
    moved += words.length - (end - start);
    return words === '' ? [] : [{ from, to: from + words.length }];
  });
  if (added.length === 0) return '';
  const touched = document.sentences.flatMap(({ length }, index) => {
    const start = document.starts[index] ?? 0;
    return added.some(({ from, to }) => from < start + length && start < to) ? [text.slice(start, start + length)] : [];
  });
  return touched.join(' ').replace(/\s+/gu, ' ');
}
