/** Lengths and times of day in words. */
import { count, list } from '../../../play/words.ts';
import { lastFact, type MoveablesFact } from '../facts.ts';
import { day, hour, minute } from '../time.ts';

/** The hours on the clock at the start, in seconds; undefined if no time is written (am-025). */
export function startOfClock(facts: readonly MoveablesFact[]): number | undefined {
  const time = lastFact(facts, 'clock');
  return time === undefined ? undefined : time.hours.value * hour + time.minutes.value * minute;
}

/** `14:40`, and on later days `day 2, 14:40`. */
export function timeOfDay(start: number, clock: number): string {
  const now = start + clock;
  const [hours, minutes] = [Math.floor((now % day) / hour), Math.floor((now % hour) / minute)];
  const time = `${hours}:${`${minutes}`.padStart(2, '0')}`;
  return now < day ? time : `day ${Math.floor(now / day) + 1}, ${time}`;
}

/** `1 hour and 20 minutes`; the text has no seconds, but a round is 15 of them. */
export function lengthWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / day), 'day'],
    [Math.floor((seconds % day) / hour), 'hour'],
    [Math.floor((seconds % hour) / minute), 'minute'],
    [seconds % minute, 'second'],
  ] as const;
  const written = parts.filter(([number]) => number > 0).map(([number, unit]) => count(number, unit));
  return written.length === 0 ? 'no time' : list(written);
}

/** How many whole hours of the clock are completed between two times. */
export function hoursBetween(before: number, after: number): number {
  return Math.floor(after / hour) - Math.floor(before / hour);
}
