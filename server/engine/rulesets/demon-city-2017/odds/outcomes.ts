/** Outcome ids of Clashes, with their display words. */
import type { DiceOutcome } from '../../../chance/index.ts';
import type { OutcomeId, Outcomes } from '../../../odds.ts';
import { actingId } from '../../../play/acting.ts';
import type { Fighter } from '../../demon-city/cast.ts';

/** Opposed sides share the highest die. */
export const tie = 'tie';

/** One character acts, and nobody else in the Clash. */
export function actsIn({ name }: Fighter): OutcomeId {
  return actingId(name);
}

/** The outcomes of a Clash: each character acts, or opposed sides tie: `the Ghoul acts`. */
export function clashOutcomes(fighters: readonly Fighter[]): Outcomes {
  return new Map([...fighters.map((fighter) => [actsIn(fighter), `${fighter.called} acts`] as const), [tie, 'tie']]);
}

/** The short label that a character acts: the name alone. */
export function clashShort(fighters: readonly Fighter[]): Outcomes {
  return new Map(fighters.map((fighter) => [actsIn(fighter), fighter.name]));
}

/** The outcome of a Clash. */
export function clashOutcome({ actor }: DiceOutcome, fighters: readonly Fighter[]): OutcomeId {
  const acting = fighters.find((fighter) => fighter.name === actor);
  return acting === undefined ? tie : actsIn(acting);
}
