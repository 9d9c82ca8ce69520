/** Which actions a critical is said to fall on. */
import { list } from '../../../../play/words.ts';
import { quoted } from '../../../../quoting.ts';
import type { Words } from '../../../../scenario.ts';
import type { Attempt, Need } from '../../attempt.ts';
import { factsOf, type Critical } from '../../facts.ts';
import { placeOf, type Fate } from '../../outcome.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';

export function criticalFacts({
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Critical[] {
  return factsOf(clauses, 'critical');
}

/** An action that a critical is said to fall on, as it is named. */
export interface CriticalOn {
  readonly words: Words;
  readonly need: Need;
  readonly fate: Fate;
}

/** Those that there are, in the order of the text. */
export function criticalsIn({ attempt, outcome: { fates } }: PinnedRoll): readonly CriticalOn[] {
  return criticalFacts(attempt)
    .flatMap(({ actions }) => actions)
    .flatMap((words) => {
      const place = placeOf(attempt.needs, words.text);
      const [need, fate] = [attempt.needs[place], fates[place]];
      return need === undefined || fate === undefined ? [] : [{ words, need, fate }];
    });
}

/** The actions that the dice leave so. */
export function needsThat({ attempt: { needs }, outcome: { fates } }: PinnedRoll, fate: Fate): readonly Need[] {
  return needs.filter((_, place) => fates[place] === fate);
}

export function criticalSentence(...actions: readonly string[]): string {
  return `the critical falls on ${list(actions.map(quoted))}`;
}
