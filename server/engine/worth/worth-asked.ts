/** What would be if a pool were counted otherwise, asked once for each change. */
import type { RoundOdds } from '../odds.ts';
import type { Modifier } from '../pool.ts';
import { leftOut, originOf, saysTheSame } from './recount.ts';
import type { PoolChange } from './what-if.ts';

/** The odds of the round with a pool counted otherwise; undefined where they can’t be told. */
export type Ask = (change: PoolChange) => RoundOdds | undefined;

/** One answer for each change, whoever asks. */
export function remembering(ask: Ask): Ask {
  const known = new Map<string, { readonly change: PoolChange; readonly answer: RoundOdds | undefined }[]>();
  return (change) => {
    const those = known.get(change.who) ?? [];
    known.set(change.who, those);
    const found = those.find((each) => isSameChange(each.change, change));
    if (found !== undefined) return found.answer;
    const answer = ask(change);
    those.push({ change, answer });
    return answer;
  };
}

function isSameChange(one: PoolChange, other: PoolChange): boolean {
  if ('add' in one || 'add' in other) return 'add' in one && 'add' in other && one.add === other.add;
  const [these, those] = [leftOut(one), leftOut(other)];
  return these.length === those.length && these.every((each, index) => isSameReason(each, those[index]));
}

export function isSameReason(one: Modifier, other: Modifier | undefined): boolean {
  return other !== undefined && saysTheSame(originOf(one), originOf(other)) && one.givenBy === other.givenBy;
}
