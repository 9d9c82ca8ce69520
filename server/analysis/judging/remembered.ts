/** What is known of the courses of samples: most keystrokes in a scenario change nothing in how it is played. */
import { oncePerText, type Condition } from '../../engine/index.ts';
import type { Counts } from './counts.ts';

/**
 * What a course says to a question about a round, or that it doesn't come there; `open` is whether the text has left
 * something open in it by then.
 */
export interface Answer {
  readonly says: 'yes' | 'no' | 'elsewhere';
  readonly open: boolean;
}

/** By the number of a course. */
export interface Remembered {
  /** The written rounds to which it came, by their places. */
  readonly cameTo: (readonly number[])[];
  readonly answers: Map<string, Answer[]>;
  /** What holds after the rounds, with all pins, or by the number of those whose pins are left out. */
  readonly counts: Map<number | 'all pins', Counts>;
}

/** Those of some scenarios that somebody is working on. */
const mostSamples = 20;

/** One for all scenarios with that text. */
export const rememberedFor = oncePerText(
  mostSamples,
  (text: string) => text,
  (): Remembered => ({ cameTo: [], answers: new Map(), counts: new Map() }),
);

/** What was answered to a question about a round, wherever that is written. */
export function answersTo({ answers }: Remembered, round: number, question: Condition): Answer[] {
  const text = JSON.stringify([round, question], (key, value: unknown) => (key === 'source' ? undefined : value));
  const known = answers.get(text) ?? [];
  answers.set(text, known);
  return known;
}
