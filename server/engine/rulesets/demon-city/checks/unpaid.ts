/** Lost throws or dice that somebody with a single one can't pay. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Modifier } from '../../../pool.ts';
import { sameSource, type Source } from '../../../source.ts';
import type { Deed } from '../deeds.ts';
import { lastFact } from '../facts.ts';
import { sentence } from '../../../play/words.ts';
import type { CountedRound } from './counted-round.ts';

export const unpaidMessages = {
  passed: '{Name} is at one {unit} and can’t lose another for “{words}”: {other} gets one instead',
  lost: '{Name} is at one {unit} and can’t lose another for “{words}”, so it changes nothing',
};

/** The pages of what is lost, and of the one throw that is kept in any case. */
export interface UnpaidRules {
  readonly lost: string;
  readonly kept?: string;
}

/**
 * One for each difficulty and each of those who can’t pay it; in rounds of which the text alone says how they begin.
 */
export function unpaidFindings(
  rule: Pick<LintRule, 'id' | 'severity'>,
  counted: readonly CountedRound[],
  lost: UnpaidRules,
  unit: string,
): readonly Finding[] {
  const told: { readonly who: string; readonly source: Source }[] = [];
  return counted
    .filter(({ sure }) => sure)
    .flatMap(({ cast, plan }) =>
      [...plan.pools.actions.values()].flatMap(({ who, modifiers }) =>
        modifiers
          .filter((modifier) => isTold(modifier, plan.context.deeds.get(who), lost))
          .flatMap((modifier) => {
            if (told.some((each) => each.who === who && sameSource(each.source, modifier.source))) return [];
            told.push({ who, source: modifier.source });
            const other = receiver(plan.pools.actions, who, modifier);
            const called = cast.fighters.get(who)?.called ?? who;
            const data = { name: called, Name: sentence(called), unit, words: modifier.words ?? modifier.because };
            return [
              other === undefined
                ? found(rule, 'lost', modifier.source, data)
                : found(rule, 'passed', modifier.source, { ...data, other: cast.fighters.get(other)?.called ?? other }),
            ];
          }),
      ),
    );
}

/** What nobody takes over is told of tasks only: what is nobody’s way throws as it would without. */
function isTold(modifier: Modifier, deed: Deed | undefined, { lost, kept }: UnpaidRules): boolean {
  if (modifier.givenBy !== undefined || modifier.words === undefined || !isUnpaid(modifier)) return false;
  return (
    modifier.rule === lost ||
    (modifier.rule === kept && deed !== undefined && lastFact(deed.clauses, 'difficulty')?.number !== undefined)
  );
}

function isUnpaid({ amount, standing }: Modifier): boolean {
  return amount < 0 && (standing === 'passed' || standing === 'cancelled');
}

/** Who throws one more for it; for a task that is the Host. */
function receiver(
  pools: CountedRound['plan']['pools']['actions'],
  giver: string,
  { source, standing }: Modifier,
): string | undefined {
  if (standing !== 'passed') return undefined;
  const pool = [...pools.values()].find(({ modifiers }) =>
    modifiers.some((each) => each.givenBy === giver && sameSource(each.source, source)),
  );
  return pool?.who ?? 'the Host';
}
