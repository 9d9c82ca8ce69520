/** Lost throws or dice that somebody with a single one can't pay. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Modifier } from '../../../pool.ts';
import { sameSource, type Source } from '../../../source.ts';
import { sentence } from '../play/words.ts';
import type { CountedRound } from './counted-round.ts';

export const unpaidMessages = {
  passed: '{Name} is at one {unit} and can’t lose another for “{words}”: {other} gets one instead',
  lost: '{Name} is at one {unit} and can’t lose another for “{words}”, so it changes nothing',
};

/** One for each difficulty and each of those who can’t pay it; in rounds of which the text alone says how they begin. */
export function unpaidFindings(rule: Pick<LintRule, 'id' | 'severity'>, counted: readonly CountedRound[], lost: string, unit: string): readonly Finding[] {
  const told: { readonly who: string; readonly source: Source }[] = [];
  return counted.filter(({ sure }) => sure).flatMap(({ cast, plan }) => [...plan.pools.actions.values()].flatMap(({ who, modifiers }) =>
    modifiers.filter((modifier) => modifier.rule === lost && modifier.givenBy === undefined && isUnpaid(modifier)).flatMap((modifier) => {
      if (told.some((each) => each.who === who && sameSource(each.source, modifier.source))) return [];
      told.push({ who, source: modifier.source });
      const other = receiver(plan.pools.actions, who, modifier);
      const called = cast.fighters.get(who)?.called ?? who;
      const data = { name: called, Name: sentence(called), unit, words: modifier.words ?? modifier.because };
      return [other === undefined ? found(rule, 'lost', modifier.source, data) : found(rule, 'passed', modifier.source, { ...data, other: cast.fighters.get(other)?.called ?? other })];
    })));
}

function isUnpaid({ amount, standing }: Modifier): boolean {
  return amount < 0 && (standing === 'passed' || standing === 'cancelled');
}

/** Who throws one more for it; for a task that is the Host. */
function receiver(pools: CountedRound['plan']['pools']['actions'], giver: string, { source, standing }: Modifier): string | undefined {
  if (standing !== 'passed') return undefined;
  const pool = [...pools.values()].find(({ modifiers }) => modifiers.some((each) => each.givenBy === giver && sameSource(each.source, source)));
  return pool?.who ?? 'the Host';
}
