/** Lengths of time, as writers put them in the heading of a round. */
import type { Numeral, Words } from './scenario.ts';

/** A number of units of time: `10 minutes`. */
export interface TimeSpan {
  readonly count: Numeral;
  readonly unit: Words;
}

/** A unit of time in all its forms; `seconds` is its length. */
export interface TimeUnit {
  readonly words: readonly string[];
  readonly seconds: number;
}

/** The units that every game knows; a game adds those that its text names. */
export const usualTimeUnits: readonly TimeUnit[] = [
  { words: ['seconds', 'second'], seconds: 1 },
  { words: ['minutes', 'minute'], seconds: 60 },
  { words: ['hours', 'hour'], seconds: 3600 },
  { words: ['days', 'day'], seconds: 86_400 },
];

/** The length of a span by these units, in seconds; undefined if its unit isn’t one of them. */
export function secondsOf({ count, unit }: TimeSpan, units: readonly TimeUnit[]): number | undefined {
  const found = units.find(({ words }) => words.includes(unit.text));
  return found === undefined ? undefined : count.value * found.seconds;
}

/** As it is written: `10 minutes`. */
export function spanWords({ count, unit }: TimeSpan): string {
  return `${count.value} ${unit.text}`;
}
