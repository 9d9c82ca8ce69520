/** Formats pools and modifiers (extra and lost throws) for hover, panel, command line and transcript. */
import { isSetAside, list, reasonLabel, sameSource, type Keep, type Modifier, type Pool } from '../../engine/index.ts';

/** `+1`, `−1`. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** The unit of a pool for a count: `throw`, `dice`. */
export function unitOf({ unit = { one: 'throw', many: 'throws' } }: Pick<Pool, 'unit'>, count: number): string {
  return Math.abs(count) === 1 ? unit.one : unit.many;
}

/**
 * The displayed modifiers of a pool: adjacent identical ones, such as the points of a bonus, are merged with their
 * count.
 */
export function listedModifiers({ modifiers, unit }: Pick<Pool, 'modifiers' | 'unit'>): readonly Modifier[] {
  const runs: Modifier[][] = [];
  for (const modifier of modifiers) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isCounted(modifier, unit) && isSame(run[0], modifier)) run.push(modifier);
    else runs.push([modifier]);
  }
  return runs.flatMap(([first, ...more]) =>
    first === undefined ? [] : [more.length === 0 ? first : together(first, more.length + 1, unit)],
  );
}

/** Whether it is counted in the pool’s unit; modifiers with another measure aren’t merged. */
function isCounted({ measure }: Modifier, unit: Pool['unit']): boolean {
  return measure === undefined || (unit !== undefined && measure.endsWith(` ${unit.one}`));
}

function isSame(one: Modifier, other: Modifier): boolean {
  const shown = ({ rule, measure, amount, because, words, standing, uncounted }: Modifier): string =>
    [rule, measure, amount, because, words, standing, uncounted?.short, uncounted?.why].join('\n');
  return sameSource(one.source, other.source) && shown(one) === shown(other);
}

/** `a bonus die` three times is `3 bonus dice`. */
function together(first: Modifier, count: number, unit: Pool['unit']): Modifier {
  const amount = first.amount * count;
  if (first.measure === undefined || unit === undefined) return { ...first, amount };
  return { ...first, amount, measure: `${count} ${bare(first.measure).slice(0, -unit.one.length)}${unit.many}` };
}

/**
 * What it changes: `+1 throw`, `TN −2`, `2 bonus dice`; if it doesn’t count, that comes first: `not rolled: a bonus
 * die`.
 */
export function changeWords({ measure, amount, uncounted }: Modifier, pool: Pool): string {
  if (measure === undefined) return `${signed(amount)} ${unitOf(pool, amount)}`;
  return uncounted === undefined ? measure : `${lossWords(measure)}: ${measure}`;
}

/** `+1 throw: Higher Stat Throw`, `2 bonus dice: Attack bonus`, `not rolled: a bonus die, Attack bonus`. */
export function modifierTitle(modifier: Modifier, pool: Pool): string {
  const isLost = modifier.measure !== undefined && modifier.uncounted !== undefined;
  return `${changeWords(modifier, pool)}${isLost ? ',' : ':'} ${modifier.title}`;
}

/**
 * The whole modifier on one line; where there is a measure, the reason is enough without the rule’s name: `+1 throw:
 * Higher Stat Throw (Toughness 5 against Agility 3)`, `2 bonus dice: Attack Bonus 2`; for one that can’t be used, what
 * was meant and why not: `+2 dice not counted: Ann bets 3 WP, but the general pool holds 2 WP`.
 */
export function modifierLine(modifier: Modifier, pool: Pool): string {
  const { measure, because, uncounted, standing } = modifier;
  if (measure === undefined && uncounted !== undefined && standing === 'unused' && !isSetAside(modifier))
    return `${changeWords(modifier, pool)} not counted: ${because}, but ${uncounted.why}`;
  if (measure === undefined) return `${modifierTitle(modifier, pool)} (${modifierReason(modifier)})`;
  return uncounted === undefined
    ? `${measure}: ${because}`
    : `${changeWords(modifier, pool)} (${because}); ${uncounted.why}`;
}

/** Why it counts, or doesn’t, as a sentence without its full stop. */
export function modifierReason({ because, uncounted }: Modifier): string {
  return uncounted === undefined ? because : `${because}; ${uncounted.why}`;
}

/** The writer’s own words, unless the reason contains them. */
export function modifierQuote({ words, because }: Modifier): string | undefined {
  return words !== undefined && because.includes(words) ? undefined : words;
}

/** A short label: the writer’s own words if there are any, otherwise the rule’s name. */
export function modifierLabel(modifier: Modifier): string {
  const { amount, measure, uncounted, called } = modifier;
  const about = called ?? reasonLabel(modifier);
  if (measure === undefined)
    return (
      `${signed(amount)}${called === undefined ? '' : ':'} ` +
      `${about}${uncounted === undefined ? '' : ` (${uncounted.short})`}`
    );
  if (uncounted !== undefined) return `${lossWords(measure)}: ${bare(measure)}, ${about}`;
  return `${bare(measure)}${isNumber(measure) ? '' : ':'} ${about}`;
}

/**
 * The labels of a pool’s displayed modifiers; identical ones get their reason added: `+1 the high ground, above Hiram,
 * who has it too`.
 */
export function modifierLabels(pool: Pick<Pool, 'modifiers' | 'unit'>): readonly string[] {
  const listed = listedModifiers(pool);
  const labels = listed.map(modifierLabel);
  return listed.map((modifier, index) => {
    const label = labels[index] ?? '';
    const isAlone = listed.every(
      (other, at) => at === index || labels[at] !== label || other.because === modifier.because,
    );
    return isAlone || modifier.because === modifier.words ? label : `${label}, ${modifier.because}`;
  });
}

/** Dice aren’t rolled, whereas a change of a number isn’t counted. */
function lossWords(measure: string): string {
  return isNumber(measure) ? 'not counted' : 'not rolled';
}

/** Whether it ends with a number, as `TN −2` does; otherwise a colon has to separate it from the words that follow. */
function isNumber(measure: string): boolean {
  return /\d$/.test(measure);
}

function bare(measure: string): string {
  return measure.replace(/^an? /, '');
}

/** `3 throws, the highest counts`, `3 dice at 4/6, each hit counts`; with the bound if the pool exceeds it. */
export function poolWords(pool: Pool): string {
  const throws = `${sizeWords(pool)}${difficultyWords(pool)}`;
  const counting = pool.size === 1 || !isBaseThrown(pool) ? '' : `, ${countingWords(pool)}`;
  return `${throws}${counting}${boundWords([pool])}`;
}

/** `3 throws`; if there weren’t enough, `2 of 3 throws`, `none of 3 throws`, `no throw`. */
function sizeWords(pool: Pool): string {
  const { size, short: { of } = { of: size } } = pool;
  if (size === of) return `${size} ${unitOf(pool, size)}`;
  return of === 1 ? `no ${unitOf(pool, 1)}` : `${size === 0 ? 'none' : size} of ${of} ${unitOf(pool, of)}`;
}

/** Whether at least the pool’s base was thrown. */
export function isBaseThrown({ size, short }: Pick<Pool, 'size' | 'short'>): boolean {
  return short === undefined || size > 0;
}

/** `, counted with 100 throws at most`: pools that exceed a bound are cut to it; empty if none does. */
export function boundWords(pools: readonly Pool[]): string {
  const bounds = new Set(pools.flatMap(({ bounded }) => bounded ?? []));
  return bounds.size === 0 ? '' : `, counted with ${list([...bounds])}`;
}

/** ` at 4/6`; empty without a difficulty. */
export function difficultyWords({ difficulty }: Pick<Pool, 'difficulty'>): string {
  return difficulty === undefined ? '' : ` at ${difficulty.now}`;
}

/** `1 to start`; with a difficulty, `5/6 to start`. */
export function startWords(pool: Pool): string {
  const { base, difficulty, short } = pool;
  if (short !== undefined && !isBaseThrown(pool)) return `${base} to start (${short.uncounted.short})`;
  if (difficulty === undefined) return `${base} to start`;
  return base === 1 ? `${difficulty.base} to start` : `${base} at ${difficulty.base} to start`;
}

/** `the highest counts`, `matching dice of 5 or higher form sets`. */
function countingWords({ keep, least, counting }: Pool): string {
  if (counting !== undefined) return counting;
  return keep === 'sets' && least !== undefined ? `matching dice of ${least} or higher form sets` : keepWords[keep];
}

const keepWords: Readonly<Record<Keep, string>> = {
  highest: 'the highest counts',
  lowest: 'the lowest counts',
  'each hit': 'each hit counts',
  'one hit': 'one hit is enough',
  'all hits': 'all have to hit',
  sets: 'matching dice form sets',
  sum: 'their sum counts',
};
