/** Which of the text under an announcement prints where it is announced. */
import type { Prose } from '../scenario.ts';

/** What is read aloud, noted or said; the rest waits for what comes of the action. */
export function printsAtOnce({ when }: Prose): boolean {
  return when === undefined;
}
