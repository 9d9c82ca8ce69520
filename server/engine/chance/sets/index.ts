/**
 * Dice that are searched for sets, which are dice of one face: rolling them, what a roll can meet and which set serves
 * what, and the integer weights of all possible results of a pool. `everyMet` lists the rolls one by one, for plain
 * enumeration.
 */
export { countsIn, isCriticalRoll, mostNeeds, rollForSets } from './pool.ts';
export type { Counts, Divide, SetsDie, SetsPool, Squash } from './pool.ts';
export { meetsAll, metBy, serviceOf } from './meets.ts';
export type { Met, Service } from './meets.ts';
export type { Move, Squashed } from './squashing.ts';
export { setWeights } from './set-weights.ts';
export type { SetWeights, WeighedMet } from './set-weights.ts';
export { everyMet } from './every-roll.ts';
