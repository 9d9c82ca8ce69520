/** How an extra or lost throw is told, the same in hover, panel, command line and transcript. */
import type { Modifier, Pool } from '../engine/index.ts';

/** `+1`, `−1`. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What a pool is counted in, so many of it: `throw`, `dice`. */
export function unitOf({ unit = { one: 'throw', many: 'throws' } }: Pick<Pool, 'unit'>, count: number): string {
  return Math.abs(count) === 1 ? unit.one : unit.many;
}

/** `+1 throw: Higher Stat Throw`. */
export function modifierTitle(modifier: Modifier, pool: Pool): string {
  return `${signed(modifier.amount)} ${unitOf(pool, modifier.amount)}: ${modifier.title}`;
}

/** Why it counts, or doesn't, as a sentence without its full stop. */
export function modifierReason(modifier: Modifier): string {
  return `${modifier.because}${standingWords(modifier)}`;
}

/** A short label: the writer's own words where there are any, and else the rule's name. */
export function modifierLabel(modifier: Modifier): string {
  const told = `${signed(modifier.amount)} ${modifier.words ?? modifier.title.replace(/ (?:Throw|Die)$/, '').toLowerCase()}`;
  return modifier.standing === 'counted' ? told : `${told} (${shortStanding[modifier.standing]})`;
}

const shortStanding = { capped: 'beyond the most', cancelled: 'not below one', passed: 'passed on' } as const;

/** `3 throws, the highest counts`. */
export function poolWords(pool: Pool): string {
  const throws = `${pool.size} ${unitOf(pool, pool.size)}`;
  return pool.size === 1 ? throws : `${throws}, the ${pool.keep} counts`;
}

function standingWords(modifier: Modifier): string {
  switch (modifier.standing) {
    case 'counted': return '';
    case 'capped': return '; beyond the most that may count';
    case 'cancelled': return '; nobody throws fewer than one, so it takes nothing';
    case 'passed': return '; nobody throws fewer than one, so the opponent gets a throw instead';
  }
}
