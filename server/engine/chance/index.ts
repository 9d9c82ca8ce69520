/**
 * The entry point of `chance`: decks, contests thrown with cards or dice, their outcomes and their exact odds.
 * `resolveContest` gives the result of dealt hands, `contestChances` the chance of every outcome, `enumerateContest`
 * the same by playing every deal; where `isCountable` is false, `sampleContest` estimates it from some deals. `looksOf`
 * lists all looks of hands that are dealt together, for results that depend on several contests.
 * `dice/` has the same for ten-sided dice: `rollDice`, `resolveDice`, `diceChances`, `areDiceCountable`,
 * `enumerateDice`, and tasks.
 * `hits/` has dice that hit or miss: `rollPool`, `hitsOf`, `hitWeights`, sums and comparisons of those, and degrees.
 * `sets/` has dice that are searched for sets: `rollForSets`, `metBy`, `serviceOf`, `setWeights`.
 * `seededThrows` gives throws for play, `redrawnThrows` those that continue with other seeds.
 */
export { certain, none, toFraction } from './fractions.ts';
export { bothOf, meanOfChances, partOf, restOf, sumOf } from './parts.ts';
export { countsByValue, deckSize, drawCards, toDeck, withCards, withoutCards } from './cards/deck.ts';
export type { Card, CardCount, Deck, Drawn } from './cards/deck.ts';
export { redrawnThrows, seededThrows } from './seeded.ts';
export type { Throws } from './throws.ts';
export type { Redrawn } from './seeded.ts';
export type {
  Action,
  Contest,
  ContestHand,
  ContestOutcome,
  Deal,
  Following,
  HandOutcome,
  Threshold,
} from './cards/contest.ts';
export { keptOf } from './cards/contest.ts';
export { resolveContest } from './cards/resolve.ts';
export { looksOf } from './cards/hand-patterns.ts';
export type { Look } from './cards/hand-patterns.ts';
export { contestChances } from './cards/contest-odds.ts';
export { isCountable } from './cards/countable.ts';
export { enumerateContest } from './cards/enumerate.ts';
export { sampleContest } from './cards/sample.ts';
export type { ContestChances, HandChances, SideChances, WatchedChances } from './cards/chances.ts';
export { chanceAbove, highestOfHand, lowestOfHand } from './cards/single-hand.ts';
export type { ValueChances } from './cards/single-hand.ts';
export {
  areDiceCountable,
  dieFaces,
  diceChances,
  diceTaskChances,
  enumerateDice,
  enumerateDiceTask,
  highestOfDice,
  lowestOfDice,
  resolveDice,
  rollDice,
} from './dice/index.ts';
export type {
  DiceChances,
  DiceContest,
  DiceHand,
  DiceHandChances,
  DiceHandOutcome,
  DiceOpposition,
  DiceOutcome,
  DiceRoll,
  DiceTaskChances,
} from './dice/index.ts';
export {
  addsAtLeast,
  addsExactly,
  addUp,
  atLeast,
  chanceOf,
  chances,
  compared,
  degreeOf,
  degreeWeights,
  diceSum,
  everyRoll,
  hitsOf,
  hitWeights,
  meanAdded,
  meanOf,
  rollPool,
} from './hits/index.ts';
export type { Compared, DegreeWeights, HitCount, HitDie, HitPool, Weights } from './hits/index.ts';
export {
  countsIn,
  everyMet,
  isCriticalRoll,
  meetsAll,
  metBy,
  mostNeeds,
  rollForSets,
  serviceOf,
  setWeights,
} from './sets/index.ts';
export type {
  Counts,
  Divide,
  Met,
  Move,
  Service,
  SetsDie,
  SetsPool,
  SetWeights,
  Squash,
  Squashed,
  WeighedMet,
} from './sets/index.ts';
