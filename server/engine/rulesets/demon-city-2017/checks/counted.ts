/** Every written round with its dice, as the text alone says how things stand. */
import { roundCountedBy, roundsCountedBy } from '../../demon-city/checks/counted-round.ts';
import { startOf } from '../../demon-city/fight.ts';
import { planDice } from '../plan.ts';

export const countedRound = roundCountedBy({ startOf, plan: planDice });

/** Worked out once for all checks that look at claimed or lost dice. */
export const countedRounds = roundsCountedBy(countedRound);
