/** What sides do, and what happens to all of a contest, as outcomes: in any game by the same ids and words. */
import type { OutcomeId } from '../odds.ts';
import { ownOutcome } from '../outcomes.ts';
import type { Setting } from '../scenario.ts';
import { agree, sideWords } from './words.ts';

/** An outcome, and what it is called. */
export interface NamedOutcome {
  readonly id: OutcomeId;
  readonly words: string;
}

/** That a side acts, or somebody who is called so and acts for themselves. */
export function actingId(who: string): OutcomeId {
  return ownOutcome('acts', who);
}

/** `the Players act`, `Hyder acts`. */
export function actingOutcome(setting: Setting, side: string): NamedOutcome {
  return { id: actingId(side), words: `${sideIn(setting, side)} ${agree(side, 'act', 'acts')}` };
}

/** `the Players`, `Hyder`. */
export function sideIn({ sides }: Setting, side: string): string {
  return sideWords(
    side,
    sides.some(({ name, alone }) => name === side && alone),
  );
}

/** Something that happens by the word that the text has for it: `tie` for `a tie`. */
export function happeningOutcome(word: string): NamedOutcome {
  const id = word.replace(/^an? /u, '');
  return { id, words: id };
}
