/** Time by the text: rounds of some 15 seconds in a fight, and whatever a round’s heading says otherwise (am-024). */
import type { Round } from '../../scenario.ts';
import { secondsOf, usualTimeUnits, type TimeUnit } from '../../time-spans.ts';

/** Lengths in seconds (am-024 to am-026). */
export const secondsOfRound = 15;
export const minute = 60;
export const tenmin = 10 * minute;
export const hour = 60 * minute;
export const watch = 4 * hour;
export const day = 24 * hour;

/** The units that the text names (am-024 to am-028); a tenday and a “week” are ten days both. */
export const timeUnits: readonly TimeUnit[] = [
  ...usualTimeUnits,
  { words: ['rounds', 'round', 'Rds', 'Rd'], seconds: secondsOfRound },
  { words: ['tenmins', 'tenmin'], seconds: tenmin },
  { words: ['watches', 'watch'], seconds: watch },
  { words: ['tendays', 'tenday', 'weeks', 'week'], seconds: 10 * day },
  { words: ['months', 'month'], seconds: 30 * day },
  { words: ['years', 'year'], seconds: 360 * day },
];

/** How long a round takes, in seconds; a round of a fight where its heading says nothing. */
export function secondsIn({ lasts }: Pick<Round, 'lasts'>): number {
  return (lasts === undefined ? undefined : secondsOf(lasts, timeUnits)) ?? secondsOfRound;
}

/** How many rounds of a fight go by in a round: one, or more where its heading has a length. */
export function fightRoundsIn(round: Pick<Round, 'lasts'>): number {
  return Math.max(1, Math.floor(secondsIn(round) / secondsOfRound));
}

/** Whether a round is time outside a fight: nobody tests initiative, and things happen in the order of the text. */
export function isOutsideFights({ lasts }: Pick<Round, 'lasts'>): boolean {
  return lasts !== undefined;
}

/** The seconds between two rolls of a healing die: `daily`, `each watch`; undefined if it isn’t written. */
export function secondsOfInterval(words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  const unit = words === 'daily' ? 'day' : words === 'hourly' ? 'hour' : words.replace('each ', '');
  return timeUnits.find((each) => each.words.includes(unit))?.seconds;
}

/** The interval as in the text’s notation of injuries: `Daily`, `each watch`; undefined if there is none. */
export function intervalWords(seconds: number): string | undefined {
  if (seconds === day) return 'Daily';
  if (seconds === hour) return 'Hourly';
  const unit = timeUnits.find((each) => each.seconds === seconds)?.words[1];
  return unit === undefined ? undefined : `each ${unit}`;
}
