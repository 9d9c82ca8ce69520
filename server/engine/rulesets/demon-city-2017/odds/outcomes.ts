/** What can come of a Clash, by ids, and the words in which users read it. */
import type { DiceOutcome } from '../../../chance/index.ts';
import type { OutcomeId, Outcomes } from '../../../odds.ts';
import { actingId } from '../../../play/acting.ts';
import type { Fighter } from '../../demon-city/cast.ts';

/** Opposed sides share the highest die. */
export const tie = 'tie';

/** Somebody acts, and nobody else in their Clash. */
export function actsIn({ name }: Fighter): OutcomeId {
  return actingId(name);
}

/** Each of them acts, or opposed sides tie: `the Ghoul acts`. */
export function clashOutcomes(fighters: readonly Fighter[]): Outcomes {
  return new Map([...fighters.map((fighter) => [actsIn(fighter), `${fighter.called} acts`] as const), [tie, 'tie']]);
}

/** That somebody acts needs no words beside a chance. */
export function clashShort(fighters: readonly Fighter[]): Outcomes {
  return new Map(fighters.map((fighter) => [actsIn(fighter), fighter.name]));
}

/** What has come of a Clash. */
export function clashOutcome({ actor }: DiceOutcome, fighters: readonly Fighter[]): OutcomeId {
  const acting = fighters.find((fighter) => fighter.name === actor);
  return acting === undefined ? tie : actsIn(acting);
}
