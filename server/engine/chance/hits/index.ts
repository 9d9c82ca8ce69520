/**
 * Dice that hit or miss: rolling pools of them, the result of a roll, and the integer weights of all possible results.
 * `everyRoll` lists the rolls one by one, for plain enumeration.
 */
export { hitsOf, rollPool } from './pool.ts';
export type { HitCount, HitDie, HitPool } from './pool.ts';
export { hitWeights } from './hit-weights.ts';
export { addUp, atLeast, chanceOf, chances, meanOf } from './weights.ts';
export type { Weights } from './weights.ts';
export { compared } from './compared.ts';
export type { Compared } from './compared.ts';
export { diceSum } from './dice-sum.ts';
export { degreeOf, degreeWeights } from './degrees.ts';
export type { DegreeWeights } from './degrees.ts';
export { everyRoll } from './every-roll.ts';
export { addsAtLeast, addsExactly, meanAdded } from './exploding-die.ts';
