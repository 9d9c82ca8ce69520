/**
 * The parties of a Calm Check, and the reason for its result. The check is a default of ours: a task with Calm against
 * the number of whoever frightens.
 */
import type { Pool } from '../../../pool.ts';
import type { PartyResult, Result } from '../../../results.ts';
import { sentence } from '../../../play/words.ts';
import type { Cast } from '../../demon-city/cast.ts';
import { whyOne } from '../../demon-city/uncounted.ts';
import { dealtPool } from '../pools/dealt.ts';
import { rule } from '../rule-ids.ts';
import type { CalmCheckDue } from './calm.ts';

/** The Host’s name as a party. */
export const host = 'the Host';

/** The frightened combatant and the Host, with the values of both. */
export function calmParties(
  { who, shock, pool }: CalmCheckDue,
  resultsOf: (who: string) => readonly Result[],
  [value, against]: readonly [number, number],
): readonly PartyResult[] {
  const calm = value > against;
  const dealt = (whose: Pool, name: string): Pick<PartyResult, 'pool' | 'results'> => ({
    pool: dealtPool(whose, resultsOf(name).length),
    results: resultsOf(name),
  });
  const { side } = who.combatant;
  return [
    {
      who: who.name,
      side: side.id ?? side.text,
      action: 'holds on to Calm',
      ...dealt(pool, who.name),
      value,
      outcome: calm ? 'keeps calm' : 'loses 1 Calm',
      why: comparedWords(value, against),
      tone: calm ? 'good' : 'bad',
      source: shock.source,
    },
    {
      who: host,
      side: 'Host',
      action: 'throws against it',
      ...dealt(hostPool, host),
      value: against,
      outcome: '',
      why: `${sentence(who.called)} has to be above it.`,
      tone: 'plain',
      source: shock.source,
    },
  ];
}

const hostPool: Pool = {
  who: host,
  base: 1,
  because: whyOne,
  rule: rule.startingThrow.id,
  modifiers: [],
  size: 1,
  keep: 'highest',
  from: 'Host',
};

/** `7 is not above the Host’s 7: a tie isn’t enough.` */
export function comparedWords(value: number, against: number): string {
  return (
    `${value} is ${value > against ? '' : 'not '}above the Host’s ` +
    `${against}${value === against ? ': a tie isn’t enough' : ''}.`
  );
}

/** The effect of the Calm Check number: Calm above it gives an extra throw. */
export function extraWords(cast: Cast, { shock, number, calm }: CalmCheckDue): string {
  const by = shock.by.id === undefined ? undefined : cast.fighters.get(shock.by.id);
  const whose = by === undefined ? `the Calm Check number ${number}` : `${by.called}’s Calm Check number ${number}`;
  return calm > number
    ? `Calm ${calm} is above ${whose}, which gives an extra throw.`
    : `Calm ${calm} is not above ${whose}, so there is no extra throw for it.`;
}
