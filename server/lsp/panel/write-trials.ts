/** Answers the panel: the edits that write what is tried out into the file. */
import { trialEdits } from '../../analysis/index.ts';
import { most, type WriteTrialsAnswer, type WriteTrialsRequest } from '../../protocol/index.ts';
import { toRange } from '../connection/convert.ts';
import { meantIn, wishIn } from './panel.ts';
import type { Versioned } from '../analysis-store.ts';

/**
 * Nothing is written into another scenario than the one that is meant. Trials beyond what may be asked for at once are
 * left out, and lost.
 */
export function writeTrialsAnswer(
  { analysis, version }: Pick<Versioned, 'analysis' | 'version'>,
  request: WriteTrialsRequest,
): WriteTrialsAnswer {
  const { trials } = request;
  const { scenario, isThere } = meantIn(analysis, request);
  if (!isThere || analysis.scenarios[scenario] === undefined) return null;
  const wish = wishIn(analysis, scenario, request);
  const { edits, lost } = trialEdits(analysis, scenario, wish.trials, wish.redraws);
  const beyond =
    wish.trials.length < most.trials ? [] : trials.flatMap((_trial, index) => (index < most.trials ? [] : [index]));
  return {
    version,
    lost: [...lost, ...beyond],
    edits: edits.map((edit) => {
      const { start, end } = toRange(analysis, edit);
      return { from: start, to: end, text: edit.text };
    }),
  };
}
