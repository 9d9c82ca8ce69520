/** The checks of Demon City, tarot edition, in the order in which their findings are told. */
import type { LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../facts.ts';
import { backwardsRange } from './backwards-range.ts';
import { claimedThrow } from './claimed-throw.ts';
import { deckTooSmall } from './deck-too-small.ts';
import { emptyDeck } from './empty-deck.ts';
import { givenAndTaken } from './given-and-taken.ts';
import { missingStat } from './missing-stat.ts';
import { orderAgainstAgility } from './order-against-agility.ts';
import { oversizedDeck } from './oversized-deck.ts';
import { pinsDoNotFit } from './pins-do-not-fit.ts';
import { repeatedFact } from './repeated-fact.ts';
import { runningTooFar } from './running-too-far.ts';
import { severalTargets } from './several-targets.ts';
import { statOutOfRange } from './stat-out-of-range.ts';
import { tooManyThrows } from './too-many-throws.ts';
import { unknownCard } from './unknown-card.ts';
import { unknownWeapon } from './unknown-weapon.ts';

export const checks: readonly LintRule<DemonCityFact>[] = [
  statOutOfRange, missingStat, severalTargets, claimedThrow, repeatedFact, givenAndTaken, orderAgainstAgility, runningTooFar,
  backwardsRange, emptyDeck, oversizedDeck, deckTooSmall, unknownCard, pinsDoNotFit, tooManyThrows, unknownWeapon,
];
