/** Random scenarios of up to four rounds. */
import { randomFight } from './random-fight.ts';

export const randomScenarios = randomFight({ rounds: 4, dice: 2 });
