/** What a roll comes to, in a few words: in its title, and beside whoever has rolled. */
import type { PartyResult } from '../../../results.ts';
import type { Attempt } from '../attempt.ts';
import type { Fate, Outcome, Result } from '../outcome.ts';

export function isSuccess(result: Result): boolean {
  return result === 'success' || result === 'critical success';
}

/** Of several actions some of which succeed, how many; where those at the table may still squash, how the dice lie. */
export function headline({ needs }: Attempt, { result, fates }: Outcome, maySquash: boolean): string {
  const count = (fate: Fate): number => fates.filter((each) => each === fate).length;
  if (isSuccess(result)) return result;
  const none = count('met') === 0 && count('open') === 0;
  const some = count('open') > 0 ? `not all of ${needs.length} actions` : `${count('met')} of ${needs.length} actions`;
  const isCritical = result === 'critical failure';
  if (maySquash) return `${none ? 'not met' : `${some} met`} as the dice lie${isCritical ? ', and critical' : ''}`;
  return none ? result : `${some}${isCritical ? ', critical failure' : ''}`;
}

/**
 * In the words of the odds of an action, which count a critical as a part of success or failure. What squashing may
 * still change is no failure yet.
 */
export function partyOutcome({ result }: Outcome, maySquash: boolean): Pick<PartyResult, 'outcome' | 'tone'> {
  if (!maySquash) return { outcome: `${words[result]}${ends[result]}`, tone: isSuccess(result) ? 'good' : 'bad' };
  return { outcome: `${words[result]} as the dice lie${ends[result]}`, tone: 'even' };
}

const words: Readonly<Record<Result, string>> = {
  'critical success': 'succeeds',
  success: 'succeeds',
  failure: 'fails',
  'critical failure': 'fails',
};

const ends: Readonly<Record<Result, string>> = {
  'critical success': ': a critical success',
  success: '',
  failure: '',
  'critical failure': ': a critical failure',
};
