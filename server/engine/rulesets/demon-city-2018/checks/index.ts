/** The checks of Demon City, tarot edition, in the order in which their findings are told. */
import type { LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { backwardsRange } from '../../demon-city/checks/backwards-range.ts';
import { claimedThrow } from '../../demon-city/checks/claimed-throw.ts';
import { deckTooSmall } from './deck-too-small.ts';
import { emptyDeck } from './empty-deck.ts';
import { givenAndTaken } from '../../demon-city/checks/given-and-taken.ts';
import { missingStat } from '../../demon-city/checks/missing-stat.ts';
import { orderAgainstAgility } from '../../demon-city/checks/order-against-agility.ts';
import { oversizedDeck } from './oversized-deck.ts';
import { pinsDoNotFit } from './pins-do-not-fit.ts';
import { repeatedFact } from '../../demon-city/checks/repeated-fact.ts';
import { runningTooFar } from '../../demon-city/checks/running-too-far.ts';
import { severalTargets } from '../../demon-city/checks/several-targets.ts';
import { statOutOfRange } from '../../demon-city/checks/stat-out-of-range.ts';
import { tooManyThrows } from './too-many-throws.ts';
import { unknownCard } from './unknown-card.ts';
import { unknownWeapon } from '../../demon-city/checks/unknown-weapon.ts';

export const checks: readonly LintRule<DemonCityFact>[] = [
  statOutOfRange, missingStat, severalTargets, claimedThrow, repeatedFact, givenAndTaken, orderAgainstAgility, runningTooFar,
  backwardsRange, emptyDeck, oversizedDeck, deckTooSmall, unknownCard, pinsDoNotFit, tooManyThrows, unknownWeapon,
];
