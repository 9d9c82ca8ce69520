/**
 * Ten-sided dice of which the highest counts: rolling them, the results of hands rolled together, and the exact odds.
 * `enumerateDice` and `enumerateDiceTask` give the same odds by enumerating every roll.
 */
export { dieFaces } from './contest.ts';
export type { DiceContest, DiceHand, DiceHandOutcome, DiceOutcome, DiceRoll } from './contest.ts';
export { rollDice } from './roll.ts';
export { resolveDice } from './resolve.ts';
export type { DiceChances, DiceHandChances } from './chances.ts';
export { diceChances } from './contest-odds.ts';
export { areDiceCountable } from './countable.ts';
export { diceTaskChances } from './task-odds.ts';
export type { DiceOpposition, DiceTaskChances } from './task.ts';
export { enumerateDice, enumerateDiceTask } from './enumerate.ts';
export { highestOfDice, lowestOfDice } from './single-hand.ts';
