/** Chances under the names in which users see them, for both editions. */
import { certain } from '../../../chance/index.ts';
import { exactly } from '../../../figures.ts';
import type { Figure, OutcomeOdds } from '../../../odds.ts';
import type { Setting } from '../../../scenario.ts';
import { agree, sideWords } from '../../../play/words.ts';
import type Fraction from 'fraction.js';

/** What a side does, as an outcome: `the Players act`, `Hyder acts`. */
export function actsLabel(setting: Setting, side: string): string {
  return `${wordsFor(setting, side)} ${agree(side, 'act', 'acts')}`;
}

/** The same where a side may win and its attack still fail: `the Players win without a stalemate`. */
export function winsLabel(setting: Setting, side: string): string {
  return `${wordsFor(setting, side)} ${agree(side, 'win', 'wins')} without a stalemate`;
}

function wordsFor({ sides }: Setting, side: string): string {
  return sideWords(
    side,
    sides.some(({ name, alone }) => name === side && alone),
  );
}

/** What can come of something measured against one number or one throw of the Host. */
export type TaskOutcome = 'succeeds' | 'tie' | 'fails';

/** What everybody tries a task for. */
export const success = 'succeeds' satisfies TaskOutcome;

/** The partition of a task. */
export function taskOdds(succeeds: Fraction, equal: Fraction): OutcomeOdds {
  return new Map<TaskOutcome, Figure>([
    ['succeeds', exactly(succeeds)],
    ['tie', exactly(equal)],
    ['fails', exactly(certain.sub(succeeds).sub(equal))],
  ]);
}

/** What has come of a task, in the words of its odds. */
export function taskOutcome(succeeds: boolean, isEqual: boolean): TaskOutcome {
  if (succeeds) return 'succeeds';
  return isEqual ? 'tie' : 'fails';
}
