/** Outcomes common to all games: which side of a contest acts, and what happens to the contest as a whole. */
import type { OutcomeId } from '../odds.ts';
import { ownOutcome } from '../outcomes.ts';
import type { Setting } from '../scenario.ts';
import { agree, sideWords } from './words.ts';

/** An outcome with its display words. */
export interface NamedOutcome {
  readonly id: OutcomeId;
  readonly words: string;
}

/** The outcome that a side acts, or a combatant who acts alone. */
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

/** The outcome for a happening, named by the word in the game’s text: `tie` for `a tie`. */
export function happeningOutcome(word: string): NamedOutcome {
  const id = word.replace(/^an? /u, '');
  return { id, words: id };
}
