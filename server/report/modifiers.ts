/** How an extra or lost throw is told, the same in hover, panel, command line and transcript. */
import type { Keep, Modifier, Pool } from '../engine/index.ts';

/** `+1`, `−1`. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What a pool is counted in, so many of it: `throw`, `dice`. */
export function unitOf({ unit = { one: 'throw', many: 'throws' } }: Pick<Pool, 'unit'>, count: number): string {
  return Math.abs(count) === 1 ? unit.one : unit.many;
}

/** `+1 throw: Higher Stat Throw`, `TN −2: Partially effective defences`. */
export function modifierTitle(modifier: Modifier, pool: Pool): string {
  return `${modifier.measure ?? `${signed(modifier.amount)} ${unitOf(pool, modifier.amount)}`}: ${modifier.title}`;
}

/** Why it counts, or doesn't, as a sentence without its full stop. */
export function modifierReason({ because, uncounted }: Modifier): string {
  return uncounted === undefined ? because : `${because}; ${uncounted.why}`;
}

/** A short label: the writer's own words where there are any, and else the rule's name. */
export function modifierLabel({ amount, measure, words, title, uncounted }: Modifier): string {
  const change = measure === undefined ? signed(amount) : shortMeasure(measure);
  const told = `${change} ${words ?? title.replace(/ (?:Throw|Die)$/, '').toLowerCase()}`;
  return uncounted === undefined ? told : `${told} (${uncounted.short})`;
}

/** `TN −2`, and `penalty die:` for `a penalty die`: words would run into those that follow. */
function shortMeasure(measure: string): string {
  const bare = measure.replace(/^an? /, '');
  return /\d$/.test(bare) ? bare : `${bare}:`;
}

/** `3 throws, the highest counts`, `3 dice at 4/6, each hit counts`. */
export function poolWords(pool: Pool): string {
  const throws = `${pool.size} ${unitOf(pool, pool.size)}${difficultyWords(pool)}`;
  return pool.size === 1 ? throws : `${throws}, ${keepWords[pool.keep]}`;
}

/** ` at 4/6`; empty where there is nothing to hit. */
export function difficultyWords({ difficulty }: Pick<Pool, 'difficulty'>): string {
  return difficulty === undefined ? '' : ` at ${difficulty.now}`;
}

/** `1 to start`, `1 to start, at 5/6`. */
export function startWords({ base, difficulty }: Pool): string {
  return difficulty === undefined ? `${base} to start` : `${base} to start, at ${difficulty.base}`;
}

const keepWords: Readonly<Record<Keep, string>> = {
  highest: 'the highest counts', lowest: 'the lowest counts', 'each hit': 'each hit counts', 'one hit': 'one hit is enough', 'all hits': 'all have to hit',
};
