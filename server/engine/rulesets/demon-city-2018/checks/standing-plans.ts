/** Every written round with its throws, as the text alone says how things stand. */
import { roundCountedBy, roundsCountedBy } from '../../demon-city/checks/counted-round.ts';
import { startOf } from '../fight.ts';
import { planCards } from '../plan.ts';

export const countedRound = roundCountedBy({ startOf, plan: planCards });

/** Worked out once for all checks that look at throws. */
export const countedRounds = roundsCountedBy(countedRound);
